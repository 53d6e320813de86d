import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { editWorks } from "../../../src/server/store/edit-works.ts";
import { UnstorableWork } from "../../../src/server/store/problems.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { anyWorkById, revisionsOfWork } from "../../../src/server/store/work-history.ts";
import type { WorkInput } from "../../../src/server/store/work-input.ts";
import { statesOf } from "../../../src/server/store/work-states.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const byHand = { through: "EDIT", actor: "SERVER" } as const;

eachDatabase("edit-works", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let last = 0;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  async function add(given: Partial<WorkInput> = {}): Promise<string> {
    const input = workInput({ identifier: `E${++last}`, ...given });
    return (await applyWorks(store.db, [input]))[0]?.workId ?? "";
  }
  const titled = (title: string) => (state: WorkInput) => ({ ...state, title });
  const present = (id: string) => anyWorkById(store.db, id);

  test("many works are one change, and unchanged ones get no revision", async () => {
    const ids = [await add({ title: "Sea" }), await add({ title: "Harbour" })];
    const edits = ids.map((id) => ({ id, version: null, edit: titled("Sea") }));
    const outcomes = await editWorks(store.db, edits, { ...byHand, through: "BULK_EDIT" });
    expect(outcomes).toEqual(["unchanged", "changed"]);
    expect((await present(ids[0] ?? ""))?.revision).toBe(1);
    const { rows } = await revisionsOfWork(store.db, ids[1] ?? "", { first: 10 });
    expect(rows.map(({ number, through }) => ({ number, through }))).toEqual([
      { number: 2, through: "BULK_EDIT" },
      { number: 1, through: "IMPORT" },
    ]);
  });

  test("an edit of an outdated version is a conflict, unless it changes nothing", async () => {
    const id = await add({ title: "Sea" });
    await editWorks(store.db, [{ id, version: 1, edit: titled("Harbour") }], byHand);
    const edit = (title: string) =>
      editWorks(store.db, [{ id, version: 1, edit: titled(title) }], byHand);
    expect(await edit("Coast")).toEqual(["conflict"]);
    expect(await edit("Harbour")).toEqual(["unchanged"]);
    expect((await present(id))?.title).toBe("Harbour");
  });

  test("images keep their ids when they are reordered", async () => {
    const id = await add({ images: [imageInput("a".repeat(32)), imageInput("b".repeat(32))] });
    const imageIds = async () => (await statesOf(store.db, [id])).get(id)?.imageIds ?? [];
    const before = await imageIds();
    const turned = (state: WorkInput) => ({ ...state, images: state.images.toReversed() });
    await editWorks(store.db, [{ id, version: 1, edit: turned }], byHand);
    expect(new Set(before).size).toBe(2);
    expect(await imageIds()).toEqual(before.toReversed());
  });

  test("a work that has the same image twice keeps the id of each", async () => {
    const images = ["One", "Other"].map((caption) => imageInput("a".repeat(32), { caption }));
    const input = workInput({ identifier: "TWICE", images });
    const [added] = await applyWorks(store.db, [input]);
    const id = added?.workId ?? "";
    const imageIds = async () => (await statesOf(store.db, [id])).get(id)?.imageIds;
    const before = await imageIds();
    await store.db.transaction(async (tx) => {
      // Without an index, rows are returned in physical order: the row that was written last comes last.
      await tx.execute(sql`SET LOCAL enable_indexscan = off`);
      await tx.execute(sql`SET LOCAL enable_bitmapscan = off`);
      await tx.execute(sql`UPDATE image SET alt = 'Written' WHERE id = ${before?.[0]}`);
      await applyWorks(tx, [{ ...input, title: "Changed" }]);
    });
    expect(await imageIds()).toEqual(before);
  });

  test("one unstorable work rolls back the whole edit", async () => {
    const ids = [await add({ title: "Sea" }), await add({ title: "Harbour" })];
    const edits = ids.map((id, index) => ({
      id,
      version: null,
      edit: titled(index === 0 ? "Coast" : "Null \0"),
    }));
    await expect(editWorks(store.db, edits, byHand)).rejects.toThrow(UnstorableWork);
    expect((await present(ids[0] ?? ""))?.title).toBe("Sea");
  });

  test("editWorks: validates only the changed fields of a work older than the limits", async () => {
    const [id = "", other = ""] = [await add(), await add()];
    const places = Array.from({ length: 1001 }, String);
    await store.db.execute(sql`UPDATE work SET description = ${"x".repeat(500_001)},
      rights = '{"uri":"javascript:alert(1)","label":"Mine"}' WHERE id = ${id}`);
    const withdraw = (state: WorkInput) => ({ ...state, status: "WITHDRAWN" as const });
    const edits = [id, other].map((one) => ({ id: one, version: 1, edit: withdraw }));
    expect(await editWorks(store.db, edits, byHand)).toEqual(["changed", "changed"]);
    const edit = (state: WorkInput) => ({ ...state, places });
    await expect(editWorks(store.db, [{ id, version: 2, edit }], byHand)).rejects.toMatchObject({
      field: "places",
    });
  });

  test("a missing work is reported, and an identifier cannot be edited", async () => {
    const id = await add({ title: "Sea" });
    const renamed = (state: WorkInput) => ({ ...state, identifier: "other", title: "Coast" });
    const outcomes = await editWorks(
      store.db,
      [
        { id: "0", version: null, edit: titled("Coast") },
        { id, version: 1, edit: renamed },
      ],
      byHand,
    );
    expect(outcomes).toEqual(["no-such-work", "changed"]);
    expect((await present(id))?.identifier).not.toBe("other");
  });
});
