import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../src/server/store/store.ts";
import {
  addProblems,
  finishImport,
  importById,
  interruptAbandoned,
  problemsOfImport,
  progressImport,
  runningImport,
  startImport,
} from "../../../src/server/store/import-runs.ts";
import { eachDatabase } from "../../support/database.ts";

const source = { label: "works.csv", sourceKey: "sha of works.csv" };

eachDatabase("import-runs", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  test("a run is recorded from start to end, and every step is announced", async () => {
    const heard: string[] = [];
    await store.listen((event) => event.kind === "import" && heard.push(event.id));
    const { id } = await startImport(store.db, { ...source, rowsTotal: 3 });
    expect(await runningImport(store.db)).toMatchObject({ id, state: "RUNNING", rowsTotal: 3 });
    await progressImport(store.db, id, { rowsDone: 2, added: 1, refused: 1 });
    await progressImport(store.db, id, {});
    await finishImport(store.db, id, "DONE");
    expect(await runningImport(store.db)).toBeNull();
    expect(await importById(store.db, id)).toMatchObject({
      ...source,
      state: "DONE",
      rowsDone: 2,
      added: 1,
      refused: 1,
      finishedAt: expect.any(Date),
    });
    await expect.poll(() => heard).toEqual([id, id, id, id]);
  });

  test("problems are stored with their rows, in order", async () => {
    const { id } = await startImport(store.db, source);
    const problems = [
      { row: 9, identifier: "A", code: "NoTitle", message: "The title is empty." },
      { row: null, identifier: null, code: "Odd", message: "Half of the file is missing." },
    ];
    await addProblems(store.db, id, problems);
    await addProblems(store.db, id, []);
    expect(await problemsOfImport(store.db, id, 10)).toMatchObject(problems);
    await finishImport(store.db, id, "INTERRUPTED");
  });

  test("a run whose process is silent for too long is interrupted, and an active one is not", async () => {
    const [dead, alive] = [
      await startImport(store.db, source),
      await startImport(store.db, source),
    ];
    await store.db.execute(
      sql`UPDATE import_run SET alive_at = now() - interval '2 minutes' WHERE id = ${dead.id}`,
    );
    expect(await runningImport(store.db)).toMatchObject({ id: alive.id });
    expect(await interruptAbandoned(store.db)).toEqual([dead.id]);
    expect(await importById(store.db, dead.id)).toMatchObject({ state: "INTERRUPTED" });
    await finishImport(store.db, alive.id, "DONE");
  });
});
