import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oaiRecord } from "../../../src/server/harvest/oai-record.ts";
import { everyWork, metadataLabels } from "../../../src/server/store/every-work.ts";
import { addFavourite } from "../../../src/server/store/favourites.ts";
import type { StoreEvent } from "../../../src/server/store/announcements.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { finishImport, importById, startImport } from "../../../src/server/store/import-runs.ts";
import { harvestedWork } from "../../../src/server/store/published-lists.ts";
import { createVisitor } from "../../../src/server/store/members.ts";
import { previewUndo } from "../../../src/server/store/preview-undo.ts";
import type { Store } from "../../../src/server/store/store.ts";
import {
  beginUndo,
  stepLimit,
  undoOf,
  undoStep,
  unfinishedUndos,
} from "../../../src/server/store/undo-import.ts";
import { withValues, workFields, valuesOf } from "../../../src/server/store/work-difference.ts";
import { revisionsOfWork } from "../../../src/server/store/work-history.ts";
import type { WorkInput } from "../../../src/server/store/work-input.ts";
import { statesOf } from "../../../src/server/store/work-states.ts";
import { worksByIds } from "../../../src/server/store/works.ts";
import { anyWork } from "../../support/any-work.ts";
import { eachDatabase } from "../../support/database.ts";
import { runs } from "../../support/runs.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
const edit = { through: "EDIT", actor: "SERVER" } as const;

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

