import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort, isInstalled, startOnFreePort } from "./programs.ts";
import { startRedis } from "./redis.ts";

test("freePort: returns a free port below the range that the system assigns", async () => {
  const port = await freePort();
  expect(port).toBeLessThan(30_000);
  const server = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
});

test("startOnFreePort: tries another port if one is in use, and throws any other error", async () => {
  const ports: number[] = [];
  await startOnFreePort(async (port) => {
    ports.push(port);
    if (ports.length < 3) throw new Error(`Port ${port} is in use.`);
  });
  expect(ports).toHaveLength(3);
  const start = () => Promise.reject(new Error("The data folder is not empty."));
  await expect(startOnFreePort(start)).rejects.toThrow("The data folder is not empty.");
});

test.skipIf(!isInstalled("redis-server"))(
  "startRedis: throws the printed output of a Redis that ends before it is ready",
  async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.kill());
    await expect(redis.start()).rejects.toThrow("Address already in use");
  },
);
