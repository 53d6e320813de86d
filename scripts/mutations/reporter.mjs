import { writeFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {object} FileResult what a test file came to, in all projects that run it
 * @property {number} start in milliseconds since 1970
 * @property {number} end in milliseconds since 1970
 * @property {boolean} passed
 */
/**
 * @typedef {object} Report
 * @property {Record<string, FileResult>} files by their paths
 * @property {string | null} failure the first failure of a test or a test file
 * @property {string | null} error the first error outside of them
 */
/** @typedef {import("vitest/node").TestModule} TestModule */

/** Writes a `Report` of a run of Vitest into the file that MUTATION_REPORT names. */
export default class MutationReporter {
  /** @type {Map<string, number>} by the id of the module, as in the other map */
  #starts = new Map();
  /** @type {Map<string, number>} */
  #ends = new Map();

  /** @param {TestModule} module */
  onTestModuleQueued({ id }) {
    this.#starts.set(id, Date.now());
  }

  /** @param {TestModule} module */
  onTestModuleEnd({ id }) {
    this.#ends.set(id, Date.now());
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { message: string }[]} errors outside of all tests
   */
  onTestRunEnd(modules, errors) {
    /** @type {Report} */
    const report = { files: {}, failure: null, error: errors[0]?.message ?? null };
    for (const module of modules) {
      const file = path.relative(process.cwd(), module.moduleId);
      const other = report.files[file];
      const end = this.#ends.get(module.id);
      const start = this.#starts.get(module.id) ?? Date.now();
      report.files[file] = {
        start: Math.min(start, other?.start ?? start),
        end: Math.max(end ?? start, other?.end ?? start),
        // A module without an end ran in a process that crashed.
        passed: end !== undefined && module.ok() && other?.passed !== false,
      };
      const [test] = module.children.allTests("failed");
      const text = test?.fullName ?? module.errors()[0]?.message;
      if (text !== undefined) report.failure ??= `${file}: ${text}`;
    }
    writeFileSync(process.env.MUTATION_REPORT ?? "", JSON.stringify(report));
  }
}
