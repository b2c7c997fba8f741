// Finds entries by what people type: ids, words in any form, words that others use, words that are misspelt.
// Knows nothing of pages: search.js shows what is found here, and tests run it without a browser.

const FIELDS = { title: 7, also: 1, text: 1.4, more: 0.4 };
const PREFIX = 0.35;  // what a word that is still being typed counts for, where the word exists as it is
const SYNONYM = 0.9;
const FORM = 0.05;  // the very form that was typed, beside its stem
const COVERAGE = 2;  // the power with which it counts how much of a query is met
const DENSITY = 1;  // what a title gains that says just what is looked for
const PHRASE = 3;  // what an entry gains that is known to answer a question with all these words
const ASKED = 20;  // and one that is known to answer the very question
export const AT_MOST = 20;
const ID = /(?<![a-z0-9])([a-z]{1,3})\s*-?\s*([0-9]{1,3})(?![a-z0-9])/g;
const ID_BEGUN = /^([a-z]{1,3})(?:\s*-\s*([0-9]{0,3})|\s*([0-9]{1,3}))$/;

// The same letters without accents or capitals.
export const folded = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
export const WORD = /[\p{L}\p{N}]+/gu;
const known = new Map();
export const wordsOf = (text) => (text.match(WORD) ?? []).map((word) => {
  if (!known.has(word)) known.set(word, folded(word));
  return known.get(word);
});

export class Finder {
  // Begins without entries: add them in as many parts as is convenient.
  constructor(MiniSearch, stemmer, document) {
    this.stems = new Map(Object.entries(document.stems));
    this.stemmer = stemmer;
    this.kinds = document.kinds;
    this.entries = [];
    this.ids = new Map();
    this.forms = new Map();
    this.unsaid = new Set(wordsOf(document.unsaid));
    this.numbered = Object.entries(document.numbered).map(([name, letters]) => [folded(name), folded(letters)]);
    this.index = new MiniSearch({
      idField: "number",
      fields: Object.keys(FIELDS),
      storeFields: [],
      tokenize: wordsOf,
      processTerm: (word, field) => {
        if (field !== "title" && field !== "also" && this.unsaid.has(word)) return null;
        const stem = this.stem(word);
        return stem === word || field === "more" ? stem : [stem, word];
      },
      searchOptions: { tokenize: (word) => [word], processTerm: (word) => word, boost: FIELDS },
    });
    // Longer phrases first, and the very words before other forms of them.
    this.synonyms = [false, true].flatMap((stemmed) => document.synonyms.map(([typed, ours]) => ({
      phrase: wordsOf(typed).map((word) => (stemmed ? this.stem(word) : word)),
      stemmed,
      name: ours,
      ours: this.said(wordsOf(ours)),
    }))).sort((a, b) => b.phrase.length - a.phrase.length);
    for (const [typed] of document.synonyms) for (const word of wordsOf(typed)) this.count(word);
  }

  add(entries) {
    const documents = entries.map(([kind, id, title, address, text, more, page, also]) => {
      const [label, weight] = this.kinds[kind];
      const entry = { number: this.entries.length, label: page || label, kind, weight, id, title, address, text, more };
      [entry.name, ...entry.phrases] = [title, ...also.split("; ").filter(Boolean)]
        .map((name) => [...new Set(this.said(wordsOf(name)).map((word) => this.stem(word)))]);
      entry.asked = also.split("; ").map((phrase) => wordsOf(phrase).join(" "));
      this.entries.push(entry);
      if (id) this.ids.set(compact(id), entry);
      for (const word of [...wordsOf(title), ...wordsOf(also), ...wordsOf(text)]) this.count(word);
      return { number: entry.number, title: `${id} ${title}`, also, text, more };
    });
    this.index.addAll(documents);
  }

  // What fits best, best first: { entry, terms }, where terms are the words of the index that were met.
  find(query) {
    this.work = 0;
    this.called = [];  // words of the query that are not those of the rules: [typed, [ours]]
    this.known = 1;  // the share of its words that are known here as they are typed
    const begun = this.idBegun(query);
    if (begun) return begun.map((entry) => ({ entry, terms: new Set(wordsOf(entry.id)) }));
    const pinned = this.idsIn(query);
    const groups = this.groups(query);
    this.called = groups.filter(({ names }) => names.length).map(({ words, names }) => [words.map(({ word }) => word).join(" "), [...new Set(names)]]);
    const found = this.ranked(groups, wordsOf(query).join(" ")).filter(({ entry }) => !pinned.includes(entry));
    const first = pinned.map((entry) => ({ entry, terms: new Set(wordsOf(entry.id)) }));
    return [...first, ...found].slice(0, AT_MOST);
  }

