import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import iconv from "iconv-lite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkTable } from "../../../src/server/imports/table.ts";
import { mappingOf } from "../../../src/server/imports/mapping.ts";
import { readTableSettings } from "../../../src/server/imports/table-settings.ts";
import type { TableSettings } from "../../../src/server/imports/table-settings.ts";
import { openTextTable } from "../../../src/server/imports/text-table.ts";
import { runs } from "../../support/runs.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-table-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(content: string | Buffer, name = "works.csv"): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function read(content: string | Buffer, name?: string, asked: TableSettings = {}) {
  const contents = await openTextTable(await write(content, name), asked);
  const { reading, rows: all } = await checkTable(contents, asked);
  const rows: { number: number; cells: string[] }[] = [];
  for await (const row of all()) rows.push(row);
  return { reading, rows };
}

const refusal = (content: string | Buffer, name?: string, asked?: TableSettings) =>
  read(content, name, asked).then(
    () => "not refused",
    (problem: Error) => `${problem.name}: ${problem.message}`,
  );

describe("table: a table of any dialect", () => {
  const cell = fc
    .string({ unit: "grapheme", maxLength: 12 })
    .map((text) => text.replaceAll("\0", ""));
  const nasty = fc.constantFrom(
    '"',
    '""',
    "a,b",
    "x;y",
    "t\tt",
    "l\nl",
    "l\r\nl",
    "|",
    " a ",
    "é",
    "𝄞",
    "\ufeff",
    "'",
    "\r",
    "",
  );
  const anyCell = fc.oneof(cell, nasty);
  const rows = fc.array(fc.array(anyCell, { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 20,
  });

  test("is read back cell by cell", async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom(",", ";", "\t", "|"),
        fc.constantFrom("\n", "\r\n", "\r"),
        fc.boolean(),
        fc.constantFrom("utf8", "utf8-mark", "utf-16le", "utf-16be", "gzip"),
        async (body, delimiter, lineEnd, quoteAll, coding) => {
          const written = (value: string) =>
            quoteAll || /["\r\n,;\t|\ufeff]/.test(value)
              ? `"${value.replaceAll('"', '""')}"`
              : value;
          const all = [["identifier", "title", "more"], ...body];
          const text = all.map((row) => row.map(written).join(delimiter)).join(lineEnd) + lineEnd;
          const bytes = {
            utf8: () => Buffer.from(text),
            "utf8-mark": () => Buffer.from(`\ufeff${text}`),
            "utf-16le": () => iconv.encode(text, "utf-16le", { addBOM: true }),
            "utf-16be": () => iconv.encode(text, "utf-16be", { addBOM: true }),
            gzip: () => gzipSync(text),
          }[coding]();
          const wanted = body
            .map((cells, i) => ({ number: i + 2, cells }))
            .filter(({ cells }) => cells.some((value) => value.trim() !== ""));
          if (wanted.length === 0) return;
          expect((await read(bytes)).rows).toEqual(wanted);
        },
      ),
      { numRuns: runs(150) },
    );
  });

  test("is read back in a named legacy encoding", async () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."abc ,;|'\"éàüßçñ€™—“”אب漢"),
      minLength: 1,
      maxLength: 8,
    });
    const encodings = fc.constantFrom("windows-1252", "iso-8859-1", "macintosh");
    await fc.assert(
      fc.asyncProperty(letters, encodings, async (letter, encoding) => {
        const text = `identifier\ttitle\nA\t"${letter.replaceAll('"', '""')}"\n`;
        const bytes = iconv.encode(text, encoding);
        // Skips characters that the encoding cannot represent.
        fc.pre(iconv.decode(bytes, encoding) === text);
        const { rows } = await read(bytes, undefined, { encoding });
        expect(rows).toEqual([{ number: 2, cells: ["A", letter] }]);
      }),
      { numRuns: runs(60) },
    );
  });

  test("is read back from apostrophes as quotes", async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(",", ";", "\t", "|"), async (body, delimiter) => {
        const all = [["identifier", "title", "more"], ...body];
        const written = all.map((cells) =>
          cells.map((value) => `'${value.replaceAll("'", "''")}'`).join(delimiter),
        );
        const wanted = body
          .map((cells, i) => ({ number: i + 2, cells }))
          .filter(({ cells }) => cells.some((value) => value.trim() !== ""));
        fc.pre(wanted.length > 0);
        expect((await read(`${written.join("\r\n")}\r\n`)).rows).toEqual(wanted);
      }),
      { numRuns: runs(60) },
    );
  });

  test("keeps characters whole across chunks of a long file", { tags: ["full"] }, async () => {
    const value = "é𝄞漢 ".repeat(40_000);
    for (const coding of ["utf8", "utf-16le", "utf-16be"] as const) {
      const bytes = iconv.encode(`identifier,title\nA,x${value}\nB,${value}\n`, coding, {
        addBOM: true,
      });
      const { rows } = await read(bytes);
      expect(rows.map(({ cells }) => cells[1])).toEqual([`x${value}`, value]);
    }
  });

  test("keeps a quotation mark inside an unquoted cell", async () => {
    const { rows } = await read('identifier,title\nA,The 5" disc\nB,say "x"\n');
    expect(rows.map(({ cells }) => cells[1])).toEqual(['The 5" disc', 'say "x"']);
  });
});

