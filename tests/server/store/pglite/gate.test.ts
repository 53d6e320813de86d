import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { Server, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openEngine } from "../../../../src/server/store/pglite/engine.ts";
import type { PgliteEngine } from "../../../../src/server/store/pglite/engine.ts";
import { Gate } from "../../../../src/server/store/pglite/gate.ts";
import { migratedDataFolder } from "../../../support/database-pool.ts";
import { runs } from "../../../support/runs.ts";

let folder: string;
let sockets: string;
let engine: PgliteEngine;
let gate: Gate;
let server: Server;
const admitted: Socket[] = [];
const clients = new Set<pg.Client | pg.Pool>();

beforeAll(async () => {
  folder = await migratedDataFolder();
  engine = await openEngine(join(folder, "database"));
  gate = new Gate({ patience: 1_500 });
  gate.open(engine);
  sockets = await mkdtemp(join(tmpdir(), "gate-"));
  server = createServer((socket) => {
    admitted.push(socket);
    gate.admit(socket);
  });
  await new Promise<void>((done) => server.listen(join(sockets, ".s.PGSQL.5432"), done));
});

afterEach(async () => {
  for (const client of clients) await client.end();
  clients.clear();
});

afterAll(async () => {
  gate.close("The test is over.");
  server.close();
  await engine.close();
  await rm(folder, { recursive: true, force: true });
  await rm(sockets, { recursive: true, force: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ host: sockets, user: "postgres", database: "postgres" });
  client.on("error", () => undefined);
  await client.connect();
  clients.add(client);
  return client;
}

/** Creates a pool of one connection, which queues queries, so that a test need not wait for each result. */
function oneConnection(): pg.Pool {
  const pool = new pg.Pool({ host: sockets, user: "postgres", database: "postgres", max: 1 });
  clients.add(pool);
  return pool;
}

async function first(
  client: pg.Client | pg.Pool,
  text: string,
  values: unknown[] = [],
): Promise<unknown> {
  const { rows } = await client.query({ text, values, rowMode: "array" });
  return rows[0]?.[0];
}

test("gate: every connection gets its own answers, however large and small statements interleave", async () => {
  const connections = Array.from({ length: 6 }, () => oneConnection());
  const statement = fc.record({
    by: fc.nat({ max: connections.length - 1 }),
    size: fc.oneof(fc.nat({ max: 40 }), fc.integer({ min: 60_000, max: 400_000 })),
    kind: fc.constantFrom("one", "two", "error", "simple", "transaction"),
  });
  const run = async (it: { by: number; size: number; kind: string }, mark: number) => {
    const client = connections[it.by];
    if (!client) throw new Error("There is no such connection.");
    const text = `${mark}:${"x".repeat(it.size)}`;
    if (it.kind === "error") {
      await expect(first(client, "SELECT ($1 || 'x')::integer", [text])).rejects.toThrow("integer");
    } else if (it.kind === "two") {
      expect(await first(client, "SELECT $1::text || $2::text", [text, "!"])).toBe(`${text}!`);
    } else if (it.kind === "simple") {
      expect(await first(client, `SELECT '${text}'`)).toBe(text);
    } else {
      expect(await first(client, "SELECT $1::text", [text])).toBe(text);
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 10, maxLength: 60 }), async (statements) => {
      await Promise.all(statements.map(run));
    }),
    { numRuns: runs(12) },
  );
});

test("gate: no statement of another connection runs within a transaction", async () => {
  const [writer, other] = await Promise.all([connect(), connect()]);
  await other.query("CREATE TABLE seen (note text)");
  await writer.query("BEGIN");
  const late = other.query("INSERT INTO seen VALUES ('late')");
  await writer.query("INSERT INTO seen VALUES ('early')");
  expect(await first(writer, "SELECT string_agg(note, ',') FROM seen")).toBe("early");
  await writer.query("COMMIT");
  await late;
  expect(await first(writer, "SELECT string_agg(note, ',') FROM seen")).toBe("early,late");
});

test("gate: the transaction of a client that dies is rolled back, and the others continue", async () => {
  const [victim, other] = await Promise.all([connect(), connect()]);
  await other.query("CREATE TABLE kept (note text)");
  await victim.query("BEGIN");
  await victim.query("INSERT INTO kept VALUES ('gone')");
  const answer = first(other, "SELECT count(*)::integer FROM kept");
  clients.delete(victim);
  Reflect.get(victim, "connection").stream.destroy();
  expect(await answer).toBe(0);
});

