import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { startOnFreePort } from "./programs.ts";

/** A Redis for one test. */
export type TestRedis = {
  url: string;
  /** Kills it, like a crash; it loses its data. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
};

/** Starts a Redis without persistence. */
export async function startRedis(): Promise<TestRedis> {
  let port = 0;
  let child: ChildProcess | null = null;
  const start = async () => {
    const options = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--dir", tmpdir()];
    const started = spawn("redis-server", options);
    let printed = "";
    for await (const chunk of started.stdout) {
      printed += String(chunk);
      if (printed.includes("Ready to accept connections")) {
        child = started;
        return;
      }
    }
    throw new Error(`Redis did not become ready. It printed:\n${printed}`);
  };
  await startOnFreePort((free) => {
    port = free;
    return start();
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!child) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      child = null;
    },
  };
}
