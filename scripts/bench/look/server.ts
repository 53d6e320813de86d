import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { serverArguments, serverVariables } from "../../lib/serve.mjs";
import { freePort } from "../../../tests/support/programs.ts";
import { untilReady } from "../process.ts";

/** The built server in a separate process. */
export type LookServer = {
  url: string;
  /** Memory of all its processes with their threads in bytes, current and peak. */
  memory(): { now: number; most: number };
  stop(): Promise<void>;
};

const patienceMs = 60_000;

/** Starts the server on a data folder, like `npm start`. */
export async function startLookServer(dataFolder: string): Promise<LookServer> {
  const port = await freePort();
  const { DATABASE_URL: _, PUBLIC_URL: __, ...own } = process.env;
  const child = spawn(process.execPath, serverArguments, {
    env: {
      ...own,
      NODE_ENV: "production",
      ...serverVariables,
      VITRINE_DATA: dataFolder,
      VITRINE_SAMPLE: "off",
      PORT: `${port}`,
    },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, patienceMs).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    url,
    memory: () => ({
      now: sum(child.pid ?? 0, "VmRSS"),
      most: sum(child.pid ?? 0, "VmHWM"),
    }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

/** Adds up a value over a process and all its descendants. */
function sum(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? NaN);
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
  return kilobytes * 1024 + children.reduce((all, child) => all + sum(Number(child), name), 0);
}
