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
  document.body.append(preview);
  let shownFor = null;
  const show = async (link) => {
    shownFor = link;
    const found = (await allPreviews())[citedBy(link)];
    if (!found || shownFor !== link) return;
    const [title, text, kind] = found;
    const head = document.createElement("strong");
    head.textContent = `${citedBy(link)} ${title}`;
    const foot = document.createElement("small");
    foot.textContent = kind;
    preview.replaceChildren(head, text, foot);
    preview.hidden = false;
    link.setAttribute("aria-describedby", preview.id);
    const place = link.getBoundingClientRect();
    const size = preview.getBoundingClientRect();
    const left = Math.max(12, Math.min(place.left, document.documentElement.clientWidth - size.width - 12));
    const above = place.bottom + size.height + 16 > innerHeight && place.top > size.height + 16;
    preview.style.left = `${left + scrollX}px`;
    preview.style.top = `${(above ? place.top - size.height - 8 : place.bottom + 8) + scrollY}px`;
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
    heading.append("\u00a0", button);
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

  // Positions that come when they are scrolled to.
  const bring = async (place) => {
    place.replaceWith(await partOf(place.querySelector("a"), "figure"));
  };
  const later = new IntersectionObserver((seen) => {
    for (const one of seen) {
      if (!one.isIntersecting) continue;
      later.unobserve(one.target);
      bring(one.target).catch(() => { /* the link stays */ });
    }
  }, { rootMargin: "400px" });
  for (const place of document.querySelectorAll(".rs-later")) later.observe(place);

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

  // What loads when it is scrolled to is fetched before printing.
  addEventListener("beforeprint", () => { for (const image of document.querySelectorAll("img[loading]")) image.loading = "eager"; });
})();
