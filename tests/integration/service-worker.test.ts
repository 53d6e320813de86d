import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-client-"));
  const clientFolder = join(folder, "client");
  await mkdir(clientFolder);
  await writeFile(join(clientFolder, "index.html"), "<!doctype html><html></html>");
  await writeFile(join(clientFolder, "service-worker.js"), "the worker");
  await writeFile(join(clientFolder, "service-worker-off.js"), "the kill switch");
  server = await startServer({
    clientFolder,
    operations: new Map(),
    settings: { serviceWorker: false },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

it("service-worker: when it is disabled, browsers get the uncached script that unregisters it", async () => {
  const response = await fetch(`${server.url}/service-worker.js`);
  expect(await response.text()).toBe("the kill switch");
  expect(response.headers.get("content-type")).toMatch(/javascript/);
  expect(response.headers.get("cache-control")).toBe("no-cache");
});
