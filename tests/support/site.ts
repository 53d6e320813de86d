import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fingerprint } from "../../scripts/lib/fingerprint.mjs";
import { writeCollection } from "./collection.ts";
import { migratedDataFolder } from "./database-pool.ts";
import { copyPrepared } from "./prepared-folder.ts";
import { startOnFreePort } from "./programs.ts";
import { serverEnvironment } from "./server-process.ts";

/** The built site, running in a separate process with its own data folder. */
export type Site = {
  url: string;
  dataFolder: string;
  /** The process id. */
  pid(): number;
  /** The output of the process so far. */
  output(): string;
  /** Ends the process; the data folder remains. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again with the same folder and port. */
  restart(): Promise<void>;
  /** Ends the process and removes the folder. */
  remove(): Promise<void>;
};

/**
 * Makes V8 compile PGlite only with its fast compiler: no process here runs long enough to benefit from optimization.
 */
const quickly = ["--liftoff-only"];

type SiteOptions = {
  /** What is imported before the site starts: a folder, or the options of `writeCollection`. */
  collection?: string | Parameters<typeof writeCollection>[1];
  /** Settings in addition to port and data folder. */
  environment?: Record<string, string>;
};

/** Starts the built server and waits until it is ready. */
export async function startSite({ collection, environment }: SiteOptions = {}): Promise<Site> {
  const dataFolder = collection ? await importedDataFolder(collection) : await migratedDataFolder();
  let port = 0;
  let child: ChildProcess | undefined;
  let printed = "";

  const url = () => `http://127.0.0.1:${port}`;
  async function restart() {
    const before = printed.length;
    child = spawn(process.execPath, [...quickly, "build/server/main.mjs"], {
      env: serverEnvironment({ ...environment, PORT: String(port), VITRINE_DATA: dataFolder }),
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (chunk) => (printed += chunk));
    child.stderr?.on("data", (chunk) => (printed += chunk));
    await untilReady(url(), child, () => printed.slice(before));
  }

  async function stop(signal: NodeJS.Signals = "SIGTERM") {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  await startOnFreePort((free) => {
    port = free;
    return restart();
  });
  return {
    url: url(),
    dataFolder,
    pid: () => child?.pid ?? -1,
    output: () => printed,
    stop,
    restart,
    async remove() {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Creates a data folder with an imported collection. */
async function importedDataFolder(collection: NonNullable<SiteOptions["collection"]>) {
  const isGiven = typeof collection === "string";
  return copyPrepared({
    kind: "site",
    program: fingerprint(["build/fingerprint", "tests/support/collection.ts"]),
    name: isGiven
      ? fingerprint([collection], collection)
      : `${collection.pictures}-pictures-${collection.plain}-plain`,
    async fill(dataFolder) {
      const folder = isGiven
        ? collection
        : await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
      if (!isGiven) await writeCollection(folder, collection);
      const { code, output } = await importInto({ dataFolder }, folder).finished;
      if (!isGiven) await rm(folder, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The collection was not imported: ${output}`);
    },
  });
}

/** A run of the import command on a site's data folder. */
export type ImportRun = {
  child: ChildProcess;
  finished: Promise<{ code: number | null; output: string }>;
};

/** Runs the built import command; it connects to the site if that is running, or to the database at an address. */
export function importInto(
  { dataFolder, databaseUrl }: Pick<Site, "dataFolder"> & { databaseUrl?: string | null },
  ...args: string[]
): ImportRun {
  const child = spawn(process.execPath, [...quickly, "build/server/import.mjs", ...args], {
    env: serverEnvironment({ VITRINE_DATA: dataFolder, DATABASE_URL: databaseUrl ?? "" }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  // Its output is complete when its pipes are closed, which may be after it has exited.
  const finished = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { child, finished };
}

/** Waits until a server responds. If it exits before, the error contains its output. */
async function untilReady(url: string, child: ChildProcess, printed: () => string) {
  const closed = once(child, "close");
  while (child.exitCode === null && child.signalCode === null) {
    // Until the server reports that it is open, another one may be using the port.
    const answer = printed().includes("open at") ? fetch(`${url}/readyz`) : null;
    if (await answer?.then(({ ok }) => ok).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await closed;
  throw new Error(`The site did not become ready. It printed:\n${printed()}`);
}
