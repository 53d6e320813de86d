import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import iconv from "iconv-lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportText } from "../../src/server/exports/export-text.ts";
import { importCollection } from "../../src/server/imports/import-collection.ts";
import { openSource } from "../../src/server/imports/source.ts";
import type { ImportProblemInput } from "../../src/server/store/import-runs.ts";
import { openPglite } from "../support/database.ts";
import { hardText } from "../support/exported-works.ts";
import { readCsv } from "../support/read-csv.ts";

let folder = "";
let site: Awaited<ReturnType<typeof openPglite>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-any-table-"));
  site = await openPglite();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const header = ["identifier", "title", "description", "Room", "Room", "Shelf"];

/** File formats of a table. */
const form = fc.record({
  delimiter: fc.constantFrom(",", ";", "\t", "|"),
  lineEnd: fc.constantFrom("\n", "\r\n", "\r"),
  quoteAll: fc.boolean(),
  endsWithLineEnd: fc.boolean(),
  blankRows: fc.nat(3),
  encoding: fc.constantFrom(
    ...["utf-8", "utf-8 with a mark", "utf-16le", "utf-16be", "gzip"],
    ...["windows-1252", "iso-8859-1", "macintosh"],
  ),
});
type Form = typeof form extends fc.Arbitrary<infer Some> ? Some : never;

const cell = fc.oneof(
  { weight: 8, arbitrary: hardText },
  {
    weight: 2,
    arbitrary: fc.constantFrom("é", "Zürich", "“quoted”", "👩‍🎨 and 🖼", "אבגד", "مرحبا", ""),
  },
  { weight: 1, arbitrary: fc.constantFrom("\0", "a\0b") },
);
/** Few identifiers, so that some are repeated; some are blank or have white space around them. */
const identifier = fc.constantFrom("1", "2", "3", "4", "5", "é6", " 7", "");
const someRow = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(identifier, cell, cell, cell, cell, cell) },
  { weight: 1, arbitrary: fc.tuple(identifier, cell, cell) },
  { weight: 1, arbitrary: fc.tuple(identifier, cell, cell, cell, cell, cell, cell) },
  { weight: 1, arbitrary: fc.constant(["", " ", "", "", "", ""]) },
);
const someRows = fc.array(someRow, { minLength: 1, maxLength: 14 });

function bytesOf(rows: readonly string[][], how: Form): Buffer {
  const written = (value: string) =>
    how.quoteAll || /["\r\n,;\t|\ufeff]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  const lines = rows.map((row) => row.map(written).join(how.delimiter));
  const whole = lines.join(how.lineEnd) + (how.endsWithLineEnd ? how.lineEnd : "");
  if (how.encoding === "gzip") return gzipSync(whole);
  if (how.encoding === "utf-8 with a mark") return iconv.encode(whole, "utf-8", { addBOM: true });
  return iconv.encode(whole, how.encoding, { addBOM: how.encoding.startsWith("utf-16") });
}

/** Returns a cell in a form that the encoding can represent. */
function held(value: string, encoding: string): string {
  const isOld = !/^(utf|gzip)/.test(encoding);
  return isOld && iconv.decode(iconv.encode(value, encoding), encoding) !== value ? "?" : value;
}

/** Returns why a row is rejected, by the specification; null if it is accepted. The caller skips blank rows. */
function fateOf(cells: readonly string[], seen: ReadonlySet<string>): string | null {
  const beyond = cells.slice(header.length);
  if (cells.length < header.length || beyond.some((one) => one.trim() !== "")) return "ragged";
  if (cells.some((one) => one.includes("\0"))) return "not-text";
  const [id = "", title = ""] = cells;
  if (id.trim() === "") return "no-identifier";
  if (title.trim() === "") return "no-title";
  return seen.has(id.trim()) ? "duplicate" : null;
}

async function bringIn(bytes: Buffer, encoding?: string) {
  const path = join(folder, "works.csv");
  await writeFile(path, bytes);
  const problems: ImportProblemInput[] = [];
  const source = await openSource(path, encoding === undefined ? null : { encoding });
  const { counts } = await importCollection({
    store: site.store,
    imagesFolder: join(folder, "images"),
    source,
    signal: new AbortController().signal,
    onProblem: (problem) => problems.push(problem),
  });
  return { counts, problems };
}

type Exported = {
  identifier: string;
  title: string;
  description: string | null;
  metadata: { values: string[] }[];
};

async function exported(): Promise<Map<string, Exported>> {
  const lines = await text(Readable.from(exportText(site.store.db, "jsonl")));
  const works = lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Exported => JSON.parse(line));
  return new Map(works.map((work) => [work.identifier, work]));
}

