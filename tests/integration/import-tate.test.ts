import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { asc, gt } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { importCollection } from "../../src/server/imports/import-collection.ts";
import { openSource } from "../../src/server/imports/source.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { openPglite } from "../support/database.ts";
import { readCsv } from "../support/read-csv.ts";

const file = fileURLToPath(new URL("../../../shared/data/tate-works.csv.gz", import.meta.url));

type StoredWork = typeof work.$inferSelect;

/** Returns the row of a work, reconstructed from the stored data. */
function rowOf(stored: StoredWork, columns: readonly string[]): string[] {
  const other = new Map(stored.metadata.map(({ label, values }) => [label, values.join("|")]));
  const fields: Record<string, string | null | undefined> = {
    identifier: stored.identifier,
    title: stored.title,
    creator: stored.creators.map(({ name }) => name).join("|"),
    date: stored.date,
    // Values that are not plain years are stored beside the years of the date.
    year: other.get("year") ?? stored.earliestYear?.toString(),
    medium: stored.technique,
    classification: stored.workType,
    dimensions: stored.dimensions?.text,
    credit: stored.creditLine,
    subjects: stored.subjects.join("|"),
  };
  return columns.map((column) => fields[column] ?? other.get(column) ?? "");
}

/** Imports a table with these rows, and looks for all their values in the stored data. */
async function everyValueIsHeld(path: string, [columns = [], ...rows]: string[][]) {
  const site = await openPglite();
  onTestFinished(() => site.close());
  const { counts } = await importCollection({
    store: site.store,
    imagesFolder: site.dataFolder,
    source: await openSource(path, null),
    signal: new AbortController().signal,
  });
  const added = rows.length;
  expect(counts).toEqual({ rowsDone: added, added, changed: 0, unchanged: 0, refused: 0 });

  const wanted = new Map(rows.map((row) => [row[0] ?? "", row]));
  let compared = 0;
  let last = "";
  const different: { stored: string[]; wanted: string[] | undefined }[] = [];
  for (;;) {
    const page = await site.store.db
      .select()
      .from(work)
      .where(gt(work.identifier, last))
      .orderBy(asc(work.identifier))
      .limit(2000);
    for (const one of page) {
      last = one.identifier;
      const stored = rowOf(one, columns);
      const row = wanted.get(last);
      wanted.delete(last);
      compared += stored.length;
      if (JSON.stringify(stored) !== JSON.stringify(row)) different.push({ stored, wanted: row });
      const isPlain = one.metadata.every(({ label }) => label !== "year");
      if (isPlain && one.latestYear !== one.earliestYear) different.push({ stored, wanted: row });
    }
    if (page.length === 0) break;
  }
  expect(different).toEqual([]);
  expect(wanted.size).toBe(0);
  expect(compared).toBe(10 * added);
}

describe.skipIf(!existsSync(file))("import-tate: every value is stored unchanged", () => {
  const tableText = () => gunzipSync(readFileSync(file)).toString("utf8");

  test("of the Tate's first works", async () => {
    // The text is cut, so the last row is incomplete.
    const rows = readCsv(tableText().slice(0, 100_000)).slice(0, -1);
    const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join());
    const folder = await mkdtemp(join(tmpdir(), "vitrine-tate-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const path = join(folder, "works.csv");
    await writeFile(path, quoted.join("\n"));
    expect(rows.length).toBeGreaterThan(200);
    await everyValueIsHeld(path, rows);
  });

  test("of 69,202 works of the Tate", { tags: ["full"], timeout: 900_000 }, async () => {
    const rows = readCsv(tableText());
    expect(rows).toHaveLength(1 + 69_202);
    await everyValueIsHeld(file, rows);
  });
});
