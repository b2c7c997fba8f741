// The search dialog. Nothing is loaded before it is opened; what is found and in which order, finding.js says.
const french = document.documentElement.lang === "fr";
const say = (en, fr) => (french ? fr : en);
const top = new URL("..", import.meta.url);
const SLICE = 80;  // entries taken in at a time: typing goes on in between

const dialog = document.createElement("dialog");
dialog.className = "rs-search";
dialog.setAttribute("aria-label", say("Search", "Recherche"));
dialog.innerHTML = `
<form role="search" class="rs-search-bar">
<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="10.500" cy="10.500" r="6"/><path d="m15 15 5.500 5.500"/></svg>
<input type="search" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="rs-search-list" aria-label="${say("Search the rules", "Chercher dans les règles")}"
 placeholder="${say("A word, a question, a number", "Un mot, une question, un numéro")}" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="go" maxlength="200">
<button type="button" class="rs-search-close">${say("Close", "Fermer")}</button>
</form>
<p class="rs-search-status" role="status"></p>
<div id="rs-search-list" class="rs-search-list" role="listbox" aria-label="${say("Results", "Résultats")}" hidden></div>
<p class="rs-search-foot"><label><input type="checkbox"> ${say("Search the code too", "Chercher aussi dans le code")}</label>
<span class="rs-search-keys"><kbd>↑</kbd> <kbd>↓</kbd> ${say("choose", "choisir")} <kbd>↵</kbd> ${say("open", "ouvrir")}</span></p>`;
document.body.append(dialog);
const [form, status, list] = [".rs-search-bar", ".rs-search-status", ".rs-search-list"].map((one) => dialog.querySelector(one));
const box = form.querySelector("input");
const codeToo = dialog.querySelector("[type=checkbox]");

let words = null;  // the module that finds, once it is there
let library = null;
let rules = null;
let code = null;
let chosen = -1;
let opensFirst = false;  // Enter was pressed before anything could be looked up

