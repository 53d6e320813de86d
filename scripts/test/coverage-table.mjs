// The coverage of each folder of src, as measured by V8.
import { readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ total: number; covered: number }} Count */
/** @typedef {{ lines: Count; branches: Count }} Coverage */

/**
 * Adds up the coverage of the files in each folder, down to two levels below `src`.
 *
 * @param {Record<string, Coverage>} summary by file, in the format of Istanbul's `json-summary`
 * @param {string} root the folder that contains `src`
 * @returns {Map<string, Coverage>} by folder, in alphabetical order, with a last row for `src`
 */
export function coverageOfFolders(summary, root) {
  /** @type {Map<string, Coverage>} */
  const folders = new Map();
  const files = Object.entries(summary).filter(([file]) => file !== "total");
  for (const [file, { lines, branches }] of files) {
    const parts = path.dirname(path.relative(root, file)).split(path.sep).slice(0, 3);
    for (const folder of new Set(["src", parts.join("/")])) {
      const sums = folders.get(folder) ?? {
        lines: { total: 0, covered: 0 },
        branches: { total: 0, covered: 0 },
      };
      folders.set(folder, {
        lines: add(sums.lines, lines),
        branches: add(sums.branches, branches),
      });
    }
  }
  const all = folders.get("src");
  folders.delete("src");
  const sorted = new Map([...folders].sort(([a], [b]) => (a < b ? -1 : 1)));
  return all ? sorted.set("src", all) : sorted;
}

/**
 * @param {Count} a
 * @param {Count} b
 */
const add = (a, b) => ({ total: a.total + b.total, covered: a.covered + b.covered });

/** @param {Count} count */
const share = ({ total, covered }) =>
  (total === 0 ? "–" : `${((100 * covered) / total).toFixed(1)} %`).padStart(9);

/**
 * @param {string} file the path of `coverage-summary.json`
 * @returns {string} a table of folders
 */
export function coverageTable(file) {
  const folders = coverageOfFolders(JSON.parse(readFileSync(file, "utf8")), process.cwd());
  const rows = [...folders].map(
    ([name, { lines, branches }]) => `${name.padEnd(32)}${share(lines)}${share(branches)}`,
  );
  return [`${"folder".padEnd(32)}${"lines".padStart(9)}${"branches".padStart(9)}`, ...rows].join(
    "\n",
  );
}
