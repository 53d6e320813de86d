import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { freePort } from "./programs.ts";

/** A Redis of a test's own. */
export type TestRedis = {
  url: string;
  /** Ends it as a crash would; what it held is gone. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
};

/** Starts a Redis that keeps nothing on disk. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--dir", tmpdir()];
      const started = spawn("redis-server", options);
      child = started;
      for await (const line of started.stdout) {
        if (String(line).includes("Ready to accept connections")) break;
      }
    },
    async kill() {
      if (!child) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      child = null;
    },
  };
  await redis.start();
  return redis;
}