describe("table: row numbers", () => {
  test("are those of a spreadsheet, and blank rows give no works", async () => {
    const { rows, reading } = await read(
      'identifier,title\n\nA,"two\nlines"\n,\n  ,\nB,b\n,,,\n\n\n',
    );
    expect(rows.map(({ number }) => number)).toEqual([3, 6]);
    expect(reading.rowCount).toBe(2);
  });

  test("start below a header that is not the first row", async () => {
    const { reading, rows } = await read("\n\nidentifier,title\nA,a\n");
    expect([reading.headerRow.value, rows[0]?.number]).toEqual([3, 4]);
  });
});

describe("table: encoding", () => {
  test("is windows-1252 when no other encoding is possible", async () => {
    const text =
      "identifier,title\nP1,Käthe Kollwitz – Weberzug\nP2,“Die Frau” von Grünewald, über Straße und Größe\nP3,Édouard Manet, Déjeuner à la crème brûlée\n";
    const quoted = text.replace(/^(P\d),(.*)$/gm, '$1,"$2"');
    const { rows, reading } = await read(iconv.encode(quoted, "windows-1252"));
    expect(reading.written).toMatchObject({ encoding: { value: "windows-1252", sure: "likely" } });
    expect(rows[0]?.cells[1]).toBe("Käthe Kollwitz – Weberzug");
  });

  test("is detected from a byte far from the start of the file", async () => {
    const rowsOfAscii = Array.from({ length: 30_000 }, (_, i) => `A${i},plain title ${i}\n`).join(
      "",
    );
    const late = 'Z,"Käthe Kollwitz – Weberzug, Grünewald über Straße, Größe, schöne Mädchen"\n';
    const bytes = iconv.encode(`identifier,title\n${rowsOfAscii}${late}`, "windows-1252");
    const { rows } = await read(bytes);
    expect(rows.at(-1)?.cells[1]).toContain("Mädchen");
  });

  test("must be named if there is too little text to detect it", async () => {
    const bytes = iconv.encode("identifier,title\nP1,Müller\n", "macintosh");
    expect(await refusal(bytes)).toMatch(/^ImportFailure: The file is not UTF-8.*--encoding/);
    const { rows } = await read(bytes, undefined, { encoding: "macintosh" });
    expect(rows[0]?.cells[1]).toBe("Müller");
  });

  test("never replaces unreadable bytes", async () => {
    const bytes = iconv.encode("identifier,title\nP1,Müller\n", "windows-1252");
    expect(await refusal(bytes, undefined, { encoding: "UTF-8" })).toContain(
      "do not exist in UTF-8",
    );
    const broken = Buffer.from("identifier,title\nP1,\x81\x8d\n", "latin1");
    expect(await refusal(broken, undefined, { encoding: "windows-1252" })).toContain(
      "do not exist in windows-1252",
    );
    expect(await refusal(bytes, undefined, { encoding: "klingon" })).toContain(
      "no encoding named “klingon”",
    );
  });
});

