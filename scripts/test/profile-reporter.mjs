import { readFileSync } from "node:fs";

/** Number of the slowest files in the table. */
const slowest = 30;

/**
 * @typedef {{ transform: number, environment: number, setup: number, tests: number, waiting: number, total: number }} Times
 *   in milliseconds. Transform is the time to load a test file and all it imports. Waiting is the part of the tests'
 *   time in which the worker used no processor: a timer ran, or another process worked for it.
 */

/** Prints how the time of a run was spent: by project, then for the slowest files. */
export default class ProfileReporter {
  /** @param {readonly import("vitest/node").TestModule[]} modules the files that ran */
  onTestRunEnd(modules) {
    const processor = processorTimes();
    /** @type {Set<number>} */
    const environments = new Set();
    const files = modules
      .map((module) => {
        // The files of a worker share its environment, and Vitest reports the time of creating it for each of them.
        const { environmentSetupDuration } = module.diagnostic();
        const isFirst = !environments.has(environmentSetupDuration);
        environments.add(environmentSetupDuration);
        const times = timesOf(
          module,
          isFirst ? environmentSetupDuration : 0,
          processor.get(module.moduleId) ?? 0,
        );
        return { project: module.project.name, name: module.relativeModuleId, ...times };
      })
      .sort((a, b) => b.total - a.total);
    const projects = [...new Set(files.map(({ project }) => project))].map((project) => {
      const its = files.filter((file) => file.project === project);
      return { name: `${project}, ${its.length} files`, ...sumOf(its) };
    });
    process.stdout.write(`\n${table(projects)}\n\n${table(files.slice(0, slowest))}\n`);
  }
}

/** @returns {Map<string, number>} the processor time by file in milliseconds, as written by profile-setup.ts */
function processorTimes() {
  const text = readFileSync(String(process.env.VITRINE_PROFILE), "utf8");
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => JSON.parse(line)).map((it) => [it.file, it.processor]));
}

/**
 * @param {import("vitest/node").TestModule} module
 * @param {number} environment
 * @param {number} processor
 * @returns {Times}
 */
function timesOf(module, environment, processor) {
  const figures = module.diagnostic();
  const tests = Math.min(processor, figures.duration);
  const times = {
    transform: figures.collectDuration,
    environment: environment + figures.prepareDuration,
    setup: figures.setupDuration,
    tests,
    waiting: figures.duration - tests,
  };
  return { ...times, total: Object.values(times).reduce((sum, time) => sum + time, 0) };
}

/**
 * @param {Times[]} rows
 * @returns {Times}
 */
function sumOf(rows) {
  const sum = { transform: 0, environment: 0, setup: 0, tests: 0, waiting: 0, total: 0 };
  for (const row of rows) for (const column of columns) sum[column] += row[column];
  return sum;
}

const columns = /** @type {const} */ ([
  "transform",
  "environment",
  "setup",
  "tests",
  "waiting",
  "total",
]);

/**
 * @param {(Times & { name: string })[]} rows
 * @returns {string} a table in Markdown, times in seconds
 */
function table(rows) {
  const lines = rows.map(
    (row) => `| ${row.name} | ${columns.map((one) => (row[one] / 1000).toFixed(1)).join(" | ")} |`,
  );
  return [
    `| seconds | ${columns.join(" | ")} |`,
    `| --- |${columns.map(() => " ---: |").join("")}`,
    ...lines,
  ].join("\n");
}