/** The expected export of the works imported so far. */
const expected = new Map<string, unknown>();
/** Number of tables imported so far, which is part of their works' identifiers. */
let runs = 0;

/** Imports tables, then looks for all their rows in the export. */
async function everyRowComesOut(numRuns: number) {
  await fc.assert(
    fc.asyncProperty(someRows, form, async (some, how) => {
      runs += 1;
      const rows = some.map((row) =>
        row.map((value, index) => {
          const own = held(value, how.encoding);
          return index === 0 && own.trim() !== "" ? own.replace(/\S/, `${runs}-$&`) : own;
        }),
      );
      // A row that is certainly accepted, so that the table is never empty.
      const first = [`${runs}-0`, "A title", "", "", "", ""];
      const blank = Array.from({ length: how.blankRows }, () => header.map(() => ""));
      const all = [header, first, ...rows, ...blank];
      // A file with many control characters is not recognized as a table.
      const whole = all.flat().join("");
      fc.pre(whole.replace(/\P{Cc}|\s/gu, "").length < whole.length / 20);
      const refused: { row: number; code: string }[] = [];
      const seen = new Set<string>();
      for (const [index, cells] of all.entries()) {
        if (index === 0 || cells.every((one) => one.trim() === "")) continue;
        const code = fateOf(cells, seen);
        const [id = "", title, description = "", ...others] = cells;
        if (code !== null) refused.push({ row: index + 1, code });
        else {
          seen.add(id.trim());
          expected.set(id.trim(), {
            title,
            description: description.trim() === "" ? null : description,
            values: others.filter((one) => one.trim() !== ""),
          });
        }
      }
      const asked = /^(utf|gzip)/.test(how.encoding) ? undefined : how.encoding;
      const { counts, problems } = await bringIn(bytesOf(all, how), asked);
      expect(problems.map(({ row, code }) => ({ row, code }))).toEqual(refused);
      expect(counts).toMatchObject({ added: seen.size, refused: refused.length });
      expect(counts.rowsDone).toBe(seen.size + refused.length);
    }),
    { numRuns },
  );

  const works = await exported();
  const found = [...works.values()].map(({ identifier: id, title, description, metadata }) => [
    id,
    { title, description, values: metadata.flatMap(({ values }) => values) },
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  const table = readCsv((await text(Readable.from(exportText(site.store.db, "csv")))).slice(1));
  expect(table).toHaveLength(works.size + 1);
}

test("any-table: every row of any table is exported unchanged or rejected with its number", () =>
  everyRowComesOut(15));

test(
  "any-table: every row of sixty tables is exported unchanged or rejected with its number",
  { tags: ["full"] },
  () => everyRowComesOut(60),
);

test(
  "any-table: cells of maximum length are exported unchanged, and longer ones rejected by row",
  { tags: ["full"] },
  async () => {
    const long = "A long tale. ".repeat(20_000).slice(0, 200_000);
    const rows = ["one", "two", "three", "four", "five", "six", "seven"].map(
      (id) => `${id},${id},${long}`,
    );
    const table = [
      "identifier,title,description",
      ...rows,
      `eight,eight,${long}x`,
      "nine,nine,",
      `ten,ten,${"x".repeat(500_001)}`,
    ];
    const { counts, problems } = await bringIn(Buffer.from(table.join("\n")));
    expect(problems.toSorted((a, b) => Number(a.row) - Number(b.row))).toMatchObject([
      { row: 9, code: "unstorable" },
      { row: 11, code: "too-long" },
    ]);
    expect(counts).toMatchObject({ added: 8, refused: 2 });
    const works = await exported();
    expect(works.get("seven")?.description === long).toBe(true);
    expect(works.get("nine")?.description).toBeNull();
  },
);
