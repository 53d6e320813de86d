import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverArguments, serverVariables } from "../../lib/serve.mjs";
import { freePort } from "../../../tests/support/programs.ts";
import { untilReady } from "../process.ts";

/** Exit code and output of a command. */
export type Ended = { code: number | null; output: string };

/** A command that runs on a site's data. */
export type Command = { pid: number; kill(): void; ended: Promise<Ended> };

/** The built server with its own data folder, in a separate process. */
export type ImportSite = {
  url: string;
  dataFolder: string;
  /** The current server process. */
  pid(): number;
  /** Runs a built command, such as `import`, on the site's data. */
  command(name: "import" | "export", ...args: string[]): Command;
  /** Kills the server, like a crash. */
  kill(): Promise<void>;
  /** Starts it again with the same folder and address. */
  restart(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
};

const patienceMs = 120_000;

/**
 * Starts an empty site with a new data folder.
 *
 * @param settings environment variables, in addition to the usual ones
 */
export async function startImportSite(settings: Record<string, string> = {}): Promise<ImportSite> {
  const parent = join(tmpdir(), "vitrine-bench");
  await mkdir(parent, { recursive: true });
  const dataFolder = await mkdtemp(join(parent, "import-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...serverVariables,
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    VITRINE_DATA: dataFolder,
    VITRINE_SAMPLE: "off",
    PORT: `${port}`,
    ...settings,
  };
  let server: ChildProcess | null = null;

  async function restart() {
    const stdio = ["ignore", "ignore", "inherit"] as const;
    server = spawn(process.execPath, serverArguments, { env, stdio: [...stdio] });
    await untilReady(url, server, patienceMs);
  }
  async function end(signal: NodeJS.Signals) {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill(signal);
    await gone;
  }

  await restart();
  return {
    url,
    dataFolder,
    pid: () => server?.pid ?? 0,
    command: (name, ...args) => runCommand([`build/server/${name}.mjs`, ...args], env),
    kill: () => end("SIGKILL"),
    restart,
    async remove() {
      await end("SIGTERM");
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Command {
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return {
    pid: child.pid ?? 0,
    kill: () => child.kill("SIGKILL"),
    ended: once(child, "close").then(([code]) => ({ code: code as number | null, output })),
  };
}
