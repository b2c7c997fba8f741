// This page has moved: the same place at its new address.
location.replace(document.querySelector("a").href + location.search + location.hash);
