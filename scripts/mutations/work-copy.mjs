import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { onRunEnd, runNode } from "../test/processes.mjs";
import { findSites, rewrite } from "./sites.mjs";

/** @typedef {import("./reporter.mjs").Report} Report */
/** @typedef {import("./sites.mjs").Mutation} Mutation */

const preload = new URL("preload.mjs", import.meta.url).href;
const reporter = fileURLToPath(new URL("reporter.mjs", import.meta.url));

/**
 * Finds the test files that execute the code of a mutation. A hit of a process that no test file runs or has started
 * counts for all files that ran at that time, or, if none did, for all.
 *
 * @param {string} log lines of the id of a mutation, the time in milliseconds since 1970, and the path of the test file
 * @param {Report["files"]} files all test files
 * @param {string} root folder that their paths are relative to
 * @returns {Record<number, string[]>} paths of test files by the id of the mutation
 */
export function attributeHits(log, files, root) {
  const all = Object.keys(files);
  const runningAt = (/** @type {number} */ time) => {
    const running = all.filter((name) => {
      const { start = 0, end = 0 } = files[name] ?? {};
      return start <= time && time <= end + 100;
    });
    return running.length > 0 ? running : all;
  };
  /** @type {Record<string, Set<string>>} */
  const hits = {};
  for (const line of log.split("\n").filter(Boolean)) {
    const [id = "", time, file] = line.split("\t");
    const hitters = file ? [path.relative(root, file)] : runningAt(Number(time));
    const known = (hits[id] ??= new Set());
    for (const hitter of hitters) known.add(hitter);
  }
  return Object.fromEntries(Object.entries(hits).map(([id, known]) => [id, [...known].sort()]));
}

/** A copy of a commit in a temporary folder, in which the sources are mutated and the tests run. */
export class WorkCopy {
  #folder = realpathSync(mkdtempSync(path.join(tmpdir(), "mutations-")));
  #temporary = path.join(this.#folder, "tmp");
  root = path.join(this.#folder, "copy");

  constructor() {
    onRunEnd(() => rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10 }));
  }

  /**
   * Creates the copy.
   *
   * @param {string} checkout the repository's folder, with its dependencies installed
   * @param {string} commit
   */
  prepare(checkout, commit) {
    const clone = ["clone", "--quiet", "--shared", "--no-checkout", checkout, this.root];
    execFileSync("git", clone, { stdio: "inherit" });
    execFileSync("git", ["checkout", "--quiet", "--detach", commit], { cwd: this.root });
    const shared = path.resolve(checkout, "../shared");
    if (existsSync(shared)) symlinkSync(realpathSync(shared), path.join(this.#folder, "shared"));
    const [lock, ownLock] = [checkout, this.root].map((root) =>
      readFileSync(path.join(root, "package-lock.json"), "utf8"),
    );
    if (lock === ownLock) this.#linkPackages(checkout);
    else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: this.root });
  }

  /**
   * Links packages individually, because Vite's cache beside them belongs to the copy.
   *
   * @param {string} checkout
   */
  #linkPackages(checkout) {
    mkdirSync(path.join(this.root, "node_modules"));
    for (const name of readdirSync(path.join(checkout, "node_modules"))) {
      if (/^\.(vite|experimental)/.test(name)) continue;
      const target = realpathSync(path.join(checkout, "node_modules", name));
      symlinkSync(target, path.join(this.root, "node_modules", name));
    }
  }

  /** Returns all sites of the TypeScript in `src`. */
  sites() {
    return readdirSync(path.join(this.root, "src"), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join("src", name.replaceAll("\\", "/")))
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .sort()
      .flatMap((file) => findSites(file, readFileSync(path.join(this.root, file), "utf8")));
  }

  /**
   * Writes mutations into the sources, and builds the site from them.
   *
   * @param {Mutation[]} mutations the index in the list is the id of a mutation
   */
  build(mutations) {
    const all = mutations.map((site, id) => ({ site, id }));
    for (const file of new Set(mutations.map((mutation) => mutation.path))) {
      const target = path.join(this.root, file);
      const own = all.filter(({ site }) => site.path === file);
      writeFileSync(target, rewrite(readFileSync(target, "utf8"), own));
    }
    execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: this.root, stdio: "inherit" });
  }

  /**
   * Runs all tests without a mutation. Each test file has a separate process, so that each hit belongs to one file.
   *
   * @param {string[]} filters parts of the paths of test files; all of them if empty
   * @returns {Promise<{ report: Report, coveringTests: Record<number, string[]> }>} with the test files that execute
   *   the code of a mutation, by its id
   * @throws {Error} if Vitest does not start
   */
  async testAll(filters) {
    const log = path.join(this.#folder, "hits");
    writeFileSync(log, "");
    const variables = { MUTATION_LOG: log };
    const report = await this.#run(["--isolate", "--reporter=default", ...filters], { variables });
    if (Object.keys(report.files).length === 0)
      throw new Error(report.failure ?? "There are no such tests.");
    const hits = readFileSync(log, "utf8");
    return { report, coveringTests: attributeHits(hits, report.files, this.root) };
  }

  /**
   * Runs test files until a test fails.
   *
   * @param {string[]} files
   * @param {{ active?: number, seconds?: number }} [options] the active mutation, and the timeout of the run in seconds
   * @returns {Promise<Report>} a run that exceeds the timeout or writes no results counts as failed
   */
  test(files, { active, seconds } = {}) {
    const variables = { MUTATION_ACTIVE: String(active ?? "") };
    return this.#run(["--bail=1", ...files], { variables, seconds });
  }

  /**
   * @param {string[]} args of Vitest
   * @param {{ variables: Record<string, string>, seconds?: number }} options
   * @returns {Promise<Report>}
   */
  async #run(args, { variables, seconds }) {
    this.#clearTemporary();
    const results = path.join(this.#folder, "report.json");
    rmSync(results, { force: true });
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--retry=0"];
    const options = ["--experimental.fsModuleCache", `--reporter=${reporter}`];
    const { output, isTimedOut } = await runNode([...vitest, ...options, ...args], {
      cwd: this.root,
      isQuiet: !args.includes("--reporter=default"),
      seconds,
      env: {
        ...variables,
        TMPDIR: this.#temporary,
        // The databases of killed tests would remain on a server.
        TEST_DATABASE_URL: "",
        VITRINE_FULL_TESTS: "1",
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${preload}`,
        MUTATION_REPORT: results,
      },
    });
    if (existsSync(results)) return JSON.parse(readFileSync(results, "utf8"));
    const failure = isTimedOut
      ? `The tests took longer than ${seconds} s.`
      : `No results: ${output.slice(-2000)}`;
    return { files: {}, failure, error: null };
  }

  /**
   * Removes the files that the tests have left, except tsx's cache. A mutation may have damaged the folders they
   * prepared.
   */
  #clearTemporary() {
    mkdirSync(this.#temporary, { recursive: true });
    const left = readdirSync(this.#temporary).filter((name) => !name.startsWith("tsx-"));
    const folders = left.map((name) => path.join(this.#temporary, name));
    for (const folder of [...folders, path.join(this.root, "build/test-folders")]) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  }
}