describe("table: import settings", () => {
  test("take precedence over detection and are reported as chosen", async () => {
    const text = "A;a, b|c;x\nB;b;y\n";
    const asked: TableSettings = {
      delimiter: ";",
      headerRow: 0,
      columns: [
        { column: 1, field: "identifier" },
        { column: 2, field: "title" },
        { column: 3, field: "subjects", mark: "/" },
      ],
    };
    const { reading, rows } = await read(text, undefined, asked);
    expect(rows).toEqual([
      { number: 1, cells: ["A", "a, b|c", "x"] },
      { number: 2, cells: ["B", "b", "y"] },
    ]);
    expect(reading).toMatchObject({
      headerRow: { value: 0, sure: "asked" },
      written: { delimiter: { value: ";", sure: "asked" }, quote: { value: '"' } },
      columns: [
        { label: "Column 1", field: "identifier" },
        { label: "Column 2", field: "title" },
        { label: "Column 3", field: "subjects", mark: "/" },
      ],
    });
  });

  test("may move a field from the column that has it by name", async () => {
    const text = "identifier,title,Name\nA,a,b\n";
    const columns = [{ column: "name", field: "title" as const }];
    expect((await read(text, undefined, { columns })).reading.columns).toMatchObject([
      { field: "identifier" },
      { field: null },
      { field: "title" },
    ]);
  });

  test("may locate a header that names alone would not", async () => {
    const columns = [
      { column: "Nr.", field: "identifier" as const },
      { column: "Bezeichnung", field: "title" as const },
    ];
    const { reading } = await read("Liste 2026\nNr.,Bezeichnung\n1,a\n", undefined, { columns });
    expect(reading.headerRow.value).toBe(2);
  });

  test("may treat quotation marks as letters", async () => {
    const text = 'identifier\ttitle\nA\t"Untitled\nB\tb\n';
    expect(await refusal(text)).toContain("--quote none");
    const { rows } = await read(text, undefined, { quote: "none" });
    expect(rows.map(({ cells }) => cells[1])).toEqual(['"Untitled', "b"]);
  });

  test("are rejected when they refer to missing columns or invalid values", async () => {
    const text = "identifier,title\nA,a\n";
    const asking = (asked: TableSettings) => refusal(text, undefined, asked);
    expect(await asking({ columns: [{ column: "colour", field: "title" }] })).toContain(
      "There is no column “colour”. Found: “identifier”, “title”.",
    );
    expect(await asking({ columns: [{ column: 3 }] })).toContain("There is no column 3.");
    expect(await asking({ headerRow: 7 })).toContain("Row 7 is blank or not there");
    expect(await asking({ headerRow: 0 })).toContain(
      "Without a header, say which of the 2 columns",
    );
    expect(() => readTableSettings({ delimiter: "x" })).toThrow(/The setting “delimiter”/);
    expect(() => readTableSettings({ colour: "red" })).toThrow(/cannot be used/);
  });
});

