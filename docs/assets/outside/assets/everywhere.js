// One search for all rulebooks of the home: which of them knows what is typed, and where it says it.
const french = document.documentElement.lang === "fr";
const say = (en, fr) => (french ? fr : en);
const AT_MOST = 4;  // results of one rulebook; its own search has them all
const SLICE = 80;  // entries taken in at a time: typing goes on in between

const form = document.querySelector("form.rs-find");
const box = form.elements.q;
const shown = document.querySelector(".os-found");
const books = [...document.querySelectorAll("[data-book]")].map((one) => ({
  top: new URL(`${one.dataset.book}/`, location.href),
  title: one.querySelector("h2").textContent,
}));
let words = null;
let finders = null;

const filled = async ({ top }) => {
  const [{ default: MiniSearch }, { stemmer }, answer] = await Promise.all(
    ["search/minisearch.js", "search/stemmer.js"].map((name) => import(new URL(`assets/${name}`, top))).concat(fetch(new URL("assets/search/rules.json", top))),
  );
  if (!answer.ok) throw new Error(answer.status);
  const index = await answer.json();
  const finder = new words.Finder(MiniSearch, stemmer, index);
  for (let start = 0; start < index.entries.length; start += SLICE) {
    finder.add(index.entries.slice(start, start + SLICE));
    await new Promise((next) => { setTimeout(next); });
  }
  return finder;
};
let loading = null;
const load = () => {
  loading ??= (async () => {
    words = await import(new URL("assets/finding.js", books[0].top));
    finders = await Promise.all(books.map(filled));
    show();
  })().catch(() => { loading = null; });  // the form still leads to the search of the first rulebook
  return loading;
};

const element = (name, className, ...content) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
};
const link = (href, ...content) => {
  const made = element("a", "", ...content);
  made.href = href;
  return made;
};
const result = ({ entry }, top) => element("li", "", link(
  new URL(entry.address, top), entry.id ? element("span", "os-id", `${entry.id} `) : "", entry.title, element("span", "os-faint", ` ${entry.label}`),
));
const ofBook = ({ place, found }) => {
  const { top, title } = books[place];
  const all = new URL(top);
  all.searchParams.set("q", box.value.trim());
  const parts = [element("h2", "", link(all, title)), element("ul", "", ...found.slice(0, AT_MOST).map((one) => result(one, top)))];
  if (found.length > AT_MOST) parts.push(element("p", "os-faint", link(all, say(`All results in ${title}`, `Tous les résultats dans ${title}`))));
  return element("section", "os-hits", ...parts);
};
const show = () => {
  const query = box.value.trim();
  shown.hidden = !query;
  if (!query) return;
  if (!finders) shown.replaceChildren(say("One moment …", "Un instant …"));
  else {
    const found = words.inBooks(finders, box.value);
    shown.replaceChildren(...(found.length ? found.map(ofBook) : [say("Nothing found.", "Rien trouvé.")]));
  }
};

let due = 0;
box.addEventListener("focus", load, { once: true });
box.addEventListener("input", () => {
  load();
  cancelAnimationFrame(due);
  due = requestAnimationFrame(show);
});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (!box.value.trim()) return;
  await load();
  if (!finders) { form.submit(); return; }
  show();
  const first = shown.querySelector("li a");
  if (first) location.assign(first.href);
});
const asked = new URLSearchParams(location.search).get("q");
if (asked?.trim()) {
  box.value = asked;
  load();
  show();
}