const fetched = async (name) => {
  const answer = await fetch(new URL(`search/${name}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
};
const filled = async (index, entries) => {
  const finder = new words.Finder(...library, index);
  for (let start = 0; start < entries.length; start += SLICE) {
    finder.add(entries.slice(start, start + SLICE));
    await new Promise((next) => { setTimeout(next); });
  }
  return finder;
};

let loading = null;
const load = () => {
  loading ??= (async () => {
    const [found, { default: MiniSearch }, { stemmer }, index] = await Promise.all(
      [import("./finding.js"), import("./search/minisearch.js"), import("./search/stemmer.js"), fetched("rules")],
    );
    [words, library] = [found, [MiniSearch, stemmer]];
    const finder = await filled(index, index.entries);
    rules = { finder, index };
    show();
  })().catch(() => {
    loading = null;
    status.replaceChildren(say("Search could not be loaded. ", "La recherche n'a pas pu être chargée. "), wayOut());
  });
};
let loadingCode = null;
const loadCode = () => {
  loadingCode ??= (async () => {
    const { entries } = await fetched("code");
    code = await filled(rules.index, entries);
    show();
  })().catch(() => { loadingCode = null; });
};

const wayOut = () => {
  const link = document.createElement("a");
  link.href = new URL("rules/", top);
  link.textContent = say("All rules, clause by clause", "Toutes les règles, clause par clause");
  return link;
};

// A text with the words that were met marked; of a long one, a part that has as many of them as possible.
const LONGEST = 150;
const LOOKED_AT = 2000;
const marked = (text, terms, finder, longest = Infinity) => {
  const found = [...text.slice(0, LOOKED_AT).matchAll(words.WORD)].map((word) => {
    const [plain] = words.wordsOf(word[0]);
    const stem = finder.stem(plain);
    return { start: word.index, end: word.index + word[0].length, stem, met: terms.has(plain) || terms.has(stem) };
  });
  const from = text.length > longest ? bestStart(found, longest) : 0;
  const until = text.length - from > longest ? found.findLast((word) => word.end <= from + longest).end : text.length;
  const parts = [from ? "… " : ""];
  let end = from;
  for (const word of found) {
    if (!word.met || word.start < from || word.end > until) continue;
    const mark = document.createElement("mark");
    mark.textContent = text.slice(word.start, word.end);
    parts.push(text.slice(end, word.start), mark);
    end = word.end;
  }
  return [...parts, text.slice(end, until), until < text.length ? " …" : ""];
};
const bestStart = (found, longest) => {
  let [best, most] = [0, 0];
  found.forEach((word, number) => {
    if (!word.met && number) return;
    const first = found[Math.max(0, number - 4)];
    const inside = new Set();
    for (let next = number; next < found.length && found[next].end <= first.start + longest; next += 1) {
      if (found[next].met) inside.add(found[next].stem);
    }
    if (inside.size > most) [best, most] = [number < 5 ? 0 : first.start, inside.size];
  });
  return best;
};

const element = (name, className, ...content) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
};
const option = ({ entry, terms }, finder, number) => {
  const link = element("a", "rs-search-result",
    element("span", "rs-search-kind", entry.label),
    element("span", "rs-search-title", ...(entry.id ? [element("span", "rs-id", entry.id), " "] : []), ...marked(entry.title, terms, finder)));
  const told = entry.text.slice(entry.text.lastIndexOf("→") + 1).trim();  // of a ruling, what holds
  if (told) link.append(element("span", "rs-search-text", ...marked(told, terms, finder, LONGEST)));
  link.href = new URL(entry.address, top);
  link.id = `rs-search-${number}`;
  link.setAttribute("role", "option");
  link.setAttribute("aria-selected", "false");
  link.tabIndex = -1;
  return link;
};

// What fits the words that stand in the box now; looked up once a frame, and before anything is opened.
let due = 0;
const showSoon = () => { due ||= requestAnimationFrame(show); };
const show = () => {
  cancelAnimationFrame(due);
  due = 0;
  const query = box.value.trim();
  const finders = [rules?.finder, codeToo.checked ? code : null].filter(Boolean);
  const found = query ? finders.flatMap((finder) => finder.find(box.value).map((one) => [one, finder])) : [];
  list.replaceChildren(...found.map(([one, finder], number) => option(one, finder, number)));
  list.hidden = !found.length;
  list.scrollTop = 0;
  box.setAttribute("aria-expanded", String(found.length > 0));
  choose(-1);
  if (!rules) status.textContent = query ? say("One moment …", "Un instant …") : "";
  else if (!query) status.textContent = hint();
  else if (found.length) status.textContent = counted(found.length, finders.length * words.AT_MOST) + called();
  else status.replaceChildren(say("Nothing found. ", "Rien trouvé. "), wayOut());
  if (opensFirst && rules) {
    opensFirst = false;
    open();
  }
};
const counted = (number, most) => {
  if (number >= most) return say(`The ${number} best results`, `Les ${number} meilleurs résultats`);
  return `${number} ${say("result", "résultat")}${number > 1 ? "s" : ""}`;
};
// What the rules call it: who typed other words sees why these results fit.
const called = () => rules.finder.called.map(([typed, ours]) => say(` · “${typed}”: here ${ours.join(", ")}`, ` · «\u00a0${typed}\u00a0» : ici ${ours.join(", ")}`)).join("");
const hint = () => {
  const ids = [/^[A-Z]{2}/, /^[A-Z]-/].map((form) => rules.finder.entries.find((entry) => /-/.test(entry.id) && form.test(entry.id))?.id);
  return say("For example: ", "Par exemple : ") + ids.filter(Boolean).join(", ");
};

const choose = (number) => {
  list.children[chosen]?.setAttribute("aria-selected", "false");
  chosen = number;
  const now = list.children[chosen];
  if (!now) {
    box.removeAttribute("aria-activedescendant");
    return;
  }
  now.setAttribute("aria-selected", "true");
  now.scrollIntoView({ block: "nearest" });
  box.setAttribute("aria-activedescendant", now.id);
};

// Enter: what was chosen, or else the first result of exactly what stands in the box.
const open = () => {
  if (due) show();
  opensFirst = !rules;
  const link = list.children[Math.max(chosen, 0)];
  if (!rules || !link) return;
  dialog.close();
  location.assign(link.href);
};

const start = (query) => {
  if (query !== undefined) box.value = query;
  if (!dialog.open) dialog.showModal();
  box.focus();
  if (query === undefined) box.select();
  load();
  show();
};

form.addEventListener("submit", (event) => { event.preventDefault(); open(); });
box.addEventListener("input", () => { opensFirst = false; showSoon(); });
box.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.isComposing) return;
  event.preventDefault();
  if (due) show();
  choose(Math.max(-1, Math.min(chosen + step, list.children.length - 1)));
});
codeToo.addEventListener("change", () => { if (codeToo.checked && rules) loadCode(); show(); });
dialog.querySelector(".rs-search-close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
  else if (event.target.closest?.("a") && !(event.ctrlKey || event.metaKey || event.shiftKey)) dialog.close();
});
dialog.addEventListener("close", () => {
  opensFirst = false;
  const address = new URL(location.href);
  if (!address.searchParams.has("q")) return;
  address.searchParams.delete("q");
  history.replaceState(history.state, "", address);
});

// Ways in: the button, keys, forms for search on pages, and ?q= in an address.
document.addEventListener("click", (event) => {
  const way = event.target.closest?.(".rs-search-open");
  if (!way || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  start();
});
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, [contenteditable]") && !dialog.contains(event.target);
  const single = !typing && !event.ctrlKey && !event.metaKey && !event.altKey && (event.key === "/" || event.key === "s");
  const control = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
  if (!single && !control || dialog.open) return;
  event.preventDefault();
  start();
});
for (const page of document.querySelectorAll("form.rs-find")) {
  page.elements.q.addEventListener("focus", load, { once: true });
  page.addEventListener("submit", (event) => { event.preventDefault(); start(page.elements.q.value); });
}
const asked = new URLSearchParams(location.search).get("q");
if (asked?.trim()) start(asked);
