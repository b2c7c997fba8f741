// Reading aids. Everything here adds to pages that read well without it; nothing is asked of another host.
(() => {
  "use strict";
  const french = document.documentElement.lang === "fr";
  const say = (en, fr) => (french ? fr : en);
  const base = new URL(JSON.parse(document.getElementById("__config").textContent).base + "/", location.href);

  // The language switch keeps the place on the page, and the choice is remembered for the door.
  const remember = (language) => { try { localStorage.setItem("rules-language", language); } catch { /* no storage */ } };
  remember(french ? "fr" : "en");
  for (const link of document.querySelectorAll("[data-language]")) {
    link.addEventListener("click", () => {
      link.hash = location.hash;
      remember(link.dataset.language);
    });
  }

  // Pages that no menu lists belong to the tab whose folder they are in.
  if (!document.querySelector(".md-tabs__item--active")) {
    for (const link of document.querySelectorAll(".md-tabs__link")) {
      const folder = link.pathname;
      if (folder !== base.pathname && location.pathname.startsWith(folder)) link.parentElement.classList.add("md-tabs__item--active");
    }
  }

  // Previews: what a cited clause or ruling says, on hover and on focus.
  const citedBy = (link) => {
    if (link.matches(".rs-proof")) return null; // it opens a list, and nothing may lie over that
    if (link.hash && /^#[A-Z]{3}-\d+$/.test(link.hash)) return link.hash.slice(1);
    const ruling = /\/rulings\/(r-\d+)\/$/.exec(link.pathname);
    return ruling && /R-\d/.test(link.textContent) ? ruling[1].toUpperCase() : null;
  };
  let previews = null;
  const allPreviews = () => (previews ??= fetch(new URL("assets/previews.json", base)).then((answer) => answer.json()));
  const preview = document.createElement("div");
  preview.className = "rs-preview";
  preview.id = "rs-preview";
  preview.setAttribute("role", "tooltip");
  preview.hidden = true;
  (document.querySelector("main") ?? document.body).append(preview);
  let shownFor = null;
  const element = (name, text, ...inside) => {
    const made = document.createElement(name);
    made.append(text, ...inside);
    return made;
  };
  const partsOf = (link, [title, text, kind]) => [element("strong", `${citedBy(link)} ${title}`), text, element("small", kind)];
  const besides = (link, shown) => {
    const place = link.getClientRects()[0];
    const size = shown.getBoundingClientRect();
    const left = Math.max(12, Math.min(place.left, document.documentElement.clientWidth - size.width - 12));
    const above = place.bottom + size.height + 16 > innerHeight && place.top > size.height + 16;
    return [left, above ? place.top - size.height - 8 : place.bottom + 8];
  };
  const show = async (link) => {
    shownFor = link;
    const found = (await allPreviews())[citedBy(link)];
    if (!found || shownFor !== link || link === cardOf) return;
    preview.replaceChildren(...partsOf(link, found));
    preview.hidden = false;
    link.setAttribute("aria-describedby", preview.id);
    const [left, top] = besides(link, preview);
    preview.style.left = `${left + scrollX}px`;
    preview.style.top = `${top + scrollY}px`;
  };
  const hide = () => {
    shownFor?.removeAttribute("aria-describedby");
    shownFor = null;
    preview.hidden = true;
  };
  const cite = (event) => {
    const link = event.target.closest?.(".md-content a[href]");
    return link && citedBy(link) ? link : null;
  };
  document.addEventListener("mouseover", (event) => { const link = cite(event); if (link && link !== shownFor) { hide(); show(link); } });
  document.addEventListener("mouseout", (event) => { if (cite(event)) hide(); });
  document.addEventListener("focusin", (event) => { const link = cite(event); if (link) show(link); });
  document.addEventListener("focusout", (event) => { if (cite(event)) hide(); });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });

  // A citation that is tapped, or entered by keyboard, opens its card in place; the second time it is followed.
  const card = document.createElement("div");
  card.className = "rs-preview rs-card";
  card.id = "rs-card";
  card.setAttribute("role", "dialog");
  card.hidden = true;
  document.body.append(card);
  let cardOf = null;
  const putAway = (refocus = false) => {
    if (!cardOf) return;
    for (const name of ["aria-expanded", "aria-controls", "aria-haspopup"]) cardOf.removeAttribute(name);
    if (refocus) cardOf.focus({ preventScroll: true });
    cardOf = null;
    card.hidden = true;
  };
  const lay = (link, found) => {
    hide();
    putAway();
    cardOf = link;
    const go = element("a", /^R-/.test(citedBy(link)) ? say("Go to the ruling", "Aller à la décision") : say("Go to the clause", "Aller à la clause"));
    go.href = link.href;
    const close = element("button", say("Close", "Fermer"));
    close.type = "button";
    close.addEventListener("click", () => putAway(true));
    card.replaceChildren(...partsOf(link, found), element("p", go, close));
    card.setAttribute("aria-label", `${citedBy(link)} ${found[0]}`);
    card.hidden = false;
    link.setAttribute("aria-haspopup", "dialog");
    link.setAttribute("aria-expanded", "true");
    link.setAttribute("aria-controls", card.id);
    const [left, top] = besides(link, card);
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  };
  let pointer = "";
  document.addEventListener("pointerdown", (event) => {
    pointer = event.pointerType;
    if (cardOf && !card.contains(event.target) && !cardOf.contains(event.target)) putAway();
  }, true);
  document.addEventListener("keydown", (event) => {
    pointer = "";
    if (!cardOf) return;
    if (event.key === "Escape") putAway(true);
    if (event.key !== "Tab") return;
    // The card comes after its citation, wherever it stands in the document.
    const inside = [...card.querySelectorAll("a, button")];
    const at = inside.indexOf(document.activeElement);
    const next = at + (event.shiftKey ? -1 : 1);
    if (at < 0 && (document.activeElement !== cardOf || event.shiftKey)) return putAway();
    if (inside[next]) { event.preventDefault(); inside[next].focus(); }
    else if (next < 0) { event.preventDefault(); cardOf.focus(); }
    else putAway(true);
  });
  document.addEventListener("click", async (event) => {
    const link = cite(event);
    if (!link || link === cardOf || pointer === "mouse" || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    const found = (await allPreviews().catch(() => ({})))[citedBy(link)];
    if (found) lay(link, found);
    else location.href = link.href;
  });
  addEventListener("scroll", () => putAway(), { passive: true });

  // A link to every clause, ready to be sent.
  const said = document.createElement("div");
  said.className = "rs-said";
  said.setAttribute("role", "status");
  document.body.append(said);
  for (const heading of document.querySelectorAll(".rs-clause[id], .rs-question h3[id]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "rs-copy";
    const icon = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.300 1.300M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.300"/></svg>';
    button.innerHTML = icon;
    button.title = say("Copy the link", "Copier le lien");
    button.setAttribute("aria-label", `${button.title} ${heading.id}`);
    heading.classList.add("rs-clause");
    button.addEventListener("click", async () => {
      const address = new URL(`#${heading.id}`, location.href).href;
      history.replaceState(null, "", address);
      try {
        await navigator.clipboard.writeText(address);
        button.textContent = said.textContent = say("link copied", "lien copié");
      } catch {
        button.textContent = said.textContent = say("the link is in the address bar", "le lien est dans la barre d'adresse");
      }
      setTimeout(() => { button.innerHTML = icon; }, 2000);
    });
    // A line that opens something can hold no button: there it stands beside what is opened.
    (heading.closest("summary")?.nextElementSibling ?? heading).append("\u00a0", button);
  }

  // The scenarios of a clause open below it, and each scenario where it is named.
  const pages = new Map();
  const pageOf = (address) => {
    if (!pages.has(address)) {
      pages.set(address, fetch(address).then((answer) => answer.text())
        .then((text) => new DOMParser().parseFromString(text, "text/html")));
    }
    return pages.get(address);
  };
  const partOf = async (link, selector) => {
    const [address, anchor] = link.href.split("#");
    const found = (await pageOf(address)).getElementById(anchor);
    const part = document.importNode((found.querySelector(selector) ?? found.parentElement.querySelector(selector)), true);
    for (const name of ["href", "src", "srcset"]) {
      for (const one of part.querySelectorAll(`[${name}]`)) one.setAttribute(name, new URL(one.getAttribute(name), address).href);
    }
    return part;
  };
  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("a.rs-proof, .rs-scenarios li > a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    if (link.nextElementSibling) {
      link.nextElementSibling.remove();
      link.setAttribute("aria-expanded", "false");
      return;
    }
    try {
      link.after(await partOf(link, link.matches(".rs-proof") ? "ul" : "pre"));
      link.setAttribute("aria-expanded", "true");
    } catch {
      location.href = link.href;
    }
  });

  // Folds. Wide screens have room for some of them; a position on another page comes when its fold is opened.
  const wide = matchMedia("(min-width: 60em)").matches;
  if (wide) for (const fold of document.querySelectorAll("details[data-wide]")) fold.open = true;
  for (const fold of document.querySelectorAll(".rs-later")) {
    fold.addEventListener("toggle", () => {
      const place = fold.querySelector(":scope > p");
      if (place) partOf(place.querySelector("a"), "figure").then((drawn) => place.replaceWith(drawn)).catch(() => { /* the link stays */ });
    });
  }

  // On a phone, the sections of a long page are folded to their headings. The first stays open if it is short: reading begins there; so does an answer.
  const article = document.querySelector("article");
  const headings = [...(article?.querySelectorAll(":scope > h2:not(.rs-clause)") ?? [])];
  const long = headings.length && article.scrollHeight > 12 * innerHeight && !article.querySelector(".doc, [data-filters]");
  const unfold = (button, open) => {
    button.setAttribute("aria-expanded", String(open));
    const section = button.closest("section").lastElementChild;
    if (open) section.removeAttribute("hidden");
    else section.setAttribute("hidden", "until-found");
    section.dispatchEvent(new Event("toggle"));
  };
  for (const heading of !wide && long ? headings : []) {
    const inside = document.createElement("div");
    const section = document.createElement("section");
    section.className = "rs-part";
    heading.before(section);
    let next = heading.nextElementSibling;
    while (next && next.tagName !== "H2" && !next.matches(".rs-neighbours")) {
      const after = next.nextElementSibling;
      inside.append(next);
      next = after;
    }
    section.append(heading, inside);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "rs-unfold";
    button.append(...heading.childNodes);
    heading.append(button);
    unfold(button, (heading === headings[0] || heading.matches(".rs-answer")) && inside.offsetHeight <= 3 * innerHeight);
    button.addEventListener("click", () => unfold(button, button.getAttribute("aria-expanded") === "false"));
    inside.addEventListener("beforematch", () => unfold(button, true));
  }

  // Below a scenario a picture is brief, so that pages stay light: it carries its position itself. Once it is
  // open, its text tells what lies on the table, and its card can be copied.
  const tellOf = async (figure) => {
    const image = figure.querySelector("img");
    const answer = await fetch(image.src);
    if (!answer.ok) return;
    const text = (await answer.text()).replace(/<style[\s\S]*?<\/style>| style="[^"]*"/g, "");  // the policy of the page forbids them here
    const drawn = new DOMParser().parseFromString(text, "image/svg+xml");
    const card = drawn.querySelector("metadata")?.textContent.trim();
    if (!card) return;
    const titles = [...drawn.querySelectorAll("g > title")].filter((title) => !title.parentElement.parentElement.closest("g:has(> title)"));
    image.alt = [drawn.querySelector("desc")?.textContent, ...titles.map((title) => title.textContent), image.alt].filter(Boolean).join(" ");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.clipboardText = card;
    button.textContent = say("Copy card", "Copier la fiche");
    const line = element("p", "", button);
    line.className = "rs-card";
    figure.querySelector("figcaption").append(line);
  };
  for (const fold of document.querySelectorAll(".rs-scenario details.rs-folded")) {
    fold.addEventListener("toggle", () => { tellOf(fold.querySelector("figure")).catch(() => {}); }, { once: true });
  }

  // Whatever is linked to is opened.
  const reveal = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (let fold = target.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    const button = target.closest(".rs-part")?.querySelector(".rs-unfold");
    if (button) unfold(button, true);
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  if (document.querySelector(".rs-fold, .rs-folded, .rs-part")) reveal();

  // A tapped picture opens large.
  document.addEventListener("click", (event) => {
    const figure = event.target.closest?.(".rs-figure picture, a.rs-large")?.closest(".rs-figure");
    const link = figure?.querySelector("a.rs-large");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    const drawn = figure.querySelector("img");
    const shown = new Image(Math.max(drawn.getAttribute("width"), 960));
    shown.src = link.href;
    shown.alt = drawn.alt;
    const room = element("section", shown);
    room.tabIndex = 0;
    room.setAttribute("aria-label", say("Picture", "Image"));
    const form = element("form", element("button", say("Close", "Fermer")));
    form.method = "dialog";
    const dialog = element("dialog", form, room);
    dialog.className = "rs-enlarged";
    dialog.setAttribute("aria-label", say("The picture, large", "L'image en grand"));
    dialog.addEventListener("close", () => { dialog.remove(); link.focus({ preventScroll: true }); });
    dialog.addEventListener("click", (clicked) => { if (clicked.target === dialog) dialog.close(); });
    document.body.append(dialog);
    dialog.showModal();
    const toTheMiddle = () => { room.scrollLeft = (room.scrollWidth - room.clientWidth) / 2; };
    if (shown.complete) toTheMiddle();
    else shown.addEventListener("load", toTheMiddle, { once: true });
  });

  // Filters: rulings by kind, status and chapter, questions by words.
  const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  for (const form of document.querySelectorAll("form[data-filters]")) {
    const list = form.parentElement;
    const items = [...list.querySelectorAll("li[data-kind], .rs-question")];
    const texts = items.map((item) => plain(item.textContent));
    const apply = () => {
      const wanted = Object.fromEntries(new FormData(form));
      const words = plain(wanted.words || "").split(/\s+/).filter(Boolean);
      let shown = 0;
      items.forEach((item, number) => {
        const fits = ["kind", "status", "chapters"].every((key) => !wanted[key] || (item.dataset[key] || "").split(" ").includes(wanted[key]))
          && words.every((word) => texts[number].includes(word));
        item.hidden = !fits;
        shown += fits;
      });
      for (const heading of list.querySelectorAll(":scope > h2")) {
        let next = heading.nextElementSibling, any = false;
        for (; next && next.tagName !== "H2"; next = next.nextElementSibling) any ||= !next.hidden;
        heading.hidden = !any;
      }
      form.querySelector("output").value = shown;
      const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value)).toString();
      history.replaceState(null, "", (query ? `?${query}` : location.pathname) + location.hash);
    };
    for (const [key, value] of new URLSearchParams(location.search)) {
      const field = form.elements[key];
      if (field) field.value = value;
    }
    form.addEventListener("input", apply);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.hidden = false;
    apply();
  }

  // Tables that sort.
  for (const table of document.querySelectorAll("table[data-sortable]")) {
    const body = table.tBodies[0];
    const rows = [...body.rows];
    const order = new Map(rows.map((row, number) => [row, number]));
    [...table.tHead.rows[0].cells].forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = head.textContent;
      head.replaceChildren(button);
      const value = (row) => {
        const cell = row.cells[column];
        if (head.dataset.sort === "number") return Number(cell.textContent);
        if (head.dataset.sort === "count") return cell.querySelectorAll("a").length;
        return column ? cell.textContent : order.get(row);
      };
      button.addEventListener("click", () => {
        const down = head.getAttribute("aria-sort") === "ascending";
        for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", down ? "descending" : "ascending");
        const sorted = rows.slice().sort((a, b) => {
          const [x, y] = [value(a), value(b)];
          const least = typeof x === "number" ? x - y : x.localeCompare(y);
          return (down ? -least : least) || order.get(a) - order.get(b);
        });
        body.append(...sorted);
      });
    });
  }

  // Code to take along.
  for (const code of document.querySelectorAll(".highlight pre > code")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "rs-take";
    button.textContent = say("copy", "copier");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = said.textContent = say("copied", "copié");
        setTimeout(() => { button.textContent = say("copy", "copier"); }, 2000);
      } catch {
        getSelection().selectAllChildren(code);
      }
    });
    code.parentElement.append(button);
  }

  // Whatever can be scrolled, keys can scroll too, and where they stop a name is said; the theme may wrap a table at any time.
  const titleOf = (one) => {
    const before = [...(article?.querySelectorAll("h1, h2, h3") ?? [])]
      .filter((heading) => heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    return before.at(-1)?.textContent.trim() ?? document.title;
  };
  const named = new Map();
  const reach = () => {
    for (const one of document.querySelectorAll(".md-typeset pre, .md-typeset pre > code, .md-typeset__scrollwrap, .rs-wide")) {
      const larger = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
      if (larger && getComputedStyle(one).overflowX !== "visible") {
        one.tabIndex = 0;
        if (!one.matches("pre, code, [role]")) {
          const name = say("Table: ", "Tableau\u00a0: ") + titleOf(one);
          const alike = named.get(name) ?? 0;
          named.set(name, alike + 1);
          one.setAttribute("role", "region");
          one.setAttribute("aria-label", alike ? `${name} (${alike + 1})` : name);
        }
      } else one.removeAttribute("tabindex");
    }
  };
  let waiting = 0;
  const reachSoon = () => { waiting ||= requestAnimationFrame(() => { waiting = 0; reach(); }); };
  reach();
  addEventListener("resize", reach);
  document.addEventListener("toggle", reach, true);
  if (article) new MutationObserver(reachSoon).observe(article, { childList: true, subtree: true });

  // Before printing, what is folded is opened and what loads late is fetched; afterwards all is as it was.
  let openedForPaper = [];
  addEventListener("beforeprint", () => {
    hide();
    putAway();
    for (const image of document.querySelectorAll("img[loading]")) image.loading = "eager";
    openedForPaper = [...document.querySelectorAll("article details:not([open]):not(.rs-later)")];
    for (const fold of openedForPaper) fold.open = true;
  });
  addEventListener("afterprint", () => {
    for (const fold of openedForPaper) fold.open = false;
    openedForPaper = [];
  });
})();
