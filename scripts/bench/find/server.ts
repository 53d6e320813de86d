import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { serverArguments, serverVariables } from "../../lib/serve.mjs";
import { freePort } from "../../../tests/support/programs.ts";
import { untilReady } from "../process.ts";
import { environmentOf } from "./collection.ts";
import type { Collection } from "./collection.ts";

/** Delay of the server's event loop, in milliseconds. */
export type Held = { longest: number; p99: number };

/** The built server in a separate process. */
export type FindServer = {
  url: string;
  /** Milliseconds from the start of the process until it was ready. */
  started: number;
  /** Memory of the process with all its threads in bytes, current and peak. */
  memory(): { now: number; most: number };
  /** Returns the event loop delay since the previous call. */
  takeHeld(): Promise<Held>;
  stop(): Promise<void>;
};

/** Startup timeout: reading a million works from the database takes a minute or two. */
const patienceMs = 600_000;

/** Starts the server on a collection, like `npm start`. */
export async function startFindServer(collection: Collection): Promise<FindServer> {
  const port = await freePort();
  const begun = performance.now();
  const args = ["--import", "./scripts/bench/find/loop.mjs", ...serverArguments];
  const child = spawn(process.execPath, args, {
    env: {
      ...environmentOf(collection),
      ...serverVariables,
      LOG_LEVEL: "warn",
      PORT: `${port}`,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, patienceMs);
  const started = performance.now() - begun;
  const status = (name: string) => {
    const file = readFileSync(`/proc/${child.pid}/status`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(file)?.[1] ?? NaN) * 1024;
  };
  return {
    url,
    started,
    memory: () => ({ now: status("VmRSS"), most: status("VmHWM") }),
    async takeHeld() {
      child.send("report");
      const [held] = (await once(child, "message")) as [Held];
      child.send("reset");
      return held;
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
