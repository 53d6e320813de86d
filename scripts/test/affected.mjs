// Determines what tests depend on, from the quoted paths in all files.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const endings = ["", ".ts", ".tsx", ".mjs"];

/** A quoted path: relative to the file, or from the root of the repository. Vite interprets what follows a `?`. */
const quotedPath = /"((?:\.{1,2}|src|tests|scripts|build)\/[^"\n$?]*\w)\/?(?:\?[^"\n]*)?"/g;

const configuration = "vitest.config.ts";

/**
 * @typedef {object} Change
 * @property {boolean} isEmpty whether nothing has changed
 * @property {string[]} files the files that were changed or added
 * @property {string[]} tests the test files that depend on one of them and do not need the built site
 * @property {number} leftOut number of further test files that depend on one of them, but need the built site
 * @property {string[]} others changed files that may affect all tests, such as package.json
 */

/** Returns whether a path is that of a program of the built site, or of the file that starts browsers. */
const startsSite = (/** @type {string} */ file) =>
  /^(build\/server\/[\w-]+\.mjs|tests\/support\/browser\.ts)$/.test(file);

/**
 * Follows imports back from the changed files to the tests. Every quoted path counts as an import, so that workers,
 * mocks and files that a test reads are found as well. The path of a folder means all files in it.
 *
 * @param {readonly string[]} buildInputs the files and folders that the site is built from
 * @returns {Change}
 */
export function findChange(buildInputs) {
  const files = changedFiles();
  const importers = importersOf(sources());
  const siteTests = testsOfSite(importers);
  const found = [...dependentsOf(files, importers)].filter(isTest).filter((it) => existsSync(it));
  const isBuildStale = files.some((file) =>
    buildInputs.some((input) => file === input || file.startsWith(`${input}/`)),
  );
  return {
    isEmpty: files.length === 0,
    files: files.filter((file) => existsSync(file)),
    tests: found.filter((file) => !siteTests.has(file)),
    leftOut: isBuildStale ? siteTests.size : found.filter((file) => siteTests.has(file)).length,
    others: files.filter(
      (file) =>
        !/^(src|tests|docs|__generated__)\/|\.md$/.test(file) ||
        dependentsOf([file], importers).has(configuration),
    ),
  };
}

/**
 * @param {string[]} patterns
 * @returns {boolean} whether a test file whose path contains one of the patterns uses the built site
 */
export function usesSite(patterns) {
  // Vitest matches in the same way.
  const parts = patterns.map((pattern) => path.relative("", pattern).toLowerCase());
  return [...testsOfSite(importersOf(sources()))].some((file) =>
    parts.some((part) => file.toLowerCase().includes(part)),
  );
}

/**
 * @param {Map<string, string[]>} importers
 * @returns {Set<string>} the test files that use the built site: they start it directly, or through a file of tests/
 */
function testsOfSite(importers) {
  const starters = [...importers].flatMap(([file, its]) => (startsSite(file) ? its : []));
  const inTests = starters.filter((file) => file.startsWith("tests/"));
  return new Set([...dependentsOf(inTests, importers)].filter(isTest));
}

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

const sources = () =>
  lines("git", [
    ...["ls-files", "-co", "--exclude-standard"],
    ...["src", "tests", "scripts", configuration],
  ]);

/**
 * @param {string[]} files
 * @param {Map<string, string[]>} importers
 * @returns {Set<string>} the files, and all that import them or a folder that contains them, directly or indirectly
 */
function dependentsOf(files, importers) {
  const found = new Set(files);
  for (const file of found) {
    for (let place = file; place !== "."; place = path.dirname(place))
      for (const importer of importers.get(place) ?? []) found.add(importer);
  }
  return found;
}

/** @returns {string[]} files that differ from the last commit, including deleted ones */
function changedFiles() {
  const changed = lines("git", ["diff", "--name-only", "--no-renames", "HEAD"]);
  return [...changed, ...lines("git", ["ls-files", "-o", "--exclude-standard"])];
}

/**
 * @param {string[]} files
 * @returns {Map<string, string[]>} for each file and folder the files that name it
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
