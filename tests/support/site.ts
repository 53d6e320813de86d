import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** The built site, running in a process of its own on a data folder of its own. */
export type Site = {
  url: string;
  dataFolder: string;
  /** The number of its process. */
  pid(): number;
  /** What the process has printed so far. */
  output(): string;
  /** Ends the process; the data folder stays. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same folder and port. */
  restart(): Promise<void>;
  /** Ends the process and removes the folder. */
  remove(): Promise<void>;
};

/**
 * Starts the built server and waits until it is ready.
 *
 * @param environment settings beside port and data folder; the sample is off unless asked for
 */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "vitrine-site-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let printed = "";

  async function restart() {
    child = spawn(process.execPath, ["build/server/main.mjs"], {
      env: {
        ...process.env,
        VITRINE_SAMPLE: "off",
        ...environment,
        PORT: String(port),
        VITRINE_DATA: dataFolder,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (chunk) => (printed += chunk));
    child.stderr?.on("data", (chunk) => (printed += chunk));
    await untilReady(url, child, () => printed);
  }

  async function stop(signal: NodeJS.Signals = "SIGTERM") {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  await restart();
  return {
    url,
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

/** A run of the import command on a site's data folder. */
export type ImportRun = {
  child: ChildProcess;
  finished: Promise<{ code: number | null; output: string }>;
};

/** Runs the built import command; it talks to the site if that is running. */
export function importInto(site: Pick<Site, "dataFolder">, ...args: string[]): ImportRun {
  const child = spawn(process.execPath, ["build/server/import.mjs", ...args], {
    env: { ...process.env, VITRINE_DATA: site.dataFolder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const finished = once(child, "exit").then(([code]) => ({ code: code as number | null, output }));
  return { child, finished };
}

async function untilReady(url: string, child: ChildProcess, printed: () => string) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site did not become ready. It printed:\n${printed()}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("No free port");
  return address.port;
}
