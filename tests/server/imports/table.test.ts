import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import iconv from "iconv-lite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkTable } from "../../../src/server/imports/table.ts";
import type { TableSettings } from "../../../src/server/imports/table-settings.ts";
import { openTextTable } from "../../../src/server/imports/text-table.ts";

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

describe("a table of any dialect", () => {
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

  test("is read back cell by cell as it was written", async () => {
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
      { numRuns: 150 },
    );
  });

  test("keeps characters whole wherever the pieces of a long file break", async () => {
    const value = "é𝄞漢 ".repeat(40_000);
    for (const coding of ["utf8", "utf-16le", "utf-16be"] as const) {
      const bytes = iconv.encode(`identifier,title\nA,x${value}\nB,${value}\n`, coding, {
        addBOM: true,
      });
      const { rows } = await read(bytes);
      expect(rows.map(({ cells }) => cells[1])).toEqual([`x${value}`, value]);
    }
  });

  test("keeps a quotation mark inside a cell that is not quoted", async () => {
    const { rows } = await read('identifier,title\nA,The 5" disc\nB,say "x"\n');
    expect(rows.map(({ cells }) => cells[1])).toEqual(['The 5" disc', 'say "x"']);
  });
});

describe("row numbers", () => {
  test("are those a spreadsheet shows, and blank rows make no work", async () => {
    const { rows, reading } = await read(
      'identifier,title\n\nA,"two\nlines"\n,\n  ,\nB,b\n,,,\n\n\n',
    );
    expect(rows.map(({ number }) => number)).toEqual([3, 6]);
    expect(reading.rowCount).toBe(2);
  });

  test("begin below a header that is not the first row", async () => {
    const { reading, rows } = await read("\n\nidentifier,title\nA,a\n");
    expect([reading.headerRow.value, rows[0]?.number]).toEqual([3, 4]);
  });
});

describe("encoding", () => {
  test("is windows-1252 when the file can be nothing else", async () => {
    const text =
      "identifier,title\nP1,Käthe Kollwitz – Weberzug\nP2,“Die Frau” von Grünewald, über Straße und Größe\nP3,Édouard Manet, Déjeuner à la crème brûlée\n";
    const quoted = text.replace(/^(P\d),(.*)$/gm, '$1,"$2"');
    const { rows, reading } = await read(iconv.encode(quoted, "windows-1252"));
    expect(reading.written).toMatchObject({ encoding: { value: "windows-1252", sure: "likely" } });
    expect(rows[0]?.cells[1]).toBe("Käthe Kollwitz – Weberzug");
  });

  test("is found out from a byte far behind the start of the file", async () => {
    const rowsOfAscii = Array.from({ length: 30_000 }, (_, i) => `A${i},plain title ${i}\n`).join(
      "",
    );
    const late = 'Z,"Käthe Kollwitz – Weberzug, Grünewald über Straße, Größe, schöne Mädchen"\n';
    const bytes = iconv.encode(`identifier,title\n${rowsOfAscii}${late}`, "windows-1252");
    const { rows } = await read(bytes);
    expect(rows.at(-1)?.cells[1]).toContain("Mädchen");
  });

  test("is asked for rather than guessed when readings differ", async () => {
    const bytes = iconv.encode("identifier,title\nP1,Müller Größe Straße\n", "macintosh");
    expect(await refusal(bytes)).toMatch(/^ImportFailure: The file is not UTF-8.*--encoding/);
    const { rows } = await read(bytes, undefined, { encoding: "macintosh" });
    expect(rows[0]?.cells[1]).toBe("Müller Größe Straße");
  });

  test("never puts a replacement in the place of bytes it cannot read", async () => {
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

describe("what is no table", () => {
  test("is refused with what was found and what is needed", async () => {
    expect(
      await refusal("A00001,A Figure Bowing,Robert Blake\nA00002,Two Drawings,Robert Blake\n"),
    ).toBe(
      "ImportFailure: The first row is no header with a column for the identifier and the title. " +
        "Found: “A00001”, “A Figure Bowing”, “Robert Blake”. Needed: a first row that names the columns, " +
        "with at least “identifier” (or “accession number”, “id”) and “title”.",
    );
    expect(await refusal("identifier,creator\nA,b\n")).toContain("column for the title.");
    expect(await refusal("\n\n \n")).toContain("only blank rows");
    expect(await refusal("identifier,title\n")).toContain("no row below");
    expect(await refusal(Buffer.alloc(5000))).toContain("no text (U+0000)");
  });

  test("names the row whose quotation mark is never closed, before anything is imported", async () => {
    const text = `identifier,title\nA,a\nB,"b\n${"C,c\n".repeat(10)}`;
    expect(await refusal(text)).toMatch(/Row 3 does not end.*nothing was changed/i);
  });

  test("is refused when a compressed file is cut off or expands without measure", async () => {
    const whole = gzipSync("identifier,title\n" + "A,a long enough title\n".repeat(1000));
    expect(await refusal(whole.subarray(0, whole.length - 20), "cut.csv.gz")).toContain("damaged");
    const bomb = gzipSync(
      Buffer.concat([Buffer.from("identifier,title\n"), Buffer.alloc(80 * 1024 ** 2, "A,a\n")]),
    );
    expect(bomb.length).toBeLessThan(1024 ** 2);
    expect(await refusal(bomb, "bomb.csv.gz")).toContain("expands");
  });
});
