import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markOf, worksSince } from "../../../src/server/search/read-works.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";
import { workInput } from "../../support/work-inputs.ts";

eachDatabase("read-works", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  async function changedSince(mark: string) {
    const identifiers: string[] = [];
    const goneIds: string[] = [];
    for await (const read of worksSince(store.db, mark)) {
      identifiers.push(...read.works.map(({ identifier }) => identifier));
      goneIds.push(...read.goneIds);
    }
    return { identifiers, goneIds };
  }

  test("works from a dump of a newer database are no changes until they change", async () => {
    await applyWorks(store.db, [workInput({ identifier: "R1" }), workInput({ identifier: "R2" })]);
    await store.db.execute(sql`ALTER TABLE work DISABLE TRIGGER USER`);
    await store.db.execute(sql`UPDATE work SET changed_in = '8000000000'`);
    await store.db.execute(sql`ALTER TABLE work ENABLE TRIGGER USER`);
    await store.db.execute(
      sql`INSERT INTO removed_work (id, removed_in) VALUES ('gone', '8000000000')`,
    );
    const mark = await markOf(store.db);
    expect(await changedSince(mark)).toEqual({ identifiers: [], goneIds: [] });
    await applyWorks(store.db, [workInput({ identifier: "R2", title: "Changed here" })]);
    expect(await changedSince(mark)).toEqual({ identifiers: ["R2"], goneIds: [] });
  });

  test("works that were deleted and restored do not count as deleted, and can be deleted again", async () => {
    const [{ workId = "" } = {}] = await applyWorks(store.db, [workInput({ identifier: "R3" })]);
    const mark = await markOf(store.db);
    await store.db.execute(sql`CREATE TABLE kept AS SELECT * FROM work WHERE id = ${workId}`);
    const takeOut = () => store.db.execute(sql`DELETE FROM work WHERE id = ${workId}`);
    await takeOut();
    expect((await changedSince(mark)).goneIds).toEqual([workId]);
    await store.db.execute(sql`INSERT INTO work SELECT * FROM kept`);
    expect((await changedSince(mark)).goneIds).toEqual([]);
    const later = await markOf(store.db);
    await takeOut();
    expect((await changedSince(later)).goneIds).toEqual([workId]);
  });

  test("more changed works than one batch are all read, once each", async () => {
    const mark = await markOf(store.db);
    for (let from = 0; from < 2500; from += 500) {
      const some = Array.from({ length: 500 }, (_, at) =>
        workInput({ identifier: `M${from + at}` }),
      );
      await applyWorks(store.db, some);
    }
    // Earlier works may be read again: another test file may have a transaction open on the same server.
    const { identifiers: all } = await changedSince(mark);
    const identifiers = all.filter((identifier) => identifier.startsWith("M"));
    expect([identifiers.length, new Set(identifiers).size]).toEqual([2500, 2500]);
  });
});
