// NODE_OPTIONS makes every Node process and worker thread of a test run load this module first. It defines
// `__mutation`, which the rewritten sources call, here and in the pages of browsers that tests launch. It does not
// reach web workers and service workers of a browser: they run the original code.
import { ChildProcess } from "node:child_process";
import { appendFileSync } from "node:fs";
import Module, { syncBuiltinESMExports } from "node:module";
import workerThreads from "node:worker_threads";

/** @typedef {(id: number) => boolean} IsActive */
/** @typedef {{ __mutation?: IsActive, __vitest_worker__?: { filepath?: string } }} Scope */

const { NODE_OPTIONS, MUTATION_ACTIVE, MUTATION_LOG, MUTATION_TEST_FILE } = process.env;
const scope = /** @type {Scope} */ (globalThis);
const hitMessage = "mutation hit ";
const logged = new Set();
const active = Number(MUTATION_ACTIVE || -1);
// Tests may install fake timers.
const { now } = Date;

scope.__mutation = (id) => {
  if (MUTATION_LOG) logHit(MUTATION_LOG, id);
  return id === active;
};

/** The test file that this process runs, or that started it. Empty in a process that serves several test files. */
function testFile() {
  return scope.__vitest_worker__?.filepath ?? MUTATION_TEST_FILE ?? "";
}

/**
 * Logs that a test file executes the code of a mutation: once, or once per 100 ms if the test file is unknown.
 *
 * @param {string} log path of the file to append to
 * @param {number} id
 */
function logHit(log, id) {
  const [file, time] = [testFile(), now()];
  const key = `${id} ${file || Math.floor(time / 100)}`;
  if (logged.has(key)) return;
  logged.add(key);
  appendFileSync(log, `${id}\t${time}\t${file}\n`);
}

const pageScript = `{
  const logged = new Set();
  globalThis.__mutation = (id) => {
    if (${Boolean(MUTATION_LOG)} && !logged.has(id)) console.debug("${hitMessage}" + id);
    logged.add(id);
    return id === ${active};
  };
}`;

/**
 * @param {import("playwright-core").Browser} browser
 * @returns {import("playwright-core").Browser} the same, with `__mutation` in all its pages
 */
function withMutations(browser) {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(pageScript);
    if (!MUTATION_LOG) return context;
    return context.on("console", (message) => {
      const [, id] = message.text().split(hitMessage);
      if (id !== undefined) logHit(MUTATION_LOG, Number(id));
    });
  };
  return browser;
}

/** @typedef {Record<"launch" | "connect", (...args: unknown[]) => Promise<import("playwright-core").Browser>>} BrowserType */
/** @type {WeakSet<BrowserType>} */
const wrapped = new WeakSet();

const loader =
  /** @type {{ _load(this: unknown, request: string, ...rest: unknown[]): unknown }} */ (
    /** @type {unknown} */ (Module)
  );
const load = loader._load;
loader._load = function (request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (!/playwright-core([\\/]index\.js)?$/.test(request)) return loaded;
  const { chromium } = /** @type {{ chromium: BrowserType }} */ (loaded);
  if (wrapped.has(chromium)) return loaded;
  wrapped.add(chromium);
  for (const name of /** @type {const} */ (["launch", "connect"])) {
    const start = chromium[name].bind(chromium);
    chromium[name] = async (...args) => withMutations(await start(...args));
  }
  return loaded;
};

// A test may start a process with environment variables that do not include these.
const childProcess =
  /** @type {{ spawn(this: unknown, options: { envPairs?: string[] }): unknown }} */ (
    /** @type {unknown} */ (ChildProcess.prototype)
  );
const spawn = childProcess.spawn;
childProcess.spawn = function (options) {
  const own = { NODE_OPTIONS, MUTATION_ACTIVE, MUTATION_LOG, MUTATION_TEST_FILE: testFile() };
  const names = Object.keys(own);
  const others = options.envPairs?.filter(
    (pair) => !names.some((name) => pair.startsWith(`${name}=`)),
  );
  const pairs = Object.entries(own).map(([name, value]) => `${name}=${value ?? ""}`);
  return spawn.call(this, { ...options, envPairs: [...(others ?? []), ...pairs] });
};

// A thread starts with a copy of the environment variables.
workerThreads.Worker = class extends workerThreads.Worker {
  /** @param {ConstructorParameters<typeof workerThreads.Worker>} args */
  constructor(...args) {
    process.env.MUTATION_TEST_FILE = testFile();
    super(...args);
  }
};
syncBuiltinESMExports();