test("gate: an idle transaction is rolled back after the time limit", async () => {
  const [sleeper, other] = await Promise.all([connect(), connect()]);
  await sleeper.query("BEGIN");
  expect(await first(other, "SELECT 1")).toBe(1);
  await expect(sleeper.query("SELECT 1")).rejects.toThrow();
  clients.delete(sleeper);
});

test("gate: a client that does not read its answer in a transaction does not block others", async () => {
  const other = await connect();
  const sleeper = await connect();
  const socket = admitted.at(-1);
  await other.query("CREATE TABLE held (note text)");
  await sleeper.query("BEGIN");
  await sleeper.query("INSERT INTO held VALUES ('gone')");
  const stream = Reflect.get(sleeper, "connection").stream;
  stream.pause();
  void sleeper.query("SELECT repeat('x', 20000000)").catch(() => undefined);
  clients.delete(sleeper);
  expect(await first(other, "SELECT count(*)::integer FROM held")).toBe(0);
  await expect.poll(() => socket?.destroyed).toBe(true);
  stream.destroy();
});

test("gate: after an error in a transaction the connection can roll back and continue", async () => {
  const client = await connect();
  await client.query("BEGIN");
  await expect(client.query("SELECT 1 / $1::integer", [0])).rejects.toThrow("division by zero");
  await expect(client.query("SELECT 1")).rejects.toThrow("aborted");
  await client.query("ROLLBACK");
  expect(await first(client, "SELECT $1::integer", [7])).toBe(7);
});

test("gate: a notification reaches every connection, also from a transaction", async () => {
  const [teller, listener, other] = await Promise.all([connect(), connect(), connect()]);
  const heard: string[] = [];
  for (const client of [listener, other]) {
    client.on("notification", ({ payload = "" }) => heard.push(payload));
  }
  await listener.query("LISTEN news");
  await teller.query("BEGIN");
  await teller.query("SELECT pg_notify('news', 'one')");
  await wait(20);
  expect(heard).toEqual([]);
  await teller.query("COMMIT");
  await teller.query("SELECT pg_notify('news', 'two')");
  await listener.query("SELECT 1");
  await other.query("SELECT 1");
  expect(heard.toSorted()).toEqual(["one", "one", "two", "two"]);
});

test("gate: named prepared statements are rejected with a message, and the connection continues", async () => {
  const client = await connect();
  await expect(client.query({ name: "mine", text: "SELECT 1" })).rejects.toThrow(/Named prepared/);
  expect(await first(client, "SELECT 2")).toBe(2);
});

test("gate: a COPY from the client is rejected, and the database continues", async () => {
  const [client, other] = await Promise.all([connect(), connect()]);
  await client.query("CREATE TABLE copied (note text)");
  await expect(client.query("COPY copied FROM STDIN")).rejects.toThrow(/COPY/);
  expect(await first(other, "SELECT 3")).toBe(3);
  expect(await first(client, "SELECT 4")).toBe(4);
});

test("gate: an oversized message is rejected, and other clients continue", async () => {
  const [client, other] = await Promise.all([connect(), connect()]);
  clients.delete(client);
  const stream = Reflect.get(client, "connection").stream;
  const head = Buffer.alloc(5, "Q");
  head.writeUInt32BE(2 ** 31 - 1, 1);
  const closed = new Promise((done) => stream.once("close", done));
  stream.write(head);
  await closed;
  expect(await first(other, "SELECT 5")).toBe(5);
});

test("gate: clients that send endlessly do not block others", async () => {
  const busy = oneConnection();
  const quiet = await connect();
  await first(busy, "SELECT 0");
  const flood = Array.from({ length: 300 }, (_, index) =>
    first(busy, "SELECT $1::integer", [index]),
  );
  let answered = 0;
  for (const answer of flood) void answer.then(() => (answered += 1));
  expect(await first(quiet, "SELECT 6")).toBe(6);
  expect(answered).toBeLessThan(flood.length);
  await Promise.all(flood);
});

test("gate: each commit is synced to disk", async () => {
  const client = await connect();
  await client.query("CREATE TABLE forced (note integer)");
  const before = engine.syncs();
  for (let note = 0; note < 20; note++) {
    await client.query("INSERT INTO forced VALUES ($1)", [note]);
  }
  expect(engine.syncs() - before).toBeGreaterThanOrEqual(20);
});
