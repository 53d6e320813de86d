import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import {
  remoteImagesAfter,
  remoteSum,
  writeRemoteChecks,
} from "../../../src/server/store/remote-checks.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const keyOf = (number: number) => number.toString(16).padStart(32, "0");
/** Returns a remote image. */
const there = (number: number) =>
  imageInput(keyOf(number), {
    remote: {
      kind: "file",
      address: `https://example.org/${number}.jpg`,
      width: 100,
      height: 100,
      sha256: "0".repeat(64),
    },
  });

eachDatabase("remote-checks", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());
  beforeEach(async () => {
    await store.db.execute(sql`TRUNCATE work, remote_check CASCADE`);
    await applyWorks(store.db, [
      workInput({ identifier: "A", images: [there(2), imageInput(keyOf(9))] }),
      workInput({ identifier: "B", images: [there(1), there(2)], status: "DRAFT" }),
      workInput({ identifier: "C", images: [there(3)], status: "WITHDRAWN" }),
      workInput({ identifier: "D", images: [there(4)], status: "REMOVED" }),
    ]);
  });

  test("remote images are listed once each, in order, without those of unpublished works", async () => {
    const page = (after: string) => remoteImagesAfter(store.db, after, 1);
    expect(await page("")).toEqual([{ key: keyOf(1), remote: there(1).remote }]);
    expect(await page(keyOf(1))).toMatchObject([{ key: keyOf(2) }]);
    expect(await page(keyOf(2))).toEqual([]);
  });

  test("the summary counts remote images, checked ones with their date, and dead ones", async () => {
    const none = { count: 2, deadCount: 0, uncheckedCount: 2, checkedSince: null };
    expect(await remoteSum(store.db)).toEqual(none);
    const [first, second] = [new Date("2026-01-02"), new Date("2026-01-03")];
    const found = [keyOf(2), keyOf(3)].map((key) => ({ key, problem: "It is gone." }));
    await writeRemoteChecks(store.db, [...found, ...found], second);
    const some = { count: 2, deadCount: 1, uncheckedCount: 1, checkedSince: second };
    expect(await remoteSum(store.db)).toEqual(some);
    await writeRemoteChecks(store.db, [{ key: keyOf(1), problem: null }], first);
    const all = { count: 2, deadCount: 1, uncheckedCount: 0, checkedSince: first };
    expect(await remoteSum(store.db)).toEqual(all);
  });

  test("an earlier check does not overwrite a later one", async () => {
    const key = keyOf(1);
    await writeRemoteChecks(store.db, [{ key, problem: null }], new Date("2026-01-03"));
    await writeRemoteChecks(store.db, [{ key, problem: "Late." }], new Date("2026-01-02"));
    expect(await remoteSum(store.db)).toMatchObject({ deadCount: 0 });
    await writeRemoteChecks(store.db, [{ key, problem: "New." }], new Date("2026-01-04"));
    expect(await remoteSum(store.db)).toMatchObject({ deadCount: 1 });
  });
});
