import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { imagesOfWorks, workBySlug, worksByIds } from "../../../src/server/store/works.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

eachDatabase("works", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let ids: string[];

  beforeAll(async () => {
    ({ store, close } = await open());
    const applied = await applyWorks(store.db, [
      workInput({ identifier: "A", title: "Sea", images: [imageInput("a".repeat(32))] }),
      workInput({ identifier: "B" }),
      workInput({ identifier: "C", title: "Draft", status: "DRAFT" }),
    ]);
    ids = applied.map(({ workId }) => workId);
  });
  afterAll(() => close());

  test("works are read by id and slug, published ones alone", async () => {
    const [one = "", two = "", draft = ""] = ids;
    const read = await worksByIds(store.db, [two, "nonsense", one, draft, "\0"]);
    expect(read.map((row) => row?.identifier ?? null)).toEqual(["B", null, "A", null, null]);
    expect(await workBySlug(store.db, "sea-a")).toEqual(read[2]);
    expect(await workBySlug(store.db, "draft-c")).toBeNull();
    expect(await workBySlug(store.db, "nonsense\0")).toBeNull();
  });

  test("pictures are read with their works, each work's in its order", async () => {
    const [one = "", two = ""] = ids;
    const pictures = await imagesOfWorks(store.db, [two, "nonsense", one]);
    expect(pictures.map((list) => list.length)).toEqual([0, 0, 1]);
  });
});
