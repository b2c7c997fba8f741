// The language chosen before, or else the first of the browser's that there is.
(() => {
  "use strict";
  let chosen = null;
  try { chosen = localStorage.getItem("rules-language"); } catch { /* no storage, no memory */ }
  const wished = [chosen, ...(navigator.languages ?? [navigator.language])].map((one) => (one ?? "").slice(0, 2).toLowerCase());
  location.replace(`${wished.find((one) => one === "en" || one === "fr") ?? "en"}/`);
})();
