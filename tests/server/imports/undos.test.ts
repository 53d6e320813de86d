import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Undos } from "../../../src/server/imports/undos.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { finishImport, startImport } from "../../../src/server/store/import-runs.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { beginUndo, undoOf } from "../../../src/server/store/undo-import.ts";
import { openPglite } from "../../support/database.ts";
import { workInput } from "../../support/work-inputs.ts";

let store: Store;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ store, close } = await openPglite());
});
afterAll(() => close());

test("undos: an interrupted undo, on this server or another, resumes within a minute", async () => {
  const { db } = store;
  const { id } = await startImport(db, { label: "works.csv", sourceKey: "k" });
  await applyWorks(db, [workInput({ identifier: "U1" })], {
    through: "IMPORT",
    actor: "COMMAND",
    importId: id,
  });
  await finishImport(db, id, "DONE");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const undos = new Undos(db, pino({ level: "silent" }));
  await beginUndo(db, id, { actor: "SERVER", keepLaterEdits: true });
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(async () => (await undoOf(db, id))?.finishedAt).toBeInstanceOf(Date);
  await undos.close();
});