eachDatabase("undo-import", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let last = 0;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  const fresh = (given: Partial<WorkInput> = {}) =>
    workInput({ identifier: `U${++last}`, ...given });

  /** Imports works in batches as a separate import; returns its id and theirs. */
  async function bringIn(...batches: WorkInput[][]) {
    const { id } = await startImport(store.db, { label: "works.csv", sourceKey: "k" });
    const cause = { through: "IMPORT", actor: "COMMAND", importId: id } as const;
    const workIds: string[] = [];
    for (const batch of batches) {
      for (const { workId } of await applyWorks(store.db, batch, cause)) workIds.push(workId);
    }
    await finishImport(store.db, id, "DONE");
    return { id, workIds };
  }

  async function undo(id: string, keepLaterEdits = true) {
    const begun = await beginUndo(store.db, id, { actor: "SERVER", keepLaterEdits });
    if (begun.outcome !== "begun") throw new Error(begun.outcome);
    return finishUndo(id);
  }

  async function finishUndo(id: string) {
    for (;;) {
      const step = await undoStep(store.db, id);
      if (step.finishedAt) return step;
    }
  }

  const present = async (id: string) => (await statesOf(store.db, [id])).get(id)?.state;
  const isShown = async (id: string) => (await worksByIds(store.db, [id]))[0] !== null;

  test("undoing removes added works and reverts changed ones", async () => {
    const old = fresh({ title: "Old", images: [imageInput("a".repeat(32))] });
    const [{ workId: oldId } = { workId: "" }] = await applyWorks(store.db, [old]);
    const added = fresh();
    const { id, workIds } = await bringIn([{ ...old, title: "New", images: [] }, added]);
    expect(await undo(id)).toMatchObject({
      worksTotal: 2,
      worksDone: 2,
      takenOut: 1,
      putBack: 1,
      kept: 0,
    });
    expect(await present(oldId)).toEqual(old);
    expect(await isShown(workIds[1] ?? "")).toBe(false);
    expect((await importById(store.db, id))?.state).toBe("UNDONE");
    const [revision] = (await revisionsOfWork(store.db, oldId, { first: 1 })).rows;
    expect(revision).toMatchObject({ through: "UNDO", importId: id, fields: ["title", "images"] });
  });

  test("an import that is undone immediately leaves the previous state exactly", async () => {
    await fc.assert(
      fc.asyncProperty(anyWork, anyWork, anyWork, async (one, two, three) => {
        const [kept, gone] = [fresh().identifier, fresh().identifier];
        const [there] = await applyWorks(store.db, [{ ...one, identifier: kept }]);
        const { id, workIds } = await bringIn(
          [{ ...two, identifier: kept }],
          [{ ...three, identifier: gone }],
        );
        await undo(id);
        expect(await present(there?.workId ?? "")).toEqual(plain({ ...one, identifier: kept }));
        expect((await present(workIds[1] ?? ""))?.status).toBe("REMOVED");
      }),
      { numRuns: runs(25) },
    );
  });

  test("later edits are kept field by field, unless that is declined", async () => {
    const fields = workFields.filter((field) => field !== "identifier" && field !== "status");
    await fc.assert(
      fc.asyncProperty(
        anyWork,
        anyWork,
        anyWork,
        fc.subarray(fields),
        fc.boolean(),
        async (one, two, three, edited, keep) => {
          const { identifier } = fresh();
          const [before, after] = [
            { ...one, identifier },
            { ...two, identifier },
          ];
          const now = withValues(after, valuesOf({ ...three, identifier }, edited));
          const [there] = await applyWorks(store.db, [before]);
          const { id } = await bringIn([after]);
          await applyWorks(store.db, [now], edit);
          await undo(id, keep);
          const found = await present(there?.workId ?? "");
          for (const field of fields) {
            const [was, became, is] = [before, after, now].map((state) =>
              JSON.stringify(plain(state[field])),
            );
            const isKept = was === became || (keep && is !== became);
            expect(plain(found?.[field])).toEqual(plain((isKept ? now : before)[field]));
          }
        },
      ),
      { numRuns: runs(25) },
    );
  });

  test("an added work that was edited stays, and the preview and the result count it", async () => {
    const [edited, untouched] = [fresh({ title: "a" }), fresh()];
    const { id, workIds } = await bringIn([edited, untouched]);
    await applyWorks(store.db, [{ ...edited, title: "b" }], edit);
    const expected = {
      kept: 1,
      keptWorks: [{ fields: ["title"], work: { id: workIds[0], state: { title: "b" } } }],
    };
    expect(await previewUndo(store.db, id)).toMatchObject({ takenOut: 1, putBack: 0, ...expected });
    expect(await undo(id)).toMatchObject({ takenOut: 1, putBack: 0, kept: 1 });
    expect(await isShown(workIds[0] ?? "")).toBe(true);
    expect(await isShown(workIds[1] ?? "")).toBe(false);
    expect(await previewUndo(store.db, id)).toMatchObject({ takenOut: 0, putBack: 0, ...expected });
  });

  test("an added work that was edited is removed if later edits are not kept", async () => {
    const edited = fresh({ title: "a" });
    const { id, workIds } = await bringIn([edited]);
    await applyWorks(store.db, [{ ...edited, title: "b" }], edit);
    expect(await undo(id, false)).toMatchObject({ takenOut: 1, kept: 0 });
    expect(await isShown(workIds[0] ?? "")).toBe(false);
  });

  test("a reverted edit does not keep a work", async () => {
    const input = fresh({ title: "a" });
    const { id, workIds } = await bringIn([input]);
    await applyWorks(store.db, [{ ...input, title: "b" }], edit);
    await applyWorks(store.db, [input], edit);
    expect(await undo(id)).toMatchObject({ takenOut: 1, kept: 0 });
    expect(await isShown(workIds[0] ?? "")).toBe(false);
  });

  test("imports can be undone one after the other, latest first, or only the first", async () => {
    const input = fresh({ title: "a" });
    const first = await bringIn([input]);
    const second = await bringIn([{ ...input, title: "b" }]);
    const [workId = ""] = first.workIds;
    expect(await undo(first.id)).toMatchObject({ kept: 1 });
    expect((await present(workId))?.title).toBe("b");

    const other = fresh({ title: "a" });
    const one = await bringIn([other]);
    const two = await bringIn([{ ...other, title: "b" }]);
    await undo(two.id);
    expect((await present(one.workIds[0] ?? ""))?.title).toBe("a");
    await undo(one.id);
    expect((await present(one.workIds[0] ?? ""))?.status).toBe("REMOVED");
    expect(second.workIds).toEqual(first.workIds);
  });

  test.each([true, false])(
    "a work that one undo removed stays removed when another is undone (later edits kept: %s)",
    async (keep) => {
      const input = fresh({ title: "a" });
      const first = await bringIn([input]);
      const [workId = ""] = first.workIds;
      await applyWorks(store.db, [{ ...input, status: "WITHDRAWN" }], edit);
      const second = await bringIn([{ ...input, title: "b" }]);
      await undo(first.id, false);
      expect(await undo(second.id, keep)).toMatchObject({ takenOut: 0, kept: 0 });
      expect(await present(workId)).toMatchObject({ title: "a", status: "REMOVED" });
    },
  );

  test("data of a removed work is retained, and the work returns with its id", async () => {
    const input = fresh({ images: [imageInput("a".repeat(32))] });
    const { id, workIds } = await bringIn([input]);
    const [workId = ""] = workIds;
    const before = await statesOf(store.db, workIds);
    const visitor = await createVisitor(store.db, "hash");
    await addFavourite(store.db, visitor.id, workId);
    await undo(id);
    expect(await isShown(workId)).toBe(false);

    const again = await bringIn([input]);
    expect(again.workIds).toEqual(workIds);
    const after = await statesOf(store.db, workIds);
    expect(after.get(workId)).toMatchObject({
      state: before.get(workId)?.state,
      imageIds: before.get(workId)?.imageIds,
    });
    const { rows } = await store.db.execute(
      sql`SELECT work_id FROM favourite WHERE member_id = ${visitor.id}`,
    );
    expect(rows).toEqual([{ work_id: workId }]);
    await undo(again.id);
    expect(await isShown(workId)).toBe(false);
  });

  test("a removed work counts as added when it is imported again", async () => {
    const input = fresh();
    const { id } = await bringIn([input]);
    await undo(id);
    const applied = await applyWorks(store.db, [input]);
    expect(applied[0]?.fate).toBe("added");
  });

  test("a removed work is in no export, and harvesters see it as deleted", async () => {
    const label = "Only of what goes";
    const gone = fresh({
      images: [imageInput("e".repeat(32))],
      metadata: [{ label, values: ["x"] }],
    });
    const { id, workIds } = await bringIn([gone]);
    const exported = async () => ({
      identifiers: (await listed(everyWork(store.db))).map((one) => one.identifier),
      // More than the generated works of earlier tests have.
      labels: await metadataLabels(store.db, 100_000),
    });
    const before = await exported();
    expect(before.identifiers).toContain(gone.identifier);
    expect(before.labels).toContain(label);
    await undo(id);
    const after = await exported();
    expect(after.identifiers).not.toContain(gone.identifier);
    expect(after.labels).not.toContain(label);
    const record = await harvestedWork(store.db, workIds[0] ?? "");
    expect(record && oaiRecord(record, "example.org", "https://example.org")).toMatch(
      /^<record><header status="deleted">.*<\/header><\/record>$/,
    );
  });

  test("an interrupted undo resumes where it stopped, with its original options", async () => {
    const batches = [[fresh(), fresh()], [fresh()], [fresh()]];
    const { id, workIds } = await bringIn(...batches);
    const options = { actor: "SERVER", keepLaterEdits: true } as const;
    await beginUndo(store.db, id, options);
    expect(await undoStep(store.db, id)).toMatchObject({ worksDone: 1, finishedAt: null });
    expect(await unfinishedUndos(store.db)).toEqual([id]);
    expect(await isShown(workIds[3] ?? "")).toBe(false);
    expect(await isShown(workIds[2] ?? "")).toBe(true);
    const again = await beginUndo(store.db, id, { ...options, keepLaterEdits: false });
    expect(again).toMatchObject({ outcome: "begun", undo: { worksDone: 1, keepLaterEdits: true } });
    expect(await undo(id)).toMatchObject({ worksTotal: 4, worksDone: 4, takenOut: 4 });
    expect(await unfinishedUndos(store.db)).toEqual([]);
    const done = await undoOf(store.db, id);
    expect(await undoStep(store.db, id)).toEqual(done);
  });

  test("a batch above the step limit is undone in several steps", async () => {
    const works = Array.from({ length: 2 * stepLimit }, () => fresh());
    const { id } = await bringIn(works, [fresh()]);
    await beginUndo(store.db, id, { actor: "SERVER", keepLaterEdits: true });
    await undoStep(store.db, id);
    expect(await undoStep(store.db, id)).toMatchObject({ worksDone: stepLimit + 1 });
    expect(await undo(id)).toMatchObject({
      worksDone: 2 * stepLimit + 1,
      takenOut: 2 * stepLimit + 1,
    });
  });

  test("two processes may undo the same import concurrently", async () => {
    const { id } = await bringIn([fresh()], [fresh()], [fresh()], [fresh()]);
    const begin = () => beginUndo(store.db, id, { actor: "SERVER", keepLaterEdits: true });
    const begun = await Promise.all([begin(), begin()]);
    expect(begun.map(({ outcome }) => outcome)).toEqual(["begun", "begun"]);
    const [one, other] = await Promise.all([finishUndo(id), finishUndo(id)]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ worksDone: 4, takenOut: 4 });
  });

  test("an import that is running, already undone or unknown is not undone", async () => {
    const options = { actor: "SERVER", keepLaterEdits: true } as const;
    const running = await startImport(store.db, { label: "works.csv", sourceKey: "k" });
    expect(await beginUndo(store.db, running.id, options)).toEqual({ outcome: "still-running" });
    await finishImport(store.db, running.id, "INTERRUPTED");
    await undo(running.id);
    expect(await beginUndo(store.db, running.id, options)).toEqual({ outcome: "undone-before" });
    expect(await beginUndo(store.db, "nothing", options)).toEqual({ outcome: "no-such-import" });
  });

  test("every batch is announced after its commit", async () => {
    const { id, workIds } = await bringIn([fresh()]);
    const heard: StoreEvent[] = [];
    const stop = await store.listen((event) => heard.push(event));
    await undo(id);
    await expect
      .poll(() => heard)
      .toEqual([
        { kind: "import", id },
        { kind: "works", addedIds: [], added: 0, changedIds: workIds },
        { kind: "import", id },
        { kind: "import", id, isOver: true },
      ]);
    await stop();
  });
});
