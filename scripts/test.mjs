// `npm test`, `npm run test:all` and `npm run test:changed`. The last line of output has the counts.
import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readOptions, refuseOptions } from "./lib/options.mjs";
import { buildInputs, install, isBuilt, requireNode } from "./lib/prepare.mjs";

const usage = `npm test                 static checks and the short tests
npm run test:all         all checks and tests: also the long ones, and those on PostgreSQL
npm run test:changed     static checks, and the short tests that depend on what was changed since the last commit
npm test -- PATTERN      all tests of the files whose path contains the pattern, without checks
  --profile              prints where the time goes
  --coverage             writes the coverage of src to build/coverage, without what servers and browsers execute
  --seed NUMBER          seed of the property-based tests (default 1)
`;

const { values: options, positionals: patterns } = readOptions({
  options: {
    all: { type: "boolean", default: false },
    changed: { type: "boolean", default: false },
    profile: { type: "boolean", default: false },
    coverage: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    help: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
if (options.help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (!/^\d{1,9}$/.test(options.seed)) {
  refuseOptions("--seed takes a whole number of at most nine digits.");
}
if (options.changed && (options.all || patterns.length > 0)) {
  refuseOptions("--changed takes no pattern and no --all.");
}

/** Durations of the stages. Checks and build run concurrently. @type {string[]} */
const stages = [];

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
requireNode();
await timed("install", install);

const { checkSizes } = await import("./lib/route-sizes.mjs");
const { ageOfChromium, findChromium } = await import("./lib/chromium.mjs");
const { findChange, usesSite } = await import("./test/affected.mjs");
const { allChecks, build, generatedFiles, runChecks } = await import("./test/checks.mjs");
const { coverageTable } = await import("./test/coverage-table.mjs");
const { dropDatabases, findPostgres, startPostgres } = await import("./test/postgres.mjs");
const { endRun, isInstalled, makeTemporaryFolder, onRunEnd, runNode } =
  await import("./test/processes.mjs");
const { readResults } = await import("./test/results.mjs");

/** Messages about failures and about tests that did not run. @type {string[]} */
const notes = [];
/** Counts for the last line of output. @type {import("./test/results.mjs").Counts} */
const counts = { passed: 0, failed: 0, skipped: 0 };

try {
  await main();
} finally {
  await endRun();
}
process.stdout.write(notes.map((note) => `\n${note}`).join(""));
process.stdout.write(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
);
process.exit(counts.failed === 0 ? 0 : 1);

async function main() {
  const change = options.changed ? findChange(buildInputs) : null;
  if (change?.isEmpty) return void notes.push("Nothing has changed since the last commit.");
  const needsSite = change === null && (patterns.length === 0 || usesSite(patterns));
  const checks = patterns.length > 0 ? [] : allChecks(change?.files);
  const generatedFilesCheck = runChecks(checks.filter(({ name }) => name === generatedFiles));
  const otherChecks = runChecks(checks.filter(({ name }) => name !== generatedFiles));
  const checking = timed("checks", async () => [
    ...(await generatedFilesCheck),
    ...(await otherChecks),
  ]);
  const test = () => timed("tests", () => runTests(change?.tests ?? patterns, needsSite));
  // Tests that do not use the built site do not depend on the checks.
  const testing = change && change.tests.length > 0 ? test() : null;
  const building = generatedFilesCheck.then(() =>
    needsSite && !isBuilt() ? timed("build", () => runChecks([build])) : [],
  );
  const [failedChecks, failedBuild] = await Promise.all([checking, building, testing]);
  const failed = [...failedChecks, ...failedBuild];
  const hasBuild = failedBuild.length === 0;
  if (hasBuild && !change && patterns.length === 0 && !checkSizes()) failed.push("sizes");
  if (failed.length > 0) notes.push(`Failed checks: ${failed.join(", ")}.`);
  counts.failed += failed.length;
  if (change) noteChange(change);
  if (!hasBuild) notes.push("No test ran, since the build failed.");
  else if (!change) await test();
  if (options.profile) notes.push(`Stages: ${stages.join(", ")}.`);
}

/**
 * Measures the duration of a stage of the run.
 *
 * @template T
 * @param {string} stage
 * @param {() => T | Promise<T>} action
 */
async function timed(stage, action) {
  const start = performance.now();
  const result = await action();
  stages.push(`${stage} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * Adds notes about tests that may depend on a change and do not run.
 *
 * @param {import("./test/affected.mjs").Change} change
 */
function noteChange({ leftOut, others }) {
  if (leftOut > 0) {
    const files = leftOut === 1 ? "1 test file that needs" : `${leftOut} test files that need`;
    notes.push(
      `Left out: ${files} the built site. \`npm test\` runs the short ones, \`npm run test:all\` all of them.`,
    );
  }
  if (others.length > 0)
    notes.push(`Run \`npm test\`, since these may matter to all tests: ${others.join(", ")}.`);
}

/**
 * Runs Vitest, and adds notes about the tests that it leaves out.
 *
 * @param {string[]} files parts of the paths of the test files; all if there are none
 * @param {boolean} needsSite whether a test may use the built site
 */
async function runTests(files, needsSite) {
  const folder = attempt(makeTemporaryFolder, "No test ran.");
  if (!folder) return;
  const isFull = options.all || patterns.length > 0;
  if (isFull) noteMissing();
  else
    notes.push("Left out: the long tests, and those on PostgreSQL. `npm run test:all` runs them.");
  const report = path.join(folder, "report.json");
  const args = ["node_modules/vitest/vitest.mjs", "run", ...files];
  args.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  // No test runs for a change that affects only long tests.
  if (!isFull) args.push("--tags-filter=!full", "--passWithNoTests");
  if (options.coverage) args.push("--coverage", "--coverage.reportOnFailure");
  if (options.profile) args.push("--reporter=./scripts/test/profile-reporter.mjs");
  /** @type {Record<string, string>} */
  const env = { TMPDIR: folder, VITRINE_SEED: options.seed };
  const name = path.basename(folder);
  // Beside their final folders: a rename cannot move them to another disk.
  env.VITRINE_TEST_DRAFTS = `build/test-folders/drafts-${name}`;
  // Within the repository, because the programs import packages.
  env.VITRINE_TEST_BUNDLES = `build/run-source/${name}`;
  for (const own of [env.VITRINE_TEST_DRAFTS, env.VITRINE_TEST_BUNDLES]) {
    onRunEnd(() => rmSync(own, { recursive: true, force: true }));
  }
  if (options.profile) env.VITRINE_PROFILE = path.join(folder, "processor-times.jsonl");
  env[isFull ? "VITRINE_FULL_TESTS" : "VITRINE_SHORT_TESTS"] = "1";
  if (options.all) startPostgresForRun(env, folder);
  else env.TEST_DATABASE_URL = "";
  const chromium = needsSite ? attempt(findChromium, "The browser tests did not run.") : null;
  const age = chromium && ageOfChromium(chromium);
  if (age) notes.push(age);
  if (chromium) env.VITRINE_CHROMIUM = chromium;
  else args.push("--project=!browser");
  const { code } = await runNode(args, { env });
  const results = readResults(report, code);
  notes.push(...results.notes);
  counts.passed = results.counts.passed;
  counts.failed += results.counts.failed;
  counts.skipped = results.counts.skipped;
  const summary = "build/coverage/coverage-summary.json";
  if (options.coverage && existsSync(summary)) notes.push(coverageTable(summary));
}

/**
 * Runs a preparation of the tests. If it throws, counts a failure, adds a note, and continues.
 *
 * @template T
 * @param {() => T} action
 * @param {string} consequence a sentence for the notes
 * @returns {T | null} null if it failed
 */
function attempt(action, consequence) {
  try {
    return action();
  } catch (error) {
    notes.push(`${error instanceof Error ? error.message : error} ${consequence}`);
    counts.failed += 1;
    return null;
  }
}

/**
 * Provides PostgreSQL for a full run: the server at TEST_DATABASE_URL, or a temporary one if PostgreSQL is installed.
 *
 * @param {Record<string, string>} env environment variables of the tests
 * @param {string} folder
 */
function startPostgresForRun(env, folder) {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    const prefix = `vitrine_test_${randomBytes(4).toString("hex")}_`;
    env.TEST_DATABASE_PREFIX = prefix;
    onRunEnd(() => dropDatabases(server, prefix));
    return;
  }
  const consequence = "No test ran on PostgreSQL.";
  const programs = findPostgres();
  if (!programs) {
    notes.push(`PostgreSQL is not installed. ${consequence} Install it, or set TEST_DATABASE_URL.`);
    return;
  }
  const postgres = attempt(() => startPostgres(programs, folder), consequence);
  if (!postgres) return;
  env.TEST_DATABASE_URL = postgres.url;
  onRunEnd(postgres.stop);
}

/** Adds notes about tests that need a program or data that this machine lacks. They do not cover PostgreSQL. */
function noteMissing() {
  if (!options.all)
    notes.push("Left out: tests on PostgreSQL. `npm run test:all -- PATTERN` runs them.");
  const programs = options.all ? ["redis-server", "pgbouncer"] : ["redis-server"];
  const data = ["../shared/data/paintings", "../shared/data/tate-works.csv.gz"];
  const missing = [
    ...programs.filter((program) => !isInstalled(program)),
    ...data.filter((place) => !existsSync(place)),
  ];
  if (missing.length > 0) notes.push(`Left out: tests that need ${missing.join(", ")}.`);
}
