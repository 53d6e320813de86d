// `npm test`, `npm run test:all` and `npm run test:changed`. Ends with a line of counts.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildInputs, install, isBuilt, requireNode } from "./lib/prepare.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
requireNode();
install();

const { checkSizes } = await import("./lib/route-sizes.mjs");
const { ageOfChromium, findChromium } = await import("./lib/chromium.mjs");
const { findChange, usesSite } = await import("./test/affected.mjs");
const { allChecks, generatedFiles, runChecks } = await import("./test/checks.mjs");
const { coverageTable } = await import("./test/coverage-table.mjs");
const { dropDatabases, findPostgres, startPostgres } = await import("./test/postgres.mjs");
const { atEnd, endRun, makeTemporaryFolder, runNode } = await import("./test/processes.mjs");

const usage = `npm test                 checks, and tests of everything that people do
npm run test:all         all tests: also the long ones, and those on PostgreSQL
npm run test:changed     the checks and tests that a change since the last commit can break
npm test -- PATTERN      only the test files whose path contains the pattern, without checks
  --profile              prints where the time goes
  --coverage             writes the coverage of src to build/coverage
  --seed NUMBER          generated tests make other cases, the same for the same number
`;

const { values: options, positionals: patterns } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    changed: { type: "boolean", default: false },
    profile: { type: "boolean", default: false },
    coverage: { type: "boolean", default: false },
    seed: { type: "string" },
    help: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
if (options.help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (options.seed && !/^\d{1,9}$/.test(options.seed)) {
  process.stderr.write("--seed takes a whole number of at most nine digits.\n");
  process.exit(2);
}

const results = "build/test-results.json";
/** Sentences about checks that failed and tests that did not run. @type {string[]} */
const notes = [];
let isGood = true;

try {
  await main();
} finally {
  await endRun();
}
process.exit(isGood ? 0 : 1);

async function main() {
  mkdirSync("build", { recursive: true });
  rmSync(results, { force: true });
  const change = options.changed ? findChange(buildInputs) : null;
  if (change?.isEmpty) {
    process.stdout.write("Nothing has changed since the last commit.\n\n0 passed, 0 failed\n");
    return;
  }
  const needsSite = change === null && (patterns.length === 0 || usesSite(patterns));
  const checks = patterns.length > 0 ? [] : allChecks(change?.files);
  const comparing = runChecks(checks.filter(({ name }) => name === generatedFiles));
  const [stale, failed, isReady] = await Promise.all([
    comparing,
    runChecks(checks.filter(({ name }) => name !== generatedFiles)),
    comparing.then(() => !needsSite || isBuilt() || build()),
  ]);
  const failedChecks = [...stale, ...failed];
  if (isReady && !change && patterns.length === 0 && !checkSizes()) failedChecks.push("sizes");
  if (failedChecks.length > 0) notes.push(`Failed checks: ${failedChecks.join(", ")}.`);
  isGood = isReady && failedChecks.length === 0;
  if (!isReady) notes.push("The build failed, so no test ran.");
  else await runTests(change, needsSite);
  process.stdout.write(notes.map((note) => `\n${note}`).join(""));
  process.stdout.write(`\n${counts()}\n`);
}

/** @returns {Promise<boolean>} whether it succeeded */
async function build() {
  const start = performance.now();
  const { code, output } = await runNode(["scripts/build.mjs"], { isQuiet: true });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    code === 0 ? `✓ build (${seconds} s)\n` : `✗ build (${seconds} s)\n${output}`,
  );
  return code === 0;
}

/**
 * Runs Vitest, and says what it leaves out and why.
 *
 * @param {import("./test/affected.mjs").Change | null} change
 * @param {boolean} needsSite whether a test may use the built site
 */
