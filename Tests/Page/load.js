"use strict";

/** Loads the scripts of the page as a browser does: one after the other, into one global scope. */

const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const folder = path.join(__dirname, "../../Page");
const scripts = [...fs.readFileSync(path.join(folder, "index.html"), "utf8")
  .matchAll(/<script defer src="(.+?)">/g)].map(([, name]) => name);

/** Loads the scripts that need no document, and returns declarations by name. */
module.exports = function load(...names) {
  if (!globalThis.isPageLoaded) {
    globalThis.isPageLoaded = true;
    for (const script of scripts.filter((name) => !["screen.js", "page.js"].includes(name))) {
      const file = path.join(folder, script);
      vm.runInThisContext(fs.readFileSync(file, "utf8"), { filename: file });
    }
  }
  return Object.fromEntries(names.map((name) => [name, vm.runInThisContext(name)]));
};
