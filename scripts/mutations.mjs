// `npm run test:mutations`: measures how many mutants of `src` the tests kill.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readOptions, refuseOptions } from "./lib/options.mjs";
import { fail, install, requireNode } from "./lib/prepare.mjs";

const help = `npm run test:mutations -- [options]

Changes the code of a commit in many places, one at a time, and lists which of these mutants the tests kill and which
survive. It first runs all tests without a mutation, to learn which test files execute the code of which mutation. Only
these are run with the mutation, until one fails. A run that was interrupted continues where it stopped. Tests on
PostgreSQL do not run.

  --commit REV     the commit whose code is mutated and whose tests are run (default: HEAD)
  --count N        number of mutations (default: 100)
  --seed N         which mutations: the same for the same seed, as far as the code is the same (default: 1)
  --tests PATTERN  only test files with this in their path; may be given several times
  --results FILE   where the results are written (default: a file in build/mutations)
  --list           prints the chosen mutations and ends
  --help           prints this text
`;

/** @typedef {import("./mutations/sites.mjs").Mutation} Mutation */
/**
 * @typedef {object} MutantResult
 * @property {string} mutation where it is
 * @property {boolean} killed
 * @property {string | null} killedBy the failure that killed it
 * @property {number} seconds that it took
 */
/**
 * @typedef {object} DryRun what the tests do without a mutation
 * @property {Record<string, number>} seconds that a test file takes; test files that fail are not listed
 * @property {string[]} failing test files
 * @property {boolean} hasErrors whether errors occur outside of tests
 * @property {Record<string, string[]>} coveringTests the test files that execute the code of a mutation, by its key
 */
/** @typedef {{ run: unknown, dryRun?: DryRun, mutants: Record<string, MutantResult> }} Results mutants by the key of the mutation */

/** Seconds of tests in the first batch of a mutation, and the factor by which each later batch is longer. */
const [firstBatch, growth] = [30, 3];

const { values: options } = readOptions({
  options: {
    commit: { type: "string", default: "HEAD" },
    count: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    tests: { type: "string", multiple: true, default: [] },
    results: { type: "string" },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (options.help) {
  process.stdout.write(help);
  process.exit();
}
const [count, seed] = [Number(options.count), Number(options.seed)];
if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed))) {
  refuseOptions("--count takes a whole number above 0, --seed a whole number.");
}

const checkout = fileURLToPath(new URL("..", import.meta.url));
process.chdir(checkout);
const commit = findCommit(options.commit);
requireNode();
install();

const { findChromium } = await import("./lib/chromium.mjs");
const { chooseMutations } = await import("./mutations/sites.mjs");
const { WorkCopy } = await import("./mutations/work-copy.mjs");
const { endRun } = await import("./test/processes.mjs");

const run = { commit, count, seed, tests: options.tests };
const file = path.resolve(
  options.results ?? `build/mutations/${commit.slice(0, 12)}-${seed}-${count}.json`,
);
const results = readResults();
if (!options.list) process.env.VITRINE_CHROMIUM = chromium();

const copy = new WorkCopy();
/** @type {Mutation[]} */
let mutations = [];
try {
  await main();
} finally {
  await endRun();
}

async function main() {
  copy.prepare(checkout, commit);
  const sites = copy.sites();
  mutations = chooseMutations(sites, count, seed);
  process.stdout.write(`${mutations.length} of ${sites.length} possible mutations of ${commit}\n`);
  if (options.list) {
    process.stdout.write(mutations.map(description).join(""));
    return;
  }
  if (mutations.some(({ key }) => !results.mutants[key])) await testMutants();
  printSummary();
}

/**
 * @param {string} revision in Git's syntax
 * @returns {string} the hash of the commit
 */
