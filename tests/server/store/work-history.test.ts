import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { createAccount } from "../../../src/server/store/accounts.ts";
import type { StoreEvent } from "../../../src/server/store/announcements.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { startImport } from "../../../src/server/store/import-runs.ts";
import { putRevisionBack } from "../../../src/server/store/put-back.ts";
import type { Store } from "../../../src/server/store/store.ts";
import {
  anyWorkById,
  revisionOfWork,
  revisionsOfWork,
} from "../../../src/server/store/work-history.ts";
import type { WorkInput } from "../../../src/server/store/work-input.ts";
import { statesOf } from "../../../src/server/store/work-states.ts";
import { anyWork } from "../../support/any-work.ts";
import { eachDatabase } from "../../support/database.ts";
import { runs } from "../../support/runs.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

eachDatabase("work-history", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let last = 0;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  const fresh = (given: Partial<WorkInput> = {}) =>
    workInput({ identifier: `H${++last}`, ...given });
  const asServer = { actor: "SERVER" } as const;

  /** Puts a work into each state in turn, and returns its id. */
  async function become(...states: WorkInput[]): Promise<string> {
    let id = "";
    for (const state of states) id = (await applyWorks(store.db, [state]))[0]?.workId ?? "";
    return id;
  }

  const history = async (id: string) => (await revisionsOfWork(store.db, id, { first: 100 })).rows;
  const present = async (id: string) => (await statesOf(store.db, [id])).get(id);
  const putBack = (workId: string, number: number, version: number) =>
    putRevisionBack(store.db, { workId, number, version }, asServer);

  test("every past state of a work can be read and restored exactly", async () => {
    const states = fc.array(anyWork, { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(states, fc.nat(), async (given, pick) => {
        const identifier = `G${++last}`;
        const became = given.map((state): WorkInput => ({ identifier, ...state }));
        const id = await become(...became);
        const distinct = became.filter(
          (state, index) => JSON.stringify(state) !== JSON.stringify(became[index - 1]),
        );
        const rows = await history(id);
        expect(rows.map(({ number }) => number)).toEqual(
          distinct.map((_state, index) => distinct.length - index),
        );
        expect(rows.map(({ after }) => after).toReversed()).toEqual(distinct.map(plain));

        const number = (pick % distinct.length) + 1;
        await putBack(id, number, distinct.length);
        expect((await present(id))?.state).toEqual(plain(distinct[number - 1]));
      }),
      { numRuns: runs(40) },
    );
  });

  test("a revision has its author, time and cause", async () => {
    const account = { name: "Ada", email: "ada@example.com", passwordHash: "" };
    const ada = await store.db.transaction((tx) =>
      createAccount(tx, { ...account, role: "CURATOR" }),
    );
    const run = await startImport(store.db, { label: "works.csv", sourceKey: "k" });
    const input = fresh({ title: "Sea" });
    const before = Date.now() - 1000;
    const imported = { through: "IMPORT", actor: "COMMAND", importId: run.id } as const;
    await applyWorks(store.db, [input], imported);
    const edited = { through: "EDIT", actor: "MEMBER", memberId: ada?.id ?? "" } as const;
    const [{ workId } = { workId: "" }] = await applyWorks(
      store.db,
      [{ ...input, title: "Ocean" }],
      edited,
    );
    const [edit, addition] = await history(workId);
    expect(edit).toMatchObject({
      number: 2,
      through: "EDIT",
      actor: "MEMBER",
      by: "Ada",
      fields: ["title"],
      importId: null,
    });
    expect(edit?.before?.title).toBe("Sea");
    expect(edit?.after.title).toBe("Ocean");
    expect(edit?.at.getTime()).toBeGreaterThan(before);
    expect(addition).toMatchObject({
      number: 1,
      through: "IMPORT",
      actor: "COMMAND",
      by: null,
      before: null,
      fields: [],
      importId: run.id,
    });
    await store.db.execute(sql`DELETE FROM member WHERE id = ${ada?.id}`);
    expect((await history(workId))[0]).toMatchObject({ actor: "MEMBER", by: null });
  });

  test("an import that changes nothing adds no revision, and an addition stores none", async () => {
    const input = fresh();
    const id = await become(input, input);
    expect(await history(id)).toHaveLength(1);
    const { rows } = await store.db.execute(
      sql`SELECT number FROM work_revision WHERE work_id = ${id}`,
    );
    expect(rows).toEqual([]);
  });

  test("a work older than the history gets a first revision", async () => {
    const input = fresh({ title: "Old" });
    const id = await become(input);
    await store.db.execute(sql`UPDATE work SET added_in = NULL WHERE id = ${id}`);
    const row = await anyWorkById(store.db, id);
    await become({ ...input, title: "New" });
    expect((await history(id))[1]).toMatchObject({ through: "BEGINNING", at: row?.createdAt });
    expect((await history(id))[1]?.after.title).toBe("Old");
  });

  test("the history is read page by page, each revision with its states before and after", async () => {
    const input = fresh();
    const titles = ["a", "b", "c", "d", "e"];
    const id = await become(...titles.map((title) => ({ ...input, title })));
    const seen: (string | undefined)[] = [];
    let after: string | null = null;
    do {
      const page = await revisionsOfWork(store.db, id, { first: 2, after });
      seen.push(...page.rows.map((row) => `${row.before?.title ?? ""}>${row.after.title}`));
      after = page.hasNextPage ? (page.cursors.at(-1) ?? null) : null;
    } while (after !== null);
    expect(seen).toEqual(["d>e", "c>d", "b>c", "a>b", ">a"]);
    const backwards = await revisionsOfWork(store.db, id, { last: 2 });
    expect(backwards.rows.map(({ number }) => number)).toEqual([2, 1]);
  });

  test("one revision is read by its number", async () => {
    const input = fresh({ title: "a" });
    const id = await become(input, { ...input, title: "b" }, { ...input, title: "c" });
    expect(await revisionOfWork(store.db, id, 2)).toMatchObject({
      number: 2,
      before: { title: "a" },
      after: { title: "b" },
    });
    for (const number of [0, 4, -1]) expect(await revisionOfWork(store.db, id, number)).toBeNull();
    expect(await revisionOfWork(store.db, "nobody", 1)).toBeNull();
  });

  test("restoring creates a revision, is announced, and can itself be undone", async () => {
    const input = fresh({ title: "a" });
    const id = await become(input, { ...input, title: "b" });
    const heard: StoreEvent[] = [];
    const stop = await store.listen((event) => heard.push(event));
    const result = await putBack(id, 1, 2);
    expect(result).toMatchObject({ outcome: "put-back", work: { title: "a", revision: 3 } });
    await expect
      .poll(() => heard)
      .toEqual([{ kind: "works", addedIds: [], added: 0, changedIds: [id] }]);
    await stop();
    expect((await history(id))[0]).toMatchObject({ through: "PUT_BACK", restored: 1, number: 3 });
    await putBack(id, 2, 3);
    expect((await present(id))?.state.title).toBe("b");
    expect((await applyWorks(store.db, [{ ...input, title: "b" }]))[0]?.fate).toBe("unchanged");
  });

  test("restoring over a concurrent change is a conflict", async () => {
    const input = fresh({ title: "a" });
    const id = await become(input, { ...input, title: "b" }, { ...input, title: "c" });
    expect(await putBack(id, 1, 2)).toMatchObject({
      outcome: "conflict",
      work: { title: "c", revision: 3 },
    });
    expect((await present(id))?.state.title).toBe("c");
  });

  test("restoring the current state adds no revision", async () => {
    const input = fresh({ title: "a" });
    const id = await become(input, { ...input, title: "b" });
    await putBack(id, 1, 2);
    expect(await putBack(id, 1, 2)).toMatchObject({ outcome: "put-back", work: { revision: 3 } });
    expect(await history(id)).toHaveLength(3);
  });

  test("an unknown revision cannot be restored", async () => {
    const id = await become(fresh());
    for (const number of [0, 2]) {
      expect(await putBack(id, number, 1)).toEqual({ outcome: "no-such-revision" });
    }
    expect(await putBack("nobody", 1, 1)).toEqual({ outcome: "no-such-revision" });
  });

  test("a restored image gets its former id", async () => {
    const [front, back] = [imageInput("f".repeat(32)), imageInput("b".repeat(32))];
    const input = fresh({ images: [front, back] });
    const id = await become(input);
    const before = await present(id);
    await become({ ...input, images: [] }, { ...input, images: [back] });
    expect((await present(id))?.imageIds).toEqual([before?.imageIds[1]]);
    await putBack(id, 1, 3);
    expect(await present(id)).toMatchObject({ imageIds: before?.imageIds, state: before?.state });
  });
});
