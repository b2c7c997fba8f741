// Servers show the page at any address: the site begins above the folder of this script. Of several ways to it,
// one is right; the first that gets here makes every link of the page begin there.
(() => {
  "use strict";
  const page = document.documentElement;
  if (page.dataset.found) return;
  page.dataset.found = "";
  const top = new URL("../", document.currentScript.src);
  for (const link of document.querySelectorAll("a")) link.href = new URL(link.getAttribute("href"), top);
  for (const form of document.forms) form.action = new URL(form.getAttribute("action"), top);
  const styles = document.createElement("link");
  styles.rel = "stylesheet";
  styles.href = new URL("assets/outside.css", top);
  const colours = document.createElement("script");
  colours.src = new URL("assets/colours.js", top);
  colours.dataset.top = top;
  document.head.append(styles, colours);
})();
