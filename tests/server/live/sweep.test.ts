import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startSweep } from "../../../src/server/live/sweep.ts";
import { importById, startImport } from "../../../src/server/store/import-runs.ts";
import { createVisitor, visitorByToken } from "../../../src/server/store/members.ts";
import { member } from "../../../src/server/store/tables/people.ts";
import { announcement } from "../../../src/server/store/tables/site.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";
import { startServer } from "../../support/server.ts";

const source = { label: "works.csv", sourceKey: "sha of works.csv" };
const logger = pino({ level: "silent" });

async function killedImport({ db }: Store): Promise<string> {
  const { id } = await startImport(db, source);
  await db.execute(
    sql`UPDATE import_run SET alive_at = now() - interval '2 minutes' WHERE id = ${id}`,
  );
  return id;
}

const stateOf = async ({ db }: Store, id: string) => (await importById(db, id))?.state;

eachDatabase("sweep", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  test("a killed import is marked as interrupted, at the start and later, and idle visitors are deleted", async () => {
    const before = await killedImport(store);
    const { id: living } = await startImport(store.db, source);
    const { id: visitor } = await createVisitor(store.db, "somebody");
    await store.db
      .update(member)
      .set({ seenAt: new Date(0) })
      .where(eq(member.id, visitor));
    const heard = new Set<string>();
    await store.listen((event) => event.kind === "import" && heard.add(event.id));
    const stop = startSweep(store, logger, 20);
    await expect.poll(() => stateOf(store, before)).toBe("INTERRUPTED");
    const during = await killedImport(store);
    await expect.poll(() => stateOf(store, during)).toBe("INTERRUPTED");
    await expect.poll(() => heard.has(before) && heard.has(during)).toBe(true);
    expect(await stateOf(store, living)).toBe("RUNNING");
    await expect.poll(() => visitorByToken(store.db, "somebody")).toBeNull();
    await stop();
  });

  test("a failing step does not prevent the others", async () => {
    await createVisitor(store.db, "idle");
    await store.db.update(member).set({ seenAt: new Date(0) });
    const failing = vi.spyOn(store.db, "delete").mockImplementationOnce(() => {
      throw new Error("This step fails.");
    });
    const stop = startSweep(store, logger);
    await expect.poll(() => visitorByToken(store.db, "idle")).toBeNull();
    expect(failing).toHaveBeenCalled();
    await stop();
  });

  test("old announcements are deleted first, so that deletions are a whole interval apart", async () => {
    const { db } = store;
    const deleted = vi.spyOn(db, "delete");
    const began = vi.spyOn(db, "transaction");
    const stop = startSweep(store, logger);
    await expect.poll(() => began.mock.calls.length).toBeGreaterThan(0);
    await stop();
    expect(deleted.mock.calls[0]).toEqual([announcement]);
    const [first] = deleted.mock.invocationCallOrder;
    expect(first).toBeLessThan(began.mock.invocationCallOrder[0] ?? 0);
    vi.restoreAllMocks();
  });

  test("a server sweeps from its start to its end", async () => {
    const { store: own, dataFolder, databaseUrl, close: closeOwn } = await open();
    const id = await killedImport(own);
    const server = await startServer({
      open: () => Promise.resolve({ store: own, dataFolder, databaseUrl, close: closeOwn }),
    });
    await expect.poll(() => stateOf(own, id)).toBe("INTERRUPTED");
    await server.stop();
  });
});
