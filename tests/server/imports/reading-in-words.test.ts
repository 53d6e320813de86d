import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readingInWords } from "../../../src/server/imports/reading-in-words.ts";
import { openSource } from "../../../src/server/imports/source.ts";
import { gradient } from "../images/support.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-look-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("readingInWords: counts no works that the import would reject, and lists omitted pages", async () => {
  const frame = await gradient(40, 30).png().toBuffer();
  const turned = await gradient(40, 30).rotate(180).png().toBuffer();
  const moving = sharp([frame, turned], { join: { animated: true } });
  await writeFile(join(folder, "moving.gif"), await moving.gif().toBuffer());
  await writeFile(join(folder, "text.jpg"), "This is no picture.");
  const rows = [
    "A1,Moves,moving.gif",
    "A2,Is not there,lost.jpg",
    "A3,Is no picture,text.jpg",
    `A4,${"Far too long. ".repeat(1000)},`,
    "A5,On the web,https://example.org/a.jpg",
  ];
  await writeFile(join(folder, "works.csv"), ["identifier,title,images", ...rows].join("\n"));
  const source = await openSource(folder, null);
  try {
    const told = await readingInWords(source, {
      imagesFolder: join(folder, ".images"),
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    expect(told).toContain("; 2 works to bring in.\n");
    expect(told).toContain(
      "1 file has more pages than the first, which alone is imported (“moving.gif”).\n",
    );
    expect(told.match(/^ {2}Row .*/gm)).toEqual([
      "  Row 3: There is no file “lost.jpg”.",
      expect.stringMatching(/^ {2}Row 4: “text\.jpg”: The file is not a picture\./),
      expect.stringMatching(/^ {2}Row 5: “title” has 14,000 characters/),
    ]);
  } finally {
    await source.close();
  }
});
