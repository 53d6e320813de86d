import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findImage } from "../../../src/server/imports/image-files.ts";
import { openSource } from "../../../src/server/imports/source.ts";
import { textRows, xlsx } from "../../support/xlsx.ts";
import { zip } from "../../support/zip.ts";

let outer = "";
let folder = "";

beforeEach(async () => {
  outer = await mkdtemp(join(tmpdir(), "vitrine-source-"));
  folder = join(outer, "pictures");
  await mkdir(folder);
});
afterEach(() => rm(outer, { recursive: true, force: true }));

async function put(...paths: string[]): Promise<void> {
  for (const path of paths) {
    const whole = join(folder, path);
    await mkdir(dirname(whole), { recursive: true });
    await writeFile(whole, path.endsWith(".csv") ? "identifier,title\nA,a\n" : "x");
  }
}

async function works(path = folder) {
  const source = await openSource(path, null);
  const list = [];
  for await (const { result } of source.entries()) {
    if ("images" in result) list.push(result);
  }
  return { source, list };
}

const refusal = (path: string) =>
  openSource(path, null).then(
    () => "not refused",
    (problem: Error) => `${problem.name}: ${problem.message}`,
  );

describe("source: a folder of images", () => {
  test("gives one work per image, in natural order, including subfolders", async () => {
    await put("map-10.jpg", "map-2.jpg", "old maps/27.474A.tif", "notes.txt", ".hidden.jpg");
    const { source, list } = await works();
    expect(source).toMatchObject({ label: "pictures", total: 3 });
    expect(list.map(({ work, images }) => [work.identifier, work.title, images[0]?.file])).toEqual([
      ["map-2", "Map 2", "map-2.jpg"],
      ["map-10", "Map 10", "map-10.jpg"],
      ["old maps/27.474A", "27.474A", "old maps/27.474A.tif"],
    ]);
    expect(source.notes.join(" ")).toContain("Left out, neither picture nor table: notes.txt.");
  });

  test("follows no link that leaves it", async () => {
    await put("a.jpg");
    await writeFile(join(outer, "secret.jpg"), "x");
    await symlink(join(outer, "secret.jpg"), join(folder, "b.jpg"));
    await symlink(outer, join(folder, "out"));
    await symlink(join(folder, "a.jpg"), join(folder, "c.jpg"));
    const { source, list } = await works();
    expect(list.map(({ work }) => work.identifier)).toEqual(["a", "c"]);
    expect(source.notes.join(" ")).toContain("Links not followed: b.jpg, out.");
  });

  test("uses its table, and is rejected if there are several", async () => {
    await put("a.jpg", "works.csv");
    expect((await works()).list[0]?.work).toMatchObject({ identifier: "A", title: "a" });
    await put("more.csv");
    expect(await refusal(folder)).toMatch(/several tables \(more.csv, works.csv\)/);
  });

  test("is rejected when it is empty", async () => {
    expect(await refusal(folder)).toMatch(/^ImportFailure: .*neither pictures nor a table/);
  });
});

describe("source: an archive", () => {
  const unpacked = () => readdir(join(outer, "unpacked")).catch(() => []);
  const open = async (content: Buffer) => {
    await writeFile(join(outer, "given.zip"), content);
    return openSource(join(outer, "given.zip"), null, {
      unpackedFolder: join(outer, "unpacked"),
      mayReach: () => false,
      signal: new AbortController().signal,
      remotePictures: "COPY",
      recordLanguage: "de",
    });
  };

  test("gives records the chosen language if they state none", async () => {
    const rows = "identifier,title,record language\nA,a,\nB,b,fr\n";
    const source = await open(zip([{ name: "works.csv", content: rows }]));
    const languages = [];
    for await (const { result } of source.entries()) {
      if ("work" in result) languages.push(result.work.recordLanguage);
    }
    expect(languages).toEqual(["de", "fr"]);
    await source.close();
  });

  test("is read like the packed folder, and leaves no files", async () => {
    const source = await open(
      zip([
        { name: "ours/works.csv", content: "identifier,title,images\nA,a,pictures/a.jpg\n" },
        { name: "ours/pictures/a.jpg", content: "x" },
        { name: "__MACOSX/ours/._works.csv", content: "x" },
      ]),
    );
    const entries = [];
    for await (const entry of source.entries()) entries.push(entry);
    expect(entries).toMatchObject([{ row: 2, result: { images: [{ file: "pictures/a.jpg" }] } }]);
    expect(await findImage(source.folder, "pictures/a.jpg")).toContain("unpacked");
    expect(await unpacked()).not.toEqual([]);
    await source.close();
    expect(await unpacked()).toEqual([]);
  });

  test("leaves no files when it cannot be used", async () => {
    const nothing = open(zip([{ name: "notes.txt", content: "x" }]));
    await expect(nothing).rejects.toThrow(/neither pictures nor a table/);
    await expect(open(zip([{ name: "../a.jpg" }]))).rejects.toThrow(/outside of it/);
    expect(await unpacked()).toEqual([]);
  });
});

