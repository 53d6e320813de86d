import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { IndexKeeper } from "../../../src/server/search/index-keeper.ts";
import { allWorks, markOf, stateOf } from "../../../src/server/search/read-works.ts";
import { SearchIndex } from "../../../src/server/search/search-index.ts";
import { workDocument } from "../../../src/server/search/work-document.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";
import { workInput } from "../../support/work-inputs.ts";
import { eventually } from "../../support/eventually.ts";

eachDatabase("index-keeper", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let file: string;

  beforeAll(async () => {
    const database = await open();
    ({ store, close } = database);
    file = join(database.dataFolder, "search-index");
  });
  afterAll(() => close());

  const put = (
    identifier: string,
    title: string,
    status: "PUBLISHED" | "WITHDRAWN" = "PUBLISHED",
  ) => applyWorks(store.db, [workInput({ identifier, title, status })]);

  /** Reads all works and persists the index. */
  async function keep() {
    await rm(file, { force: true });
    const index = new SearchIndex();
    const mark = await markOf(store.db);
    for await (const { works } of allWorks(store.db)) index.apply(works.map(workDocument));
    new IndexKeeper(file, 1).changed(index, mark, index.size);
    await eventually(() => expect(existsSync(file)).toBe(true));
  }

  describe("a persisted index", () => {
    beforeEach(async () => {
      await store.db.execute(sql`DELETE FROM work`);
      for (const number of [1, 2, 3, 4]) await put(`K${number}`, `Kept ${number}`);
      await keep();
    });

    const titles = async () => {
      const kept = await new IndexKeeper(file, 1).read(store.db);
      if (!kept) return null;
      const selection = {
        search: null,
        filter: { terms: {}, hasImage: null, from: null, to: null },
      };
      const window = { size: 100, backward: false, from: null };
      const { places } = kept.finder.index.page(selection, { by: "title" }, window);
      expect(kept.finder.index.state()).toEqual(await stateOf(store.db));
      return places.map(({ key }) => key);
    };

    it("is loaded with later changes: works added, changed, unpublished and deleted", async () => {
      expect(await titles()).toEqual(["kept 1", "kept 2", "kept 3", "kept 4"]);
      await put("K5", "Added");
      await put("K1", "Changed");
      await put("K2", "Kept 2", "WITHDRAWN");
      await store.db.execute(sql`DELETE FROM work WHERE identifier = 'K3'`);
      expect(await titles()).toEqual(["added", "changed", "kept 4"]);
    });

    it("is not loaded if it differs from the database in any work", async () => {
      // Simulates a restored backup: no trigger records the change.
      const unnoticed = (change: ReturnType<typeof sql>) =>
        store.db.transaction(async (tx) => {
          await tx.execute(sql`ALTER TABLE work DISABLE TRIGGER USER`);
          await tx.execute(change);
          await tx.execute(sql`ALTER TABLE work ENABLE TRIGGER USER`);
        });
      await unnoticed(sql`UPDATE work SET changed_in = '3' WHERE identifier = 'K1'`);
      expect(await titles()).toBeNull();
      await keep();
      await unnoticed(sql`DELETE FROM work WHERE identifier = 'K2'`);
      expect(await titles()).toBeNull();
    });

    it("is not loaded if it is newer than the database", async () => {
      const index = new SearchIndex();
      for await (const { works } of allWorks(store.db)) index.apply(works.map(workDocument));
      await rm(file);
      new IndexKeeper(file, 1).changed(index, "999999999", index.size);
      await eventually(() => expect(existsSync(file)).toBe(true));
      expect(await titles()).toBeNull();
    });

    it("is missing without a file, and is not written for few works", async () => {
      await rm(file);
      expect(await titles()).toBeNull();
      const index = new SearchIndex();
      new IndexKeeper(file).changed(index, "1", 100);
      expect(existsSync(file)).toBe(false);
    });
  });
});