function findCommit(revision) {
  const args = ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`];
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : refuseOptions(`There is no commit ${revision}.`);
}

/** @returns {Results} those of an interrupted run, or empty ones */
function readResults() {
  if (!existsSync(file)) return { run, mutants: {} };
  /** @type {Results} */
  const earlier = JSON.parse(readFileSync(file, "utf8"));
  if (JSON.stringify(earlier.run) !== JSON.stringify(run) || !earlier.mutants) {
    fail(
      `${file} holds the results of other options or of an older program. Remove it, or choose another file with --results.`,
    );
  }
  return earlier;
}

function save() {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results, null, 2));
}

/** @returns {Promise<DryRun>} */
async function runDry() {
  process.stdout.write("Running the tests without a mutation …\n");
  const { report, coveringTests } = await copy.testAll(options.tests);
  /** @type {DryRun} */
  const dryRun = { seconds: {}, failing: [], hasErrors: report.error !== null, coveringTests: {} };
  for (const [name, { start, end, passed }] of Object.entries(report.files)) {
    const isSound = passed || (await copy.test([name])).files[name]?.passed;
    if (isSound) dryRun.seconds[name] = (end - start) / 1000;
    else dryRun.failing.push(name);
  }
  for (const [id, { key }] of mutations.entries())
    dryRun.coveringTests[key] = coveringTests[id] ?? [];
  if (dryRun.failing.length > 0) {
    process.stdout.write(`Left out, because they fail: ${dryRun.failing.join(", ")}\n`);
  }
  return dryRun;
}

/** @returns {string} path of a Chromium; exits if there is none */
function chromium() {
  try {
    return findChromium();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function testMutants() {
  copy.build(mutations);
  const dryRun = (results.dryRun ??= await runDry());
  save();
  for (const [id, { key, path: source, line }] of mutations.entries()) {
    if (results.mutants[key]) continue;
    const started = Date.now();
    const killedBy = await killingFailure(id, dryRun);
    const seconds = Math.round((Date.now() - started) / 1000);
    const [mutation, killed] = [`${source}:${line}`, killedBy !== null];
    results.mutants[key] = { mutation, killed, killedBy, seconds };
    save();
    const tested = Object.values(results.mutants);
    const progress = `${tested.length} of ${mutations.length}, ${tested.filter((it) => it.killed).length} killed`;
    process.stdout.write(`${progress}: ${killed ? "✓" : "✗"} ${mutation} (${seconds} s)\n`);
  }
}

/**
 * Runs the test files that execute the code of a mutation, quick ones first.
 *
 * @param {number} id
 * @param {DryRun} dryRun
 * @returns {Promise<string | null>} the first failure, or null if the mutant survives
 */
async function killingFailure(id, { seconds, coveringTests, hasErrors }) {
  const secondsOf = (/** @type {string} */ name) => seconds[name] ?? 0;
  const files = (coveringTests[mutations[id]?.key ?? ""] ?? [])
    .filter((name) => name in seconds)
    .sort((a, b) => secondsOf(a) - secondsOf(b));
  for (let limit = firstBatch; files.length > 0; limit *= growth) {
    let [length, sum] = [0, 0];
    while (
      length < files.length &&
      (length === 0 || sum + secondsOf(files[length] ?? "") <= limit)
    ) {
      sum += secondsOf(files[length++] ?? "");
    }
    const batch = files.splice(0, length);
    const report = await copy.test(batch, { active: id, seconds: Math.ceil(60 + 4 * sum) });
    const failure = report.failure ?? (hasErrors ? null : report.error);
    if (failure !== null) return failure;
  }
  return null;
}

function printSummary() {
  const isKilled = (/** @type {Mutation} */ { key }) => results.mutants[key]?.killed ?? false;
  const share = (/** @type {Mutation[]} */ some) =>
    `${String(some.filter(isKilled).length).padStart(5)} of ${String(some.length).padEnd(5)}`;
  const groupings = [
    (/** @type {Mutation} */ { kind }) => kind,
    (/** @type {Mutation} */ mutation) => mutation.path.split("/").slice(0, 2).join("/"),
  ];
  for (const groupOf of groupings) {
    process.stdout.write("\n");
    for (const group of [...new Set(mutations.map(groupOf))].sort()) {
      const some = mutations.filter((mutation) => groupOf(mutation) === group);
      process.stdout.write(`${share(some)} ${group}\n`);
    }
  }
  const survivors = mutations.filter((mutation) => !isKilled(mutation));
  process.stdout.write(`\nSurvived\n${survivors.map(description).join("")}`);
  process.stdout.write(`\n${share(mutations).trim()} mutants killed\n`);
}

/** @param {Mutation} mutation */
function description({ key, path: file, line, kind, original, mutated }) {
  const tests = results.dryRun?.coveringTests[key];
  const executed = tests ? `, test files that execute it: ${tests.length}` : "";
  const [from, to] = [original, mutated || "(removed)"].map((code) =>
    code.replace(/\s+/g, " ").slice(0, 200),
  );
  return `${file}:${line} (${kind}${executed})\n  - ${from}\n  + ${to}\n`;
}
