// Counts the results of a run of Vitest, so that the last line is correct regardless of what fails.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {object} Counts
 * @property {number} passed tests
 * @property {number} failed tests, and other failures of the run
 * @property {number} skipped tests
 */
/** @typedef {"passed" | "failed" | "skipped" | "todo" | "pending"} Status pending: the test did not end */
/** @typedef {{ name: string, status: "passed" | "failed", assertionResults: { status: Status }[] }} TestFile */

/**
 * Reads the results of Vitest. A test file that fails without a failed test counts as one failure: it does not load, a
 * hook of it fails, or its process ends. If only Vitest itself failed, that counts as a failure too.
 *
 * @param {string} report path of Vitest's JSON report; Vitest writes none if it does not start
 * @param {number} code Vitest's exit code
 * @returns {{ counts: Counts, notes: string[] }} with messages about failures that are no failed tests
 */
export function readResults(report, code) {
  /** @type {TestFile[]} */
  const files = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [];
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map((it) => it.status));
  const countOf = (/** @type {Status} */ status) => statuses.filter((it) => it === status).length;
  const broken = files.filter(isBroken).map(({ name }) => path.relative("", name));
  const counts = {
    passed: countOf("passed"),
    failed: countOf("failed") + broken.length,
    skipped: countOf("skipped") + countOf("todo"),
  };
  const notes = [];
  if (broken.length > 0) notes.push(`Failed without a failed test: ${broken.sort().join(", ")}.`);
  if (code !== 0 && counts.failed === 0) {
    notes.push("Vitest failed, though no test did: see above.");
    counts.failed = 1;
  }
  return { counts, notes };
}

/** @param {TestFile} file @returns {boolean} whether it failed, or did not end, without a failed test */
function isBroken({ status, assertionResults }) {
  const has = (/** @type {Status} */ wanted) => assertionResults.some((it) => it.status === wanted);
  return (status === "failed" || has("pending")) && !has("failed");
}
