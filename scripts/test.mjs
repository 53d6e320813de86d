// `npm test`, `npm run test:all` and `npm run test:changed`. Ends with a line of counts.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
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
const { allChecks, build, generatedFiles, runChecks } = await import("./test/checks.mjs");
const { coverageTable } = await import("./test/coverage-table.mjs");
const { dropDatabases, findPostgres, startPostgres } = await import("./test/postgres.mjs");
const { atEnd, endRun, makeTemporaryFolder, runNode } = await import("./test/processes.mjs");
const { readResults } = await import("./test/results.mjs");

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

/** Sentences about failures and about tests that did not run. @type {string[]} */
const notes = [];
/** What the last line says. @type {import("./test/results.mjs").Counts} */
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
  const [staleFiles, failedChecks, failedBuild] = await Promise.all([
    generatedFilesCheck,
    runChecks(checks.filter(({ name }) => name !== generatedFiles)),
    generatedFilesCheck.then(() => (!needsSite || isBuilt() ? [] : runChecks([build]))),
  ]);
  const hasBuild = failedBuild.length === 0;
  const failed = [...staleFiles, ...failedChecks, ...failedBuild];
  if (hasBuild && !change && patterns.length === 0 && !checkSizes()) failed.push("sizes");
  if (failed.length > 0) notes.push(`Failed checks: ${failed.join(", ")}.`);
  counts.failed += failed.length;
  if (hasBuild) await runTests(change, needsSite);
  else notes.push("No test ran, since the build failed.");
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
      const subject =
        change.leftOut === 1 ? "1 test file that needs" : `${change.leftOut} test files that need`;
      notes.push(
        `Left out: ${subject} the built site. \`npm test\` runs the short ones, \`npm run test:all\` all of them.`,
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
  const report = path.join(folder, "report.json");
  const args = ["node_modules/vitest/vitest.mjs", "run", ...files];
  args.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
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
  const results = readResults(report, code);
  notes.push(...results.notes);
  counts.passed = results.counts.passed;
  counts.failed += results.counts.failed;
  counts.skipped = results.counts.skipped;
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
    counts.failed += 1;
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
