import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { unpack, zipLimits } from "../../../../src/server/imports/archive/unpack.ts";
import { runs } from "../../../support/runs.ts";
import { zip } from "../../../support/zip.ts";
import type { ZipFile } from "../../../support/zip.ts";

let outer = "";
let folder = "";
beforeEach(async () => {
  outer = await mkdtemp(join(tmpdir(), "vitrine-unpack-"));
  folder = join(outer, "a", "b");
  await mkdir(folder, { recursive: true });
});
afterEach(() => rm(outer, { recursive: true, force: true }));

async function unpacked(content: readonly ZipFile[] | Buffer, limits = zipLimits) {
  const path = join(outer, "given.zip");
  await writeFile(path, Buffer.isBuffer(content) ? content : zip(content));
  await unpack(path, folder, limits);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const refusal = (content: readonly ZipFile[] | Buffer, limits = zipLimits) =>
  unpacked(content, limits).then(
    () => "not refused",
    (problem: Error) => `${problem.name}: ${problem.message}`,
  );

describe("unpack: an archive", () => {
  test("is unpacked with its original content", async () => {
    const name = fc.stringMatching(/^[a-zäé漢 ]{1,8}\.jpg$/);
    const content = fc.uint8Array({ maxLength: 5000 }).map((bytes) => Buffer.from(bytes));
    const files = fc.uniqueArray(fc.record({ name, content, stored: fc.boolean() }), {
      selector: (file) => file.name.trim(),
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(files, async (some) => {
        await rm(folder, { recursive: true });
        await mkdir(folder);
        expect(await unpacked(some)).toHaveLength(some.length);
        for (const file of some) {
          expect(await readFile(join(folder, file.name))).toEqual(file.content);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  test("may contain folders, backslashes and system files, which are not unpacked", async () => {
    const files = await unpacked([
      { name: "pictures/" },
      { name: "pictures/a.jpg", content: "a" },
      { name: "pictures\\b.jpg", content: "b" },
      { name: "__MACOSX/pictures/._a.jpg", content: "x" },
      { name: "pictures/.DS_Store", content: "x" },
      { name: "works.csv", content: "identifier,title" },
    ]);
    expect(files).toEqual(["pictures/a.jpg", "pictures/b.jpg", "works.csv"]);
  });

  test("may have names with dots and double slashes", async () => {
    for (const flags of [0, 0x800]) {
      const files = ["./works.csv", "./pictures/./a.jpg", "pictures//b.jpg", "./", "./.hidden"];
      expect(await unpacked(files.map((name) => ({ name, flags })))).toEqual([
        "pictures/a.jpg",
        "pictures/b.jpg",
        "works.csv",
      ]);
      await rm(folder, { recursive: true });
      await mkdir(folder);
    }
  });

  test.skipIf(process.platform === "win32")("may have names with a colon", async () => {
    for (const flags of [0, 0x800]) {
      expect(await unpacked([{ name: "a:b.jpg", flags }])).toEqual(["a:b.jpg"]);
      await rm(join(folder, "a:b.jpg"));
    }
  });

  test("may have names in UTF-8 without the flag, or in the DOS encoding", async () => {
    expect(await unpacked([{ name: "Käthe.jpg", flags: 0 }])).toEqual(["Käthe.jpg"]);
    await rm(join(folder, "Käthe.jpg"));
    expect(await unpacked([{ name: Buffer.from("K\x84the.jpg", "latin1"), flags: 0 }])).toEqual([
      "Käthe.jpg",
    ]);
  });
});

describe("unpack: no file leaves the folder", () => {
  test.each([
    ["../../evil.jpg", "outside"],
    ["pictures/../../evil.jpg", "outside"],
    ["..\\..\\evil.jpg", "outside"],
    ["/tmp/evil.jpg", "outside"],
    ["C:\\evil.jpg", "outside"],
    ["c:/evil.jpg", "outside"],
    ["a\0.jpg", "cannot be used"],
    [`${"x".repeat(300)}.jpg`, "cannot be unpacked under its name"],
  ])("with a file named %j", async (name, wanted) => {
    for (const flags of [0, 0x800]) {
      const message = await refusal([{ name: "good.jpg" }, { name, content: "evil", flags }]);
      expect(message).toMatch(new RegExp(`^ImportFailure: .*${wanted}`));
    }
    const all = await readdir(outer, { recursive: true });
    expect(all.filter((path) => path.includes("evil"))).toEqual([]);
  });

  test("by a link", async () => {
    expect(
      await refusal([
        { name: "up", content: "../..", mode: 0o120_777 },
        { name: "up/evil.jpg", content: "evil" },
      ]),
    ).toContain("“up” in the archive is a link");
  });
});

describe("unpack: is rejected by name", () => {
  test("if it contains another archive", async () => {
    expect(await refusal([{ name: "more.zip", content: "PK" }])).toContain(
      "holds another archive, “more.zip”",
    );
  });

  test("if a name occurs twice, also on file systems that ignore case or normalisation", async () => {
    const twice = (one: string, other: string) => refusal([{ name: one }, { name: other }]);
    expect(await twice("a.jpg", "a.jpg")).toContain("two files named “a.jpg”");
    expect(await twice("b/a.jpg", "./b//a.jpg")).toContain("two files named “b/a.jpg”");
    expect(await twice("a.jpg", "A.JPG")).toContain("two files named “A.JPG”");
    expect(await twice("ä.jpg".normalize("NFC"), "ä.jpg".normalize("NFD"))).toContain("two files");
    expect(await twice("a", "a/b.jpg")).toContain("cannot be unpacked under its name");
  });

  test("if it is encrypted or damaged", async () => {
    expect(await refusal([{ name: "a.jpg", flags: 0x801 }])).toContain("locked with a password");
    const whole = zip([{ name: "a.jpg", content: Buffer.alloc(9000, "abc") }]);
    expect(await refusal(whole.subarray(0, whole.length - 40))).toContain("damaged or incomplete");
    const broken = Buffer.from(whole);
    broken.fill(0xff, 40, 60);
    expect(await refusal(broken)).toContain("damaged or incomplete");
    const untrue = { content: "some bytes", toldCrc: 1 };
    for (const file of [{ name: "c.jpg" }, { name: "d.jpg", stored: true }]) {
      const message = await refusal([{ ...untrue, ...file }]);
      expect(message).toContain(`“${file.name}” in the archive is damaged`);
    }
  });
});

describe("unpack: a bomb", () => {
  const limits = { entries: 3, fileBytes: 1000, totalBytes: 1500, ratio: 100 };
  const file = (name: string, length: number) => ({ name, content: Buffer.alloc(length) });

  test("is rejected if many small files expand far beyond the archive's size", async () => {
    const files = Array.from({ length: 20 }, (_, at) => ({
      name: `${at}.csv`,
      content: Buffer.alloc(1024 ** 2),
    }));
    expect(await refusal(files)).toBe(
      "ImportFailure: The archive expands to far more than such files would. Nothing was unpacked.",
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test("is rejected if two files share the same bytes", async () => {
    const content = "identifier,title\n";
    expect(
      await refusal([
        { name: "a.csv", content },
        { name: "b.csv", content, overlaps: true },
      ]),
    ).toMatch(/^ImportFailure: Files in the archive overlap/);
    expect(await readdir(folder)).toEqual([]);
  });

  test("is not inflated if it has too many files or too much data", async () => {
    expect(
      await refusal(
        [..."abcd"].map((name) => file(name, 1)),
        limits,
      ),
    ).toContain("more than 3 files");
    expect(await refusal([file("a", 1001)], limits)).toContain("“a” in the archive is larger than");
    expect(await refusal([file("a", 800), file("b", 800)], limits)).toContain("holds more than");
    expect(await refusal([file("a", 20 * 1024 ** 2)])).toContain("expands to far more");
    expect(await readdir(folder)).toEqual([]);
  });

  test("is stopped during inflation if its directory states a wrong size", async () => {
    const lying = [{ ...file("a", 5_000_000), toldSize: 100 }];
    expect(await refusal(lying, limits)).toContain("damaged or incomplete");
  });
});
