/** @module-tag full */
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";

const script = resolve("scripts/test/affected.mjs");
let checkout: string;

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), "vitrine-affected-"));
  onTestFinished(() => rm(checkout, { recursive: true }));
  await write("package.json", "{}");
  await write("src/text.ts", "export const text = 1;");
  await write("src/page.ts", 'import { text } from "./text.ts";');
  await write("src/worker.ts", "");
  // Split, or this test would seem to use the site itself.
  await write(join("tests", "support", "site.ts"), `spawn("${"build"}/server/main.mjs");`);
  await write("tests/text.test.ts", 'import { text } from "../src/text.ts";');
  await write("tests/page.test.ts", 'import "../src/page.ts"; new Worker("src/worker.ts");');
  await write("tests/visit.test.ts", 'import "./support/site.ts"; import "../src/page.ts";');
  await write("scripts/prepare.mjs", `isBuilt("${"build"}/server/main.mjs");`);
  await write("tests/prepare.test.ts", 'import "../scripts/prepare.mjs";');
  git("init", "-q");
  commit("First");
});

const git = (...args: string[]) => execFileSync("git", args, { cwd: checkout });

function commit(message: string) {
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", message);
}

async function write(file: string, text: string) {
  const path = join(checkout, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Returns the result of a function of the script in the checkout. */
function call(code: string): unknown {
  const program = `import * as affected from ${JSON.stringify(script)}; console.log(JSON.stringify(affected.${code}));`;
  const args = ["--input-type=module", "-e", program];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: checkout, encoding: "utf8" }));
}

test("affected: findChange reports no changes right after a commit", () => {
  expect(call('findChange(["src"])')).toMatchObject({
    isEmpty: true,
    files: [],
    tests: [],
    leftOut: 0,
  });
});

test("affected: findChange returns tests that import a changed file, also indirectly, and counts those that need the site", async () => {
  await write("src/text.ts", "export const text = 2;");
  expect(call('findChange(["src"])')).toEqual({
    isEmpty: false,
    files: ["src/text.ts"],
    tests: ["tests/text.test.ts", "tests/page.test.ts"],
    leftOut: 1,
    others: [],
  });
});

test("affected: findChange includes new tests, tests that name a changed file in a string, and tests with a deleted import", async () => {
  await write("tests/new.test.ts", "");
  await write("src/worker.ts", "export {};");
  await rm(join(checkout, "src/text.ts"));
  expect(call('findChange(["src"])')).toMatchObject({
    files: ["src/worker.ts", "tests/new.test.ts"],
    tests: expect.arrayContaining([
      "tests/new.test.ts",
      "tests/page.test.ts",
      "tests/text.test.ts",
    ]),
  });
});

test("affected: findChange lists changed files outside the source folders that may affect all tests", async () => {
  await write("package.json", '{ "type": "module" }');
  expect(call('findChange(["src"])')).toMatchObject({ tests: [], others: ["package.json"] });
});

test("affected: findChange counts all tests of the site if a file of its build changed", async () => {
  await write("src/styles.css", "");
  expect(call('findChange(["src"])')).toMatchObject({ tests: [], leftOut: 1 });
  expect(call('findChange(["src/styles.css"])')).toMatchObject({ tests: [], leftOut: 1 });
  expect(call('findChange(["src/other"])')).toMatchObject({ tests: [], leftOut: 0 });
});

test("affected: findChange returns the test of a script that only names a program of the site", async () => {
  await write("scripts/prepare.mjs", "");
  expect(call('findChange(["src"])')).toMatchObject({
    tests: ["tests/prepare.test.ts"],
    leftOut: 0,
  });
});

test("affected: findChange reports that files of Vitest's configuration may affect all tests", async () => {
  await write("vitest.config.ts", 'export default { setupFiles: ["tests/setup.ts"] };');
  await write("tests/setup.ts", 'import "./clean.ts";');
  await write("tests/clean.ts", "");
  expect(call('findChange(["src"])')).toMatchObject({
    others: ["tests/clean.ts", "tests/setup.ts", "vitest.config.ts"],
  });
});

test("affected: findChange returns a test that names a changed file's folder or imports the file with a Vite suffix", async () => {
  await write("tests/folder.test.ts", 'readMigrations("src/migrations/");');
  await write("tests/worker.test.ts", 'import address from "../src/worker.ts?worker&url";');
  commit("Second");
  await write("src/migrations/meta/journal.json", "{}");
  expect(call('findChange(["src"])')).toMatchObject({ tests: ["tests/folder.test.ts"] });
  await write("src/worker.ts", "export {};");
  expect(call('findChange(["src"])')).toMatchObject({
    tests: expect.arrayContaining(["tests/worker.test.ts"]),
  });
});

test("affected: usesSite is true only if a matching test file uses the site", () => {
  expect(call('usesSite(["page", "text"])')).toBe(false);
  for (const pattern of [
    "visit",
    "Visit",
    "./tests/visit.test.ts",
    join(checkout, "tests/visit"),
  ]) {
    expect(call(`usesSite(["text", ${JSON.stringify(pattern)}])`)).toBe(true);
  }
});
