import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { startWorkCounts } from "../../../src/server/store/work-counts.ts";
import type { WorkCounts } from "../../../src/server/store/work-counts.ts";
import { eachDatabase } from "../../support/database.ts";
import { workInput } from "../../support/work-inputs.ts";

eachDatabase((_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let counts: WorkCounts;
  let asked = 0;

  beforeAll(async () => {
    ({ store, close } = await open());
    const counted = new Proxy(store.db, {
      get(target, name) {
        if (name === "select") asked += 1;
        return Reflect.get(target, name, target);
      },
    });
    counts = await startWorkCounts({ ...store, db: counted });
  });
  afterAll(async () => {
    await counts.close();
    await close();
  });

  test("a search is counted once until a work changes, and then anew", async () => {
    let heard = 0;
    await store.listen(() => (heard += 1));
    await applyWorks(store.db, [workInput({ identifier: "A", title: "The sea" })]);
    await expect.poll(() => heard).toBe(1);
    expect(await counts.count({ search: "th" })).toBe(1);
    const before = asked;
    const twice = [counts.count({ search: "th" }), counts.count({ search: " TH " })];
    expect(await Promise.all(twice)).toEqual([1, 1]);
    expect(asked).toBe(before);
    expect(await counts.count({ search: "th", filter: { hasImage: true } })).toBe(0);
    expect(asked).toBe(before + 1);
    await applyWorks(store.db, [workInput({ identifier: "B", title: "The shore" })]);
    await expect.poll(() => counts.count({ search: "th" })).toBe(2);
  });

  test("only the counts asked for last are kept", async () => {
    for (let i = 0; i < 500; i++) await counts.count({ search: `number${i}` });
    const before = asked;
    await counts.count({ search: "number499" });
    expect(asked).toBe(before);
    await counts.count({ search: "th" });
    expect(asked).toBe(before + 1);
  });

  test("a count that failed is tried again", async () => {
    let fails = true;
    const failing = new Proxy(store.db, {
      get(target, name) {
        if (name === "select" && fails) throw new Error("The database is away.");
        return Reflect.get(target, name, target);
      },
    });
    const own = await startWorkCounts({ ...store, db: failing });
    await expect(own.count({ search: "sea" })).rejects.toThrow("away");
    fails = false;
    expect(await own.count({ search: "sea" })).toBe(2);
    await own.close();
  });
});