describe("table: detection", () => {
  test("finds the header below a title, apostrophes as quotes, and the first line end", async () => {
    const text = "'Our works'\r\n\r\n'identifier';'title';'places'\r\n'A';'a; b';'Rome; Paris'\r\n";
    const { reading, rows } = await read(text);
    expect(rows).toEqual([{ number: 4, cells: ["A", "a; b", "Rome; Paris"] }]);
    expect(reading).toMatchObject({
      headerRow: { value: 3 },
      written: {
        encoding: { value: "UTF-8", sure: "certain" },
        delimiter: { value: ";" },
        quote: { value: "'" },
        lineEnd: "\r\n",
      },
      columns: [{ mark: null }, { mark: null }, { field: "places", mark: ";" }],
      rowCount: 1,
      sample: [["A", "a; b", "Rome; Paris"]],
    });
  });

  test("does not treat an apostrophe at the start of a word as a quote", async () => {
    const { rows } = await read("identifier,title\nA,'tis so\nB,'twas 'so'\nC,'so'\n");
    expect(rows.map(({ cells }) => cells[1])).toEqual(["'tis so", "'twas 'so'", "'so'"]);
  });

  test("accepts a last column without a name, which rows may omit", async () => {
    const { rows } = await read("identifier,title,\nA,a\nB,b,more\nC\n");
    expect(rows.map(({ cells }) => cells)).toEqual([["A", "a", ""], ["B", "b", "more"], ["C"]]);
  });

  test("recognises a Mac's encoding if only that reads well", async () => {
    const text = 'identifier,title\nA,"“Déjà vu” — été à la forêt, où l’âme rêve"\n';
    const { reading, rows } = await read(iconv.encode(text, "macintosh"));
    expect(reading.written).toMatchObject({ encoding: { value: "macintosh", sure: "likely" } });
    expect(rows[0]?.cells[1]).toBe("“Déjà vu” — été à la forêt, où l’âme rêve");
  });

  test("truncates long cells in the sample, with whole characters", async () => {
    const { reading } = await read(`identifier,title\nA,${"x".repeat(199)}𝄞 and more\n`);
    expect(reading.sample[0]?.[1]).toBe(`${"x".repeat(199)}…`);
  });

  test("gives the same columns the same shape, so that settings apply again", async () => {
    const first = await read("Nr,Name,Werk\n1,a,b\n", undefined, {
      columns: [
        { column: "Nr", field: "identifier" },
        { column: "Werk", field: "title" },
      ],
    });
    const mapping = mappingOf(first.reading);
    const again = await read("nr, NAME ,Werk\n2,c,d\n", undefined, { columns: mapping.columns });
    expect(again.reading.shape).toBe(mapping.shape);
    expect(again.reading.columns.map(({ field }) => field)).toEqual(["identifier", null, "title"]);
    const other = await read("Nr,Werk,Name\n1,a,b\n", undefined, { columns: mapping.columns });
    expect(other.reading.shape).not.toBe(mapping.shape);
  });
});

describe("table: an invalid table", () => {
  test("is rejected with what was found and what is needed", async () => {
    expect(
      await refusal("A00001,A Figure Bowing,Robert Blake\nA00002,Two Drawings,Robert Blake\n"),
    ).toBe(
      "ImportFailure: The first row is no header with a column for the identifier and the title. " +
        "Found: “A00001”, “A Figure Bowing”, “Robert Blake”. Needed: a first row that names the columns, " +
        "with at least “identifier” (or “accession number”, “id”) and “title”.",
    );
    expect(await refusal("identifier,creator\nA,b\n")).toMatch(
      /column for the title\..*say which \(--column COLUMN=title\)\.$/,
    );
    expect(await refusal("\n\n \n")).toContain("only blank rows");
    expect(await refusal("identifier,title\n")).toContain("no row below");
    expect(await refusal(Buffer.alloc(5000))).toContain("no text (U+0000)");
  });

  test("is rejected with the row whose quotation mark is unclosed, before anything is imported", async () => {
    const text = `identifier,title\nA,a\nB,"b\n${"C,c\n".repeat(10)}`;
    expect(await refusal(text)).toMatch(/Row 3 does not end.*nothing was changed/i);
  });

  test("is rejected when a compressed file is truncated or expands excessively", async () => {
    const whole = gzipSync("identifier,title\n" + "A,a long enough title\n".repeat(1000));
    expect(await refusal(whole.subarray(0, whole.length - 20), "cut.csv.gz")).toContain("damaged");
    const bomb = gzipSync(
      Buffer.concat([Buffer.from("identifier,title\n"), Buffer.alloc(80 * 1024 ** 2, "A,a\n")]),
      { level: 1 },
    );
    expect(bomb.length).toBeLessThan(1024 ** 2);
    expect(await refusal(bomb, "bomb.csv.gz")).toContain("expands");
  });
});
