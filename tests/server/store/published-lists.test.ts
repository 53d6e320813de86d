import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Connection } from "../../../src/server/store/connection.ts";
import { harvestedWork, newestWorks } from "../../../src/server/store/published-lists.ts";
import { settledChanges } from "../../../src/server/store/settled-changes.ts";
import type { Store } from "../../../src/server/store/store.ts";
import type { WorkStatus } from "../../../src/server/store/work-input.ts";
import { lockWorks } from "../../../src/server/store/write-change.ts";
import { eachDatabase } from "../../support/database.ts";
import { workInput } from "../../support/work-inputs.ts";

eachDatabase("published-lists", (name, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  /** Returns the time of the database's clock, in whole milliseconds. */
  async function clock(db: Connection): Promise<number> {
    const { rows } = await db.execute<{ at: number }>(
      sql`SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`,
    );
    return rows[0]?.at ?? Number.NaN;
  }

  test("a work's modification time is that of the write, not of the start of the transaction", async () => {
    for (const title of ["Added", "Changed"]) {
      const [written, id] = await store.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_sleep(0.02)`);
        const before = await clock(tx);
        const [applied] = await applyWorks(tx, [workInput({ identifier: "W", title })]);
        return [before, applied?.workId ?? ""] as const;
      });
      const work = await harvestedWork(store.db, id);
      expect(work?.title).toBe(title);
      expect(work?.updatedAt.getTime()).toBeGreaterThanOrEqual(written);
    }
  });

  test("without a running write, the watermark is the current time", async () => {
    const before = await clock(store.db);
    const { until, isWriting } = await settledChanges(store.db);
    expect(isWriting).toBe(false);
    expect(until.getTime()).toBeGreaterThanOrEqual(before);
    expect(until.getTime()).toBeLessThanOrEqual(await clock(store.db));
  });

  // The database in the data folder accepts no other session during a transaction.
  test.runIf(name === "postgresql")(
    "during a write, the watermark is at most the time it began",
    async () => {
      await store.db.transaction(async (tx) => {
        await lockWorks(tx);
        const begun = await clock(tx);
        expect(await settledChanges(store.db)).toMatchObject({ isWriting: true });
        expect((await settledChanges(store.db)).until.getTime()).toBeLessThanOrEqual(begun);
      });
      expect(await settledChanges(store.db)).toMatchObject({ isWriting: false });
    },
  );

  test("the newest works are ordered by first publication, not by creation", async () => {
    const add = (identifier: string, status: "DRAFT" | "PUBLISHED" | "WITHDRAWN") =>
      applyWorks(store.db, [workInput({ identifier, status })]);
    await add("N1", "DRAFT");
    await add("N2", "PUBLISHED");
    await add("N3", "DRAFT");
    await store.db.execute(sql`UPDATE work SET published_at = published_at - interval '1 minute'`);
    await add("N1", "PUBLISHED");
    const newest = async () => (await newestWorks(store.db, 2)).map(({ identifier }) => identifier);
    expect(await newest()).toEqual(["N1", "N2"]);
    await add("N2", "WITHDRAWN");
    await add("N2", "PUBLISHED");
    expect(await newest()).toEqual(["N1", "N2"]);
  });

  test("older works get the time of their first publication from their history", async () => {
    const become = async (identifier: string, ...statuses: WorkStatus[]) => {
      for (const status of statuses)
        await applyWorks(store.db, [workInput({ identifier, status })]);
    };
    await become("M1", "PUBLISHED");
    await become("M2", "DRAFT", "WITHDRAWN", "PUBLISHED", "DRAFT", "PUBLISHED");
    await become("M3", "PUBLISHED", "WITHDRAWN");
    await become("M4", "DRAFT", "WITHDRAWN");
    await store.db.execute(sql`UPDATE work SET published_at = NULL`);
    await store.db.execute(sql.raw(await fillingStatement()));
    const { rows } = await store.db.execute(sql`
      SELECT identifier, published_at = created_at AS "isFromTheBeginning", published_at = (
        SELECT at FROM work_revision JOIN work_change ON work_change.id = change_id
        WHERE work_id = work.id AND number = 3) AS "isFromTheThird"
      FROM work WHERE identifier LIKE 'M%' ORDER BY identifier`);
    const told = (identifier: string, isFromTheBeginning: unknown, isFromTheThird: unknown) => ({
      identifier,
      isFromTheBeginning,
      isFromTheThird,
    });
    expect(rows).toEqual([
      told("M1", true, null),
      told("M2", false, true),
      told("M3", true, null),
      told("M4", null, null),
    ]);
  });

  /** Returns the statement of the migration that fills the new column. */
  async function fillingStatement(): Promise<string> {
    const name = "../../../src/server/store/migrations/0018_first_publication.sql";
    const text = await readFile(new URL(name, import.meta.url), "utf8");
    const statements = text.split("--> statement-breakpoint");
    return statements.find((statement) => statement.includes("UPDATE work")) ?? "";
  }
});
