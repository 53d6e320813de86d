// Starts the processes of a test run and creates its temporary folder. Ends the processes and removes the folder when
// the run ends or is interrupted.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Time that processes may take to exit when the run ends, in milliseconds. */
const shutdownTimeout = 5_000;

/** Disk space that the tests need for temporary files. */
const requiredBytes = 3 * 1024 ** 3;

/** @type {Set<number>} the process groups that run */
const groups = new Set();

/** @typedef {() => Promise<void> | void} Cleanup */
/** @type {Cleanup[]} the last added first */
const cleanups = [];

/**
 * Creates the folder for all temporary files of this run, in memory if there is enough space: on a disk, the tests'
 * databases wait for every write.
 *
 * @returns {string}
 * @throws {Error} with a message if there is not enough space
 */
export function makeTemporaryFolder() {
  const places = process.platform === "linux" ? ["/dev/shm", tmpdir()] : [tmpdir()];
  const place = places.find((it) => freeBytes(it) > requiredBytes);
  if (!place) {
    throw new Error(
      `The tests need 3 GB for temporary files, and ${tmpdir()} has less. Free some room, or set TMPDIR to another folder.`,
    );
  }
  const folder = mkdtempSync(path.join(place, "vitrine-tests-"));
  onRunEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** @param {string} place */
function freeBytes(place) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize;
  } catch {
    return 0; // The folder does not exist.
  }
}

let isInterrupted = false;

/**
 * Adds a cleanup, which runs once when the run ends or is interrupted, before those that were added earlier.
 *
 * @param {Cleanup} cleanup
 */
export function onRunEnd(cleanup) {
  watchForInterruption();
  cleanups.unshift(cleanup);
}

/** Ends the processes that are still running, and runs the cleanups. */
export async function endRun() {
  for (const group of groups) signal(group, "SIGTERM");
  const end = Date.now() + shutdownTimeout;
  while (Date.now() < end && [...groups].some((group) => signal(group, 0))) await wait(50);
  for (const group of groups) signal(group, "SIGKILL");
  for (const cleanup of cleanups.splice(0)) {
    try {
      await cleanup();
    } catch (error) {
      process.stderr.write(`The tests left something behind: ${error}\n`);
    }
  }
}

/**
 * @param {string} program such as `redis-server`
 * @returns {boolean} whether it is installed
 */
export const isInstalled = (program) =>
  spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;

/**
 * Runs a Node program in a separate process group. Processes that it leaves running end with it.
 *
 * @param {string[]} args the program and its arguments
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] environment variables, added to those of this process
 * @param {string} [options.cwd] the folder it runs in
 * @param {boolean} [options.isQuiet] whether the output is only returned
 * @param {number} [options.seconds] timeout after which it is ended
 * @returns {Promise<{ code: number, output: string, isTimedOut: boolean }>}
 */
export async function runNode(args, { env = {}, cwd, isQuiet = false, seconds } = {}) {
  watchForInterruption();
  const output = isQuiet ? "pipe" : "inherit";
  const child = spawn(process.execPath, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
  const group = child.pid;
  if (group !== undefined) groups.add(group);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk) => (text += chunk));
  }
  let isTimedOut = false;
  const end = () => (isTimedOut = group !== undefined && signal(group, "SIGKILL"));
  const timeout = seconds === undefined ? undefined : setTimeout(end, seconds * 1000);
  const code = await new Promise((resolve) => {
    child.on("error", (error) => {
      text += `${error.message}\n`;
      resolve(1);
    });
    // Processes that it leaves running would hold its output open.
    child.on("exit", () => group !== undefined && signal(group, "SIGKILL"));
    // After an interruption the caller must not continue.
    child.on("close", (status) => isInterrupted || resolve(status ?? 1));
  });
  clearTimeout(timeout);
  if (group !== undefined) groups.delete(group);
  return { code, output: text, isTimedOut };
}

/**
 * @param {number} group
 * @param {NodeJS.Signals | 0} name
 * @returns {boolean} whether the group has a process
 */
function signal(group, name) {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}

let isWatching = false;

/** Ends the run with a message when it is interrupted. A program that only imports this file handles signals itself. */
function watchForInterruption() {
  if (isWatching) return;
  isWatching = true;
  for (const [name, code] of /** @type {const} */ ([
    ["SIGHUP", 129],
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ])) {
    process.on(name, async () => {
      // A second signal must not end the program before it has cleaned up.
      if (isInterrupted) return;
      isInterrupted = true;
      process.stderr.write("\nThe tests were interrupted.\n");
      await endRun();
      process.exit(code);
    });
  }
}
