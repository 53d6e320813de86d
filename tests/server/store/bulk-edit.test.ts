import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { bulkEdit, undoBulkEdit } from "../../../src/server/store/bulk-edit.ts";
import { editLimit, editWorks } from "../../../src/server/store/edit-works.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { withChanges } from "../../../src/server/store/work-changes.ts";
import type { WorkChanges } from "../../../src/server/store/work-changes.ts";
import { revisionsOfWork } from "../../../src/server/store/work-history.ts";
import type { WorkInput } from "../../../src/server/store/work-input.ts";
import { statesOf } from "../../../src/server/store/work-states.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const who = { actor: "SERVER" } as const;

eachDatabase("bulk-edit", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let last = 0;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  async function add(...given: Partial<WorkInput>[]): Promise<string[]> {
    const works = given.map((each) => workInput({ identifier: `B${++last}`, ...each }));
    return (await applyWorks(store.db, works)).map(({ workId }) => workId);
  }
  const change = (ids: string[], changes: WorkChanges) =>
    bulkEdit(store.db, ids, (state) => withChanges(state, changes), who);
  const undo = (changeId: number | null) => undoBulkEdit(store.db, changeId ?? 0, who);
  const state = async (id = "") => (await statesOf(store.db, [id])).get(id)?.state;
  const causes = async (id = "") =>
    (await revisionsOfWork(store.db, id, { first: 10 })).rows.map(({ through }) => through);

  test("a change of more works than fit into one transaction is one change and is undone as one", async () => {
    const count = editLimit + 3;
    const ids = await add(
      ...Array.from({ length: count }, (_, at) => ({ creditLine: at === 0 ? "New" : "Old" })),
    );
    const { change: changeId, ...counts } = await change([...ids, "none"], { creditLine: "New" });
    expect(counts).toEqual({ changed: count - 1, unchanged: 1, gone: 1 });
    expect(await causes(ids[0])).toEqual(["IMPORT"]);
    expect(await causes(ids.at(-1))).toEqual(["BULK_EDIT", "IMPORT"]);

    const undone = await undo(changeId);
    expect(undone).toMatchObject({ putBack: count - 1, kept: 0 });
    expect(undone?.ids).toHaveLength(editLimit);
    for (const id of [ids[1], ids.at(-1)]) expect((await state(id))?.creditLine).toBe("Old");
    expect(await causes(ids.at(-1))).toEqual(["UNDO", "BULK_EDIT", "IMPORT"]);
    expect(await undo(changeId)).toMatchObject({ putBack: 0, kept: 0 });
  });

  test("undoing keeps later changes, field by field", async () => {
    const ids = await add({ creditLine: "Old", workType: "drawing" });
    const done = await change(ids, { creditLine: "New", workType: "print" });
    const edit = (work: WorkInput) => ({ ...work, workType: "map" });
    await editWorks(store.db, [{ id: ids[0] ?? "", version: null, edit }], {
      through: "EDIT",
      ...who,
    });
    expect(await undo(done.change)).toMatchObject({ putBack: 1, kept: 1 });
    expect(await state(ids[0])).toMatchObject({ creditLine: "Old", workType: "map" });
  });

  test("only a bulk change can be undone as one", async () => {
    const ids = await add({ title: "Sea" });
    expect(await undo(999_999)).toBeNull();
    expect(await undo(1)).toBeNull();
    expect(await state(ids[0])).toMatchObject({ title: "Sea" });
  });

  test("values are added to and removed from lists, and texts are cleared", async () => {
    const [id] = await add({
      subjects: ["sea", "boat", " full  moon"],
      places: ["Delft"],
      technique: "oil",
    });
    await change([id ?? ""], {
      addSubjects: ["boat", "moon"],
      removeSubjects: ["sea", "sun", "full moon"],
      addPlaces: ["Gouda"],
      technique: null,
      rights: null,
      status: "WITHDRAWN",
    });
    expect(await state(id)).toMatchObject({
      subjects: ["boat", "moon"],
      places: ["Delft", "Gouda"],
      technique: null,
      rights: null,
      status: "WITHDRAWN",
      title: `Title of B${last}`,
    });
  });

  test("only images without alternative text get one", async () => {
    const images = [
      imageInput("1".repeat(32), { alt: null }),
      imageInput("2".repeat(32), { alt: null, role: "BACK" }),
      imageInput("3".repeat(32), { alt: "" }),
      imageInput("4".repeat(32), { alt: "Written" }),
    ];
    const [id] = await add({ title: "Rain", date: null, images });
    const done = await change([id ?? ""], { missingAlt: "{title}, {creator}, {date}, {side}" });
    const alts = async () => (await state(id))?.images.map(({ alt }) => alt);
    expect(await alts()).toEqual(["Rain, Ada Vries", "Rain, Ada Vries, back", "", "Written"]);
    await undo(done.change);
    expect(await alts()).toEqual([null, null, "", "Written"]);
    await change([id ?? ""], { missingAlt: "{date}" });
    expect(await alts()).toEqual([null, null, "", "Written"]);
    await change([id ?? ""], { missingAlt: "" });
    expect(await alts()).toEqual(["", "", "", "Written"]);
  });
});
