import { once } from "node:events";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Pool } from "../../../src/server/store/pool.ts";
import { databaseProblem, isUnavailable } from "../../../src/server/store/problems.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";
import { startWire } from "../../support/wire.ts";
import type { Wire } from "../../support/wire.ts";

/** Long enough for a delayed process, in milliseconds. */
const silence = 1_000;
const gone = (error: unknown) => databaseProblem(error)?.code;

/** Waits until a query succeeds: a new connection may be slow enough to count as silent. */
const isAnswered = (work: () => Promise<unknown>) => expect.poll(work).toBeDefined();

eachDatabase("Pool", (database, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let wire: Wire;
  let pool: Pool;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());
  beforeEach(async () => {
    wire = await startWire(store.config);
    pool = new Pool({ ...wire.config, max: 1 }, { silence });
  });
  afterEach(async () => {
    await pool.end();
    wire.stop();
  });

  test("a query on a silent connection fails, and the next one gets a new connection", async () => {
    await isAnswered(() => pool.query("SELECT 1"));
    wire.fallSilent();
    expect(await pool.query("SELECT 1").catch(gone)).toBe("DatabaseGone");
    await isAnswered(() => pool.query("SELECT 1"));
  });

  test("a transaction that cannot begin on a silent connection frees its slot", async () => {
    const db = drizzle(pool);
    const work = () => db.transaction((tx) => tx.execute(sql`SELECT 1`));
    await isAnswered(work);
    wire.fallSilent();
    expect(await work().catch(gone)).toBe("DatabaseGone");
    await isAnswered(work);
  });

  test("a transaction whose connection falls silent frees its slot", async () => {
    const db = drizzle(pool);
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      wire.fallSilent();
      await tx.execute(sql`SELECT 1`);
    });
    expect(await work.catch(gone)).toBe("DatabaseGone");
    await isAnswered(() => pool.query("SELECT 1"));
  });

  // PGlite has no timers.
  test.runIf(database === "postgresql")(
    "the server cancels a statement that takes too long, and the next one succeeds",
    async () => {
      const impatient = new Pool({ ...store.config, max: 1 }, { statement: 200, silence: 10_000 });
      const slow = impatient.query("SELECT pg_sleep(20)").catch((error: unknown) => error);
      expect(isUnavailable(await slow)).toBe(true);
      expect((await impatient.query("SELECT 1")).rowCount).toBe(1);
      await impatient.end();
    },
  );

  test("a connection that waits for its program stays open", async () => {
    const client = await pool.connect();
    await client.query("BEGIN");
    await once(client.connection.stream, "timeout");
    await client.query("COMMIT");
    client.release();
    expect(pool.totalCount).toBe(1);
  });

  test("closeConnections: ends unanswered queries, and later ones get new connections", async () => {
    await isAnswered(() => pool.query("SELECT 1"));
    wire.fallSilent();
    const underWay = pool.query("SELECT 1").catch(gone);
    pool.closeConnections(0);
    expect(await underWay).toBe("DatabaseGone");
    await isAnswered(() => pool.query("SELECT 1"));
  });

  test("closeConnections: closes idle connections and lets a recently active transaction continue", async () => {
    const client = await pool.connect();
    await client.query("BEGIN");
    pool.closeConnections(60_000);
    expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    await client.query("COMMIT");
    const ended = new Promise((resolve) => client.once("end", resolve));
    client.release();
    pool.closeConnections(60_000);
    await ended;
  });

  test("connect reports that the database is gone if it cannot connect", async () => {
    wire.stop();
    expect(await pool.connect().catch(gone)).toBe("DatabaseGone");
    expect(await pool.query("SELECT 1").catch(gone)).toBe("DatabaseGone");
  });
});