async function runTests(change, needsSite) {
  const files = change?.tests ?? patterns;
  if (change) {
    if (change.leftOut > 0) {
      const files =
        change.leftOut === 1 ? "1 test file that needs" : `${change.leftOut} test files that need`;
      notes.push(
        `Left out: ${files} the built site. \`npm test\` runs the short ones, \`npm run test:all\` all of them.`,
      );
    }
    const others = change.others.join(", ");
    if (others) notes.push(`Run \`npm test\`, since these may matter to all tests: ${others}.`);
    if (files.length === 0) return;
  }
  const folder = attempt(makeTemporaryFolder, "No test ran.");
  if (!folder) return;
  const isFull = options.all || patterns.length > 0;
  if (!isFull)
    notes.push(
      "The long tests, and those on PostgreSQL, were left out: npm run test:all runs them.",
    );
  const args = ["node_modules/vitest/vitest.mjs", "run", ...files];
  args.push("--reporter=default", "--reporter=json", `--outputFile.json=${results}`);
  if (!isFull) args.push("--tags-filter=!full");
  if (options.coverage) args.push("--coverage", "--coverage.reportOnFailure");
  if (options.profile) args.push("--reporter=./scripts/test/profile-reporter.mjs");
  /** @type {Record<string, string>} */
  const env = { TMPDIR: folder };
  if (options.profile) env.VITRINE_PROFILE = path.join(folder, "processor-times.jsonl");
  if (options.seed) env.VITRINE_SEED = options.seed;
  if (isFull) env.VITRINE_FULL_TESTS = "1";
  if (options.all) offerServers(env, folder);
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    const prefix = `vitrine_test_${randomBytes(4).toString("hex")}_`;
    env.TEST_DATABASE_PREFIX = prefix;
    atEnd(() => dropDatabases(server, prefix));
  }
  const chromium = needsSite ? attempt(findChromium, "The browser tests did not run.") : null;
  const age = chromium && ageOfChromium(chromium);
  if (age) notes.push(age);
  if (chromium) env.VITRINE_CHROMIUM = chromium;
  else args.push("--project=!browser");
  const { code } = await runNode(args, { env });
  isGood = code === 0 && isGood;
  if (code !== 0 && readResults()?.numFailedTests === 0)
    notes.push("Vitest failed, though no test did: see above.");
  const summary = "build/coverage/coverage-summary.json";
  if (options.coverage && existsSync(summary)) notes.push(coverageTable(summary));
}

/**
 * Does what tests need. If it fails, the run fails and says why, and goes on with the rest.
 *
 * @template T
 * @param {() => T} work
 * @param {string} consequence a sentence for the notes
 * @returns {T | null} null if it failed
 */
function attempt(work, consequence) {
  try {
    return work();
  } catch (error) {
    notes.push(`${error instanceof Error ? error.message : error} ${consequence}`);
    isGood = false;
    return null;
  }
}

/**
 * Gives the full run a PostgreSQL, and says which servers are missing.
 *
 * @param {Record<string, string>} env
 * @param {string} folder
 */
function offerServers(env, folder) {
  if (!process.env.TEST_DATABASE_URL) {
    const programs = findPostgres();
    const consequence = "No test ran on PostgreSQL.";
    const postgres = programs && attempt(() => startPostgres(programs, folder), consequence);
    if (postgres) {
      env.TEST_DATABASE_URL = postgres.url;
      atEnd(postgres.stop);
    }
    if (!programs) {
      notes.push(
        `PostgreSQL is not installed. ${consequence} Install it, or set TEST_DATABASE_URL.`,
      );
    }
  }
  const others = { "redis-server": "servers that share a Redis", pgbouncer: "a connection pooler" };
  for (const [program, subject] of Object.entries(others)) {
    if (spawnSync(program, ["--version"]).error)
      notes.push(`${program} is not installed, so the tests of ${subject} did not run.`);
  }
}

/** @returns {Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number> | null} */
function readResults() {
  return existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : null;
}

/** @returns {string} the line of counts */
function counts() {
  const found = readResults();
  if (!found) return "0 passed, 0 failed";
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = found;
  return `${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests + numTodoTests} skipped`;
}