describe("source: a file", () => {
  test("may be a spreadsheet", async () => {
    const rows = textRows([
      ["identifier", "title"],
      ["A", "a"],
    ]);
    await writeFile(join(folder, "works.xlsx"), xlsx({ sheets: { Works: rows, More: "" } }));
    const { source, list } = await works();
    expect(list[0]?.work).toMatchObject({ identifier: "A", title: "a" });
    expect(source.notes[0]).toBe("Table works.xlsx: Read the sheet “Works”. Not read: “More”.");
  });

  test("is rejected row by row if its formulas have errors", async () => {
    const path = join(folder, "works.xlsx");
    const header = textRows([["identifier", "title", "artist"]]);
    const text = (cell: string, value: string) => `<c r="${cell}" t="str"><v>${value}</v></c>`;
    const error = (cell: string) => `<c r="${cell}" t="e"><f>lost()</f><v>#N/A</v></c>`;
    const rows =
      `<row r="2">${text("A2", "X1")}${text("B2", "One")}${error("C2")}</row>` +
      `<row r="3">${text("A3", "X2")}${text("B3", "Two")}${text("C3", "#N/A")}</row>`;
    await writeFile(path, xlsx({ sheets: { Works: header + rows } }));
    const { entries } = await openSource(path, null);
    const results = [];
    for await (const { result } of entries()) results.push(result);
    const [refused, taken] = results;
    expect(refused).toEqual({
      problem: {
        ...{ row: 2, identifier: null, code: "error", column: "artist", cell: "#N/A" },
        message:
          "The cell “artist” holds an error of the spreadsheet, “#N/A”. Mend its formula, or empty it.",
      },
    });
    // A typed value, not the error of a formula.
    expect(taken).toMatchObject({ work: { creators: [{ name: "#N/A" }] } });
  });

  test("may be one image", async () => {
    await writeFile(join(folder, "map-2.jpg"), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    const { source, list } = await works(join(folder, "map-2.jpg"));
    expect(source).toMatchObject({ total: 1, folder });
    expect(list[0]).toMatchObject({
      work: { identifier: "map-2" },
      images: [{ file: "map-2.jpg" }],
    });
  });

  test("of another kind is rejected with its kind and the accepted ones", async () => {
    await writeFile(join(folder, "a.csv"), "%PDF-1.7");
    expect(await refusal(join(folder, "a.csv"))).toMatch(/This is a PDF document, .*Tables \(CSV/);
    expect(await refusal(folder)).toMatch(/“a.csv” is no table but a PDF document/);
  });
});

describe("source: a path", () => {
  test("that does not exist is rejected with a message", async () => {
    expect(await refusal(join(outer, "nowhere.csv"))).toMatch(/no such file or folder/);
    await put("works.csv");
    const table = join(folder, "works.csv");
    expect(await refusal(join(table, "deeper"))).toMatch(/no such file or folder/);
  });

  // Root can read all files.
  test.skipIf(process.getuid?.() === 0)(
    "that is unreadable is rejected with a message",
    async () => {
      await put("works.csv");
      await chmod(join(folder, "works.csv"), 0o000);
      expect(await refusal(join(folder, "works.csv"))).toMatch(/may not be read/);
    },
  );

  test("has the same key in any spelling", async () => {
    await put("works.csv");
    const one = await openSource(join(folder, "works.csv"), null);
    const other = await openSource(join(outer, "pictures", "..", "pictures", "works.csv"), null);
    expect(other.key).toBe(one.key);
    expect(one.label).toBe("works.csv");
  });
});

describe("source: an image named by a row", () => {
  const found = (name: string) =>
    findImage(folder, name).then(
      (path) => path.slice(folder.length + 1),
      (problem: Error & { code: string }) => `${problem.code}: ${problem.message}`,
    );

  test("is found in the folder in any spelling", async () => {
    await put("a.jpg", "deep/b.jpg", "Käthe.jpg".normalize("NFD"));
    expect(await found("a.jpg")).toBe("a.jpg");
    expect(await found("./deep/../deep/b.jpg")).toBe("deep/b.jpg");
    expect(await found("deep\\b.jpg")).toBe("deep/b.jpg");
    expect((await found("Käthe.jpg".normalize("NFC"))).normalize("NFC")).toBe("Käthe.jpg");
  });

  test("is reported by name if it is missing", async () => {
    await put("deep/b.jpg");
    expect(await found("none.jpg")).toBe("image-missing: There is no file “none.jpg”.");
    expect(await found("deep")).toMatch(/^image-missing/);
    expect(await found(`${"x".repeat(5000)}.jpg`)).toMatch(/^image-missing/);
  });

  test("is rejected outside the folder, however the path leads there", async () => {
    await writeFile(join(outer, "secret.jpg"), "x");
    await symlink(join(outer, "secret.jpg"), join(folder, "link.jpg"));
    await symlink(outer, join(folder, "up"));
    const ways = [
      "../secret.jpg",
      "..",
      join(outer, "secret.jpg"),
      "link.jpg",
      "up/secret.jpg",
      "..\\secret.jpg",
      ".",
    ];
    for (const way of ways) {
      expect(await found(way), way).toMatch(
        way === "..\\secret.jpg" ? /^image-missing/ : /^image-outside/,
      );
    }
  });
});