  // Ids that a query consists of, whole or as far as it is typed: "mov4", "R-", "r 2"; the exact one first.
  idBegun(query) {
    const begun = ID_BEGUN.exec(this.withLetters(query));
    if (!begun) return null;
    const [, letters, dashed, bare] = begun;
    const number = dashed ?? bare ?? "";
    const wanted = letters + Number(number);
    const found = this.entries.filter((entry) => {
      this.work += 1;
      const own = /^([a-z]+)-0*([0-9]+)$/.exec(folded(entry.id));
      return own && own[1] === letters && own[2].startsWith(String(Number(number) || ""));
    });
    found.sort((a, b) => (compact(b.id) === wanted) - (compact(a.id) === wanted));
    return found.length ? found.slice(0, AT_MOST) : null;
  }

  idsIn(query) {
    const text = this.withLetters(query);
    const whole = this.ids.get(text.trim());
    if (whole) return [whole];
    const named = [...text.matchAll(ID)].map(([, letters, number]) => this.ids.get(letters + Number(number)));
    return [...new Set(named.filter(Boolean))];
  }

  withLetters(query) {
    let text = folded(query).trim();
    for (const [name, letters] of this.numbered) {
      text = text.replace(new RegExp(`(?<![a-z])${name}s?\\s+(?:${letters}\\s*-?\\s*)?(?=[0-9])`, "g"), `${letters}-`);
    }
    return text;
  }

  // A query as groups, of which each should be met: the words as typed, or what they are called here.
  groups(query) {
    const words = wordsOf(query);
    const unfinished = /[\p{L}\p{N}]$/u.test(query) ? words.length - 1 : -1;
    const typed = words.map((word, place) => (this.isKnown(word, place === unfinished) ? word : this.nearest(word) ?? word));
    const stems = typed.map((word) => this.stem(word));
    const groups = [];
    const covered = new Set();
    for (const { phrase, stemmed, name, ours } of this.synonyms) {
      for (const start of typed.keys()) {
        this.work += 1;
        const as = stemmed ? stems : typed;
        if (!phrase.every((word, place) => as[start + place] === word)) continue;
        const places = phrase.map((_, place) => start + place);
        const same = groups.find((group) => group.places.join() === places.join() && group.stemmed === stemmed);
        if (same) {
          same.others.push(ours);
          same.names.push(name);
        } else if (!places.some((place) => covered.has(place))) groups.push({ places, stemmed, others: [ours], names: [name] });
        for (const place of places) covered.add(place);
      }
    }
    const loud = typed.some((word) => !this.unsaid.has(word));
    const meant = typed.map((_, place) => place).filter((place) => !loud || !this.unsaid.has(typed[place]));
    this.known = meant.filter((place) => covered.has(place) || this.occurs(words[place], place === unfinished)).length / (meant.length || 1);
    typed.forEach((word, place) => {
      if (!covered.has(place) && !(loud && this.unsaid.has(word))) groups.push({ places: [place], others: [], names: [] });
    });
    return groups.map(({ places, others, names }) => ({
      size: places.filter((place) => !loud || !this.unsaid.has(typed[place])).length,
      words: places.map((place) => ({ word: typed[place], unfinished: place === unfinished })),
      others,
      names,
    }));
  }

  ranked(groups, query) {
    const totals = new Map();
    let all = 0;
    for (const group of groups) {
      const scores = this.scoresOf(group);
      all += group.size;
      for (const [number, { score, terms }] of scores) {
        const total = totals.get(number) ?? { score: 0, met: 0, terms: new Set() };
        total.score += score;
        total.met += group.size;
        for (const term of terms) total.terms.add(term);
        totals.set(number, total);
      }
    }
    return [...totals].map(([number, { score, met, terms }]) => {
      const entry = this.entries[number];
      const density = entry.name.filter((stem) => terms.has(stem)).length / (entry.name.length || 1);
      const phrase = entry.phrases.some((words) => words.length > 1 && words.every((stem) => terms.has(stem)));
      const gained = entry.asked.includes(query) ? ASKED : phrase ? PHRASE : 0;
      const fit = (all ? met / all : 1) ** COVERAGE * (1 + DENSITY * density ** 2 + gained);
      return { entry, terms, score: score * entry.weight * fit, met: all ? met / all : 1 };
    }).sort((a, b) => b.score - a.score || a.entry.number - b.entry.number);
  }

