import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importsFolderOf } from "../../src/server/settings.ts";
import { connectionLimits } from "../../src/server/site/connections.ts";
import { eventually } from "../support/eventually.ts";
import { signIn } from "../support/members.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

let server: TestServer;
let cookie: string;

beforeAll(async () => {
  const limits = { headTime: 200, requestTime: 200, checkInterval: 20, idleTime: 1000 };
  server = await startServer({ connectionLimits: { ...connectionLimits, ...limits } });
  ({ cookie } = (await signIn(server.store.db, "CURATOR")).headers);
});
afterAll(() => server.stop());

/** Starts a request with a body of 1,000 bytes. */
async function begin(path: string, headers: Record<string, string>): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  await once(socket, "connect");
  const given = { host: "localhost", connection: "close", "content-length": "1000", ...headers };
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  return socket;
}

const beginUpload = (name: string) =>
  begin("/desk/uploads", {
    cookie,
    "content-type": "application/octet-stream",
    "x-file-name": name,
  });

it("slow-requests: a slow operation is answered with 408, while an equally slow upload succeeds", async () => {
  const upload = await beginUpload("slow.csv");
  const uploaded = text(upload);
  const operation = await begin("/graphql", { "content-type": "application/json" });
  const answer = text(operation);
  let isOver = false;
  void answer.finally(() => (isOver = true));
  let sent = 0;
  while (!isOver && sent < 999) {
    for (const socket of [upload, operation]) socket.write("x");
    sent += 1;
    await wait(20);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  upload.write("x".repeat(1_000 - sent));
  expect(await uploaded).toMatch(/^HTTP\/1\.1 201 /);
});

it("slow-requests: an interrupted upload leaves no file", async () => {
  const upload = await beginUpload("silent.csv");
  upload.write("xxx");
  await once(upload.resume(), "close");
  await eventually(async () => {
    const names = await readdir(importsFolderOf(server.settings), { recursive: true });
    expect(names.filter((name) => /part-|silent/.test(name))).toEqual([]);
  });
});
