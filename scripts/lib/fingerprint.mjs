// Detects whether the output that was built from files is up to date.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * @param {string} entry a file or folder
 * @returns {string[]} the files in it, sorted
 */
function filesIn(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesIn(path.join(entry, name)));
}

/**
 * @param {string[]} entries files and folders; a missing one counts as empty
 * @param {string} [base] folder that the names are relative to
 * @returns {string} a hash of the names and contents, 16 hex digits
 */
export function fingerprint(entries, base = ".") {
  const hash = createHash("sha256");
  for (const file of entries.flatMap(filesIn)) {
    hash.update(path.relative(base, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * @param {string} markFile file with the fingerprint of the last run
 * @param {string} current
 */
export function isFresh(markFile, current) {
  return existsSync(markFile) && readFileSync(markFile, "utf8").trim() === current;
}