  // The entries that meet one group, each by the wording that suits it best.
  scoresOf({ words, others }) {
    const best = new Map();
    const wordings = [words, ...others.map((other) => other.map((word) => ({ word, unfinished: false })))];
    wordings.forEach((wording, place) => {
      const sums = new Map();
      for (const one of wording) {
        for (const [number, hit] of this.hits(one)) {
          const sum = sums.get(number) ?? { score: 0, met: 0, terms: [] };
          sums.set(number, { score: sum.score + hit.score, met: sum.met + 1, terms: [...sum.terms, ...hit.terms] });
        }
      }
      for (const [number, { score, met, terms }] of sums) {
        const fit = score * (met / wording.length) ** 2 * (place ? SYNONYM : 1);
        const before = best.get(number) ?? { score: 0, terms: [] };
        best.set(number, { score: Math.max(before.score, fit), terms: [...before.terms, ...terms] });
      }
    });
    return best;
  }

  // The entries that have a word, in any of its forms, or begun.
  hits({ word, unfinished }) {
    const stem = this.stem(word);
    const hits = new Map();
    const meet = (term, weight, prefix = false) => {
      const boostDocument = () => { this.work += 1; return 1; };
      for (const { id, score, terms } of this.index.search(term, { prefix, boostDocument })) {
        const hit = hits.get(id) ?? { score: 0, terms: [] };
        hits.set(id, { score: hit.score + score * weight, terms: [...hit.terms, ...terms] });
      }
    };
    meet(stem, 1);
    if (stem !== word) meet(word, FORM);
    if (unfinished && word.length > 1) meet(word, this.forms.has(stem) ? PREFIX : 1, true);
    return hits;
  }

  // Whether a word is used here in some form, or is the beginning of one that is.
  isKnown(word, unfinished) {
    if (word.length < 4 || /[0-9]/.test(word) || this.forms.has(word) || this.forms.has(this.stem(word))) return true;
    if (!unfinished) return false;
    for (const form of this.forms.keys()) {
      this.work += 1;
      if (form.startsWith(word)) return true;
    }
    return false;
  }

  // Whether a word is used here as it is typed, in some form, or is the beginning of one that is.
  occurs(word, unfinished) {
    return this.forms.has(word) || this.forms.has(this.stem(word)) || (unfinished && [...this.forms.keys()].some((form) => form.startsWith(word)));
  }

  // The known word that differs least from one that is unknown; of two alike, the one used more often.
  nearest(word) {
    let best = null;
    let least = word.length < 5 ? 1 : 2;
    let most = 0;
    for (const [form, times] of this.forms) {
      if (Math.abs(form.length - word.length) > least) continue;
      this.work += 1;
      const distance = distanceOf(word, form, least);
      const likely = times * (form[0] === word[0] ? 10 : 1);
      if (distance > least || distance === least && likely <= most) continue;
      [best, least, most] = [form, distance, likely];
    }
    return best;
  }

  count(word) {
    for (const form of new Set([word, this.stem(word)])) this.forms.set(form, (this.forms.get(form) ?? 0) + 1);
  }

  said(words) {
    const loud = words.filter((word) => !this.unsaid.has(word));
    return loud.length ? loud : words;
  }

  stem(word) {
    if (!this.stems.has(word)) this.stems.set(word, /[0-9]/.test(word) ? word : folded(this.stemmer(word)));
    return this.stems.get(word);
  }
}

// What each of several rulebooks finds: { place, found }; first those that know more of what was typed, and meet more of it.
// Those that know much less of it than the first are left out.
export const inBooks = (finders, query) => {
  const found = finders.map((finder, place) => ({ place, found: finder.find(query), known: finder.known })).filter((one) => one.found.length);
  const most = Math.max(0, ...found.map(({ known }) => known));
  return found
    .filter(({ known }) => known > most - 0.5)
    .sort((a, b) => b.known - a.known || (b.found[0].met ?? 1) - (a.found[0].met ?? 1) || a.place - b.place);
};

const compact = (id) => folded(id).replace(/-0*/, "");

// How many letters must be added, left out, changed or swapped with their neighbour; more than `most` counts as too many.
function distanceOf(from, to, most) {
  let [before, last] = [[], [...Array(to.length + 1).keys()]];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = last[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, last[j] + 1, row[j - 1] + 1);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[to.length];
}
