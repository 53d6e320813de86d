import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDocument } from "../../../../src/server/imports/ods/open-document.ts";
import { ods, odsCell, odsRow } from "../../../support/ods.ts";
import type { TestDocument } from "../../../support/ods.ts";
import { zip } from "../../../support/zip.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-ods-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function open(given: TestDocument | Buffer) {
  const path = join(folder, "works.ods");
  await writeFile(path, Buffer.isBuffer(given) ? given : ods(given));
  return openDocument(path);
}

/** Returns the number of rows of the first sheet, and why reading stopped. */
async function read(given: TestDocument | Buffer) {
  let rows = 0;
  try {
    for await (const _ of (await open(given)).sheets[0]?.rows() ?? []) rows += 1;
    return { rows, why: null };
  } catch (problem) {
    return { rows, why: problem instanceof Error ? `${problem.name}: ${problem.message}` : "" };
  }
}

const sheet = (rows: string, more: Partial<TestDocument> = {}) => ({
  sheets: { A: rows },
  ...more,
});
const times = (what: string, count: number) => `table:number-${what}-repeated="${count}"`;
const text = (shown: string, more = "") => odsCell(shown, `office:value-type="string" ${more}`);
const damaged = expect.stringMatching(/^ImportFailure: The spreadsheet is damaged/);

describe("too-much: a spreadsheet is not read beyond the limits of memory and time", () => {
  test("if few bytes expand to one long text in many rows", async () => {
    const row = odsRow(text("a".repeat(1024 ** 2)), times("rows", 100));
    const { rows, why } = await read(sheet(row));
    expect(why).toMatch(/^ImportFailure: The spreadsheet holds too much text/);
    expect(rows).toBeLessThan(64);
  });

  test("if blank cells before a filled one are repeated in many rows", async () => {
    const row = odsRow(
      `<table:table-cell ${times("columns", 16_383)}/>${text("a")}`,
      times("rows", 1_048_576),
    );
    const { rows, why } = await read(sheet(row));
    expect(why).toMatch(/^ImportFailure: The spreadsheet holds too much text/);
    expect(rows).toBeLessThan(4200);
  });

  test("if the cells of a row exceed its limit", async () => {
    const most = expect.stringMatching(/^ImportFailure: Row 2 holds more than 16,777,216/);
    const [first, long] = [odsRow(text("a")), "a".repeat(1100)];
    const repeated = odsRow(text(long, times("columns", 16_384)));
    expect(await read(sheet(first + repeated))).toEqual({ rows: 0, why: most });
    const spaces =
      '<table:table-cell><text:p>a<text:s text:c="999999999"/></text:p></table:table-cell>';
    expect(await read(sheet(first + odsRow(spaces)))).toEqual({ rows: 0, why: most });
  });

  test.each([
    ["more filled columns than there are", odsRow(text("a", times("columns", 16_385)))],
    ["more filled rows than there are", odsRow(text("a"), times("rows", 1_048_577))],
    ["a number of rows that is none", odsRow(text("a"), 'table:number-rows-repeated="-1"')],
    ["elements that are not closed", "<table:table-row>"],
    ["elements within each other without end", "<x>".repeat(300) + "</x>".repeat(300)],
  ])("if there are %s", async (_, rows) => {
    expect((await read(sheet(rows))).why).toEqual(damaged);
  });

  test("if the content beside the sheets is too large", async () => {
    const why = /^The spreadsheet holds too much beside/;
    // The data compresses badly, so that the compression ratio is not the reason for rejection.
    const long = randomBytes(1000).toString("hex");
    await expect(open(sheet("", { styles: `<x a="${long}"/>`.repeat(17_000) }))).rejects.toThrow(
      why,
    );
    const many = `</table:table><table:table table:name="${long}">`.repeat(17_000);
    await expect(open(sheet(many))).rejects.toThrow(why);
  });

  test("if a part expands far beyond the size of a sheet", async () => {
    const more = [{ name: "Pictures/bomb", content: Buffer.alloc(40 * 1024 ** 2) }];
    await expect(open(sheet("", { more }))).rejects.toThrow(/expands to far more/);
  });
});

describe("too-much: a spreadsheet is rejected", () => {
  const content = (definitions: string, name = "") =>
    zip([
      {
        name: "content.xml",
        content: `<!DOCTYPE w ${definitions}><w><spreadsheet><table>${name}</table></spreadsheet></w>`,
      },
    ]);

  test("with entity definitions, which could expand endlessly", async () => {
    expect((await read(content('[<!ENTITY a "aaaaaaaaaa">]'))).why).toEqual(damaged);
    expect((await read(content('SYSTEM "a.dtd"', "&a;"))).why).toEqual(damaged);
  });

  test("unless its document type is only named, as in OpenOffice 2", async () => {
    const name = "META-INF/manifest.xml";
    const manifest =
      '<!DOCTYPE manifest PUBLIC "-//OpenOffice.org//DTD" "Manifest.dtd"><manifest/>';
    const parts =
      "<w><spreadsheet><table><table-row><table-cell><p>A</p></table-cell></table-row></table></spreadsheet></w>";
    const given = zip([
      { name, content: manifest },
      { name: "content.xml", content: parts },
    ]);
    expect(await read(given)).toEqual({ rows: 1, why: null });
  });

  test("with a password, whether its parts are encrypted separately or as a whole", async () => {
    const entry = (path: string) =>
      `<manifest:file-entry manifest:full-path="${path}"><manifest:encryption-data/></manifest:file-entry>`;
    const why = /^The spreadsheet is locked with a password. Save it without one/;
    const manifest = entry("content.xml");
    await expect(open(sheet("", { manifest }))).rejects.toThrow(why);
    const whole = zip([
      {
        name: "META-INF/manifest.xml",
        content: `<m xmlns:manifest="m">${entry("encrypted-package")}</m>`,
      },
      { name: "encrypted-package", content: randomBytes(100) },
    ]);
    await expect(open(whole)).rejects.toThrow(why);
  });

  test("without its content, or with a wrong checksum", async () => {
    await expect(open(zip([{ name: "mimetype" }]))).rejects.toThrow(/is damaged/);
    const file = ods(sheet(odsRow(text("a"))));
    // The checksum of the sheets in the archive's directory, which is the last occurrence of the name.
    file.writeUInt32LE(1, file.lastIndexOf("content.xml") - 30);
    expect((await read(file)).why).toEqual(damaged);
  });
});
