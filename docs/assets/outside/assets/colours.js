// The colours chosen on the pages of a rulebook hold here too.
(() => {
  "use strict";
  const top = new URL(document.currentScript.dataset.top, location.href).pathname;
  try {
    const { scheme, media } = JSON.parse(localStorage.getItem(`${top}.__palette`)).color;
    if (media !== "(prefers-color-scheme)") document.documentElement.dataset.colours = scheme === "slate" ? "dark" : "light";
  } catch { /* nothing chosen, or no storage */ }
})();
