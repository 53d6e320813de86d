// Writes works into a data folder in batches, and prints the acknowledged ones, until it is killed:
// `node --import tsx tests/support/write-until-killed.ts FOLDER`
import { writeSync } from "node:fs";
import { applyWorks } from "../../src/server/store/apply.ts";
import { openDatabase } from "../../src/server/store/database.ts";
import { startImport } from "../../src/server/store/import-runs.ts";
import { workInput } from "./work-inputs.ts";

const batch = 20;

const { db } = await openDatabase({ dataFolder: process.argv[2] ?? "", databaseUrl: null });
await startImport(db, { label: "works.csv", sourceKey: "test" });
const prefix = Date.now().toString(36);
for (let number = 0; ; number += batch) {
  const identifiers = Array.from({ length: batch }, (_, index) => `${prefix}-${number + index}`);
  await applyWorks(
    db,
    identifiers.map((identifier) => workInput({ identifier })),
  );
  // Synchronously and in one piece, so that only completed work is printed.
  writeSync(1, `${identifiers.join("\n")}\n`);
}
