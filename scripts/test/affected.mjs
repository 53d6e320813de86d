// Finds out what tests depend on, by the paths in quotes in all files.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const endings = ["", ".ts", ".tsx", ".mjs"];

/** A path in quotes: relative to the file, or from the checkout's top folder. */
const quotedPath = /["'`]((?:\.{1,2}|src|tests|scripts|build)\/[^"'`\n$]+)["'`]/g;

/**
 * @typedef {object} Change
 * @property {boolean} isEmpty whether nothing has changed
 * @property {string[]} files the files that were changed or added
 * @property {string[]} tests the test files that reach one of them, nearest first
 * @property {number} skipped how many more test files reach one of them, but need the built site
 * @property {string[]} others changed files that are no source, such as package.json, and may matter to all tests
 */

const support = "tests/support";

/** Whether a file is a program of the built site, or starts a browser. */
const isOfSite = (/** @type {string} */ file) =>
  /^build\/server\/[\w-]+\.mjs$/.test(file) || file === `${support}/browser.ts`;

/**
 * Follows imports back from the changed files to the tests. Every path in quotes counts as an import, so that
 * workers, mocks and files that a test reads are found as well.
 *
 * @returns {Change}
 */
export function findChange() {
  const files = changedFiles();
  const importers = importersOf(sources());
  const withSite = reaching([...importers.keys()].filter(isOfSite), importers);
  const found = [...reaching(files, importers)].filter((file) => isTest(file) && existsSync(file));
  const tests = found.filter((file) => !withSite.has(file));
  return {
    isEmpty: files.length === 0,
    files: files.filter((file) => existsSync(file)),
    tests,
    skipped: found.length - tests.length,
    others: files.filter((file) => !/^(src|tests|docs|__generated__)\/|\.md$/.test(file)),
  };
}

/**
 * @param {string[]} patterns
 * @returns {boolean} whether a test file whose path contains one of the patterns uses the built site
 */
export function usesSite(patterns) {
  const importers = importersOf(sources());
  const withSite = [...reaching([...importers.keys()].filter(isOfSite), importers)].filter(isTest);
  // As Vitest finds them.
  const parts = patterns.map((pattern) => path.relative("", pattern).toLowerCase());
  return withSite.some((file) => parts.some((part) => file.toLowerCase().includes(part)));
}

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

const sources = () =>
  lines("git", ["ls-files", "-co", "--exclude-standard", "src", "tests", "scripts"]);

/**
 * @param {string[]} files
 * @param {Map<string, string[]>} importers
 * @returns {Set<string>} the files, and all that import them directly or through others
 */
function reaching(files, importers) {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/** @returns {string[]} what differs from the last commit, deleted files included */
function changedFiles() {
  const changed = lines("git", ["diff", "--name-only", "--no-renames", "HEAD"]);
  return [...changed, ...lines("git", ["ls-files", "-o", "--exclude-standard"])];
}

/**
 * @param {string[]} files
 * @returns {Map<string, string[]>} for each file those that name it
 */
function importersOf(files) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name) && existsSync(name))) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(quotedPath)) {
      const base = name.startsWith(".") ? path.join(path.dirname(file), name) : name;
      const found = endings
        .map((ending) => base + ending)
        .find((it) => existsSync(it) && statSync(it).isFile());
      // A deleted file has importers too.
      const target = found ?? base;
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {string[]} the lines it prints
 */
function lines(command, args) {
  return execFileSync(command, args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
    .split("\n")
    .filter((line) => line !== "");
}
