// Before anything is drawn: what the theme asks of the browser's memory, and the colours chosen on any page of the site.
(() => {
  "use strict";
  const top = new URL(document.currentScript.dataset.top, location.href).pathname;
  window.__md_get = (key, storage) => {
    try { return JSON.parse((storage ?? localStorage).getItem(`${top}.${key}`)); } catch { return null; }
  };
  window.__md_set = (key, value, storage) => {
    try { (storage ?? localStorage).setItem(`${top}.${key}`, JSON.stringify(value)); } catch { /* no storage */ }
  };
  let { color } = window.__md_get("__palette") ?? {};
  if (!color || color.media === "(prefers-color-scheme)") {
    const wished = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const option = document.querySelector(`[data-md-color-media="(prefers-color-scheme: ${wished})"]`);
    color = Object.fromEntries(["media", "scheme", "primary", "accent"].map((key) => [key, option.getAttribute(`data-md-color-${key}`)]));
  }
  for (const [key, value] of Object.entries(color)) document.body.setAttribute(`data-md-color-${key}`, value);
})();
