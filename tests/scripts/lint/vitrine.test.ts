import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const silencing = [
  "/* oxlint-disable */\ndebugger;",
  "/*oxlint-disable*/ debugger; /*oxlint-enable*/",
  "/* oxlint-disable vitrine/no-silencing-comments, no-debugger */\ndebugger;",
  "#!/usr/bin/env node\n/* oxlint-disable */\ndebugger;",
  "\uFEFF/* oxlint-disable */\ndebugger;",
  "debugger; // oxlint-disable-line",
  "// oxlint-disable-next-line no-debugger\ndebugger;",
  "// eslint-disable-next-line no-debugger\ndebugger;",
  "// @ts-ignore\nexport {};",
  "/* a\n * @ts-expect-error */\nexport {};",
  "// @ts-nocheck\nexport {};",
];
const harmless = 'export const a = "/* oxlint-disable */"; // not @ts-ignore, nor oxlint-disable';

/** Lints files in a separate folder and returns oxlint's reports about each rule of this project, by file. */
async function lint(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-lint-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const { stdout } = spawnSync(
    process.execPath,
    ["node_modules/oxlint/bin/oxlint", "-c", ".oxlintrc.json", "-f", "unix", folder],
    { encoding: "utf8" },
  );
  await rm(folder, { recursive: true });
  const lines = stdout.split("\n");
  return (rule: string) =>
    Object.keys(files).filter((name) =>
      lines.some((line) => line.includes(`/${name}:`) && line.includes(rule)),
    );
}

test("vitrine: no-silencing-comments reports comments that disable a rule or its report", async () => {
  const texts = [harmless, ...silencing];
  const files = Object.fromEntries(texts.map((text, at) => [`file-${at}.mjs`, text]));
  const reported = (await lint(files))("no-silencing-comments");
  expect(reported.map((name) => files[name]).toSorted()).toEqual(silencing.toSorted());
});

test("vitrine: subject-in-title reports titles that do not begin with the file's name or an import", async () => {
  const files = {
    "a-list.test.ts": 'test("a-list: is sorted", () => {});',
    "import.test.ts":
      'import { pick } from "./pick.ts"; describe("pick", () => it("picks", pick));',
    "open.test.ts": 'eachDatabase("open", () => test("opens", () => {}));',
    "each.test.ts": "test.each([1, 2])(`each: has %i`, () => {});",
    "no-subject.test.ts": 'test("is sorted", () => {});',
    "longer-word.test.ts": 'test("longer-words are sorted", () => {});',
    "no-import.test.ts": 'describe("pick", () => it("no-import: picks", () => {}));',
    "no-title.test.ts": "eachDatabase(() => test('no-title: opens', () => {}));",
    "no-each.test.ts": "test.each([1, 2])(`has %i`, () => {});",
    "no-loop.test.ts": "for (const n of [1, 2]) test(`has ${n}`, () => {});",
    "not-a-test.ts": 'test("is sorted", () => {});',
  };
  const reported = (await lint(files))("subject-in-title");
  expect(reported).toEqual([
    "no-subject.test.ts",
    "longer-word.test.ts",
    "no-import.test.ts",
    "no-title.test.ts",
    "no-each.test.ts",
    "no-loop.test.ts",
  ]);
});
