// Adds works to a store from a separate process, like an import beside a running server:
// `node --import tsx tests/support/apply-works.ts '{"dataFolder":…,"databaseUrl":…,"identifiers":[…]}'`
import { applyWorks } from "../../src/server/store/apply.ts";
import { openDatabase } from "../../src/server/store/database.ts";
import { finishImport, progressImport, startImport } from "../../src/server/store/import-runs.ts";
import { workInput } from "./work-inputs.ts";

type Order = { dataFolder: string; databaseUrl: string | null; identifiers: string[] };

const order: Order = JSON.parse(process.argv[2] ?? "");
const { db, close } = await openDatabase(order);
const run = await startImport(db, { label: "works.csv", sourceKey: "test" });
const works = order.identifiers.map((identifier) => workInput({ identifier }));
await applyWorks(db, works);
await progressImport(db, run.id, {
  rowsTotal: works.length,
  rowsDone: works.length,
  added: works.length,
});
await finishImport(db, run.id, "DONE");
await close();
