import { createHash } from "node:crypto";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readFrame, rereading } from "../../../src/server/site/page-frame.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-frame-"));
});
afterAll(() => rm(folder, { recursive: true }));

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("page-frame: readFrame splits the built page and hashes its inline scripts and styles", async () => {
  const file = join(folder, "whole.html");
  await writeFile(
    file,
    '<head><!-- head --><meta name="vitrine-build" content="b-1"><script type="importmap">{}</script><script>go()</script><style>a{}\nb{}</style></head><body><!-- page --></body>',
  );
  const frame = readFrame(file);
  expect(frame.parts[0]).toBe("<head>");
  expect(frame.parts[2]).toBe("</body>");
  expect(frame.buildId).toBe("b-1");
  expect(frame.scriptHashes).toEqual([hash("{}"), hash("go()")]);
  expect(frame.styleHashes).toEqual([hash("a{}\nb{}")]);
});

it("page-frame: a page without a placeholder for content is rejected", async () => {
  const file = join(folder, "old.html");
  await writeFile(file, "<head></head><body></body>");
  expect(() => readFrame(file)).toThrow(/no place/);
});

it("page-frame: a file is read again only after it was modified", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  let reads = 0;
  const read = rereading(file, () => (reads += 1));
  expect([read(), read()]).toEqual([1, 1]);
  await utimes(file, 1, 1);
  expect(read()).toBe(2);
});
