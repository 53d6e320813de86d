import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readResults } from "../../../scripts/test/results.mjs";

type File = [name: string, status: string, ...statusesOfTests: string[]];

/** Returns the result of `readResults` for a report of these test files. */
async function resultsOf(code: number, ...files: File[]) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-results-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const testResults = files.map(([name, status, ...tests]) => ({
    name: resolve(name),
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  }));
  const report = join(folder, "report.json");
  await writeFile(report, JSON.stringify({ testResults }));
  return readResults(report, code);
}

test("readResults: counts tests, and a failed test only once", async () => {
  const passed: File = ["a.test.ts", "passed", "passed", "passed", "skipped", "todo"];
  expect(await resultsOf(0, passed)).toEqual({
    counts: { passed: 2, failed: 0, skipped: 2 },
    notes: [],
  });
  expect(await resultsOf(1, passed, ["b.test.ts", "failed", "failed", "passed"])).toEqual({
    counts: { passed: 3, failed: 1, skipped: 2 },
    notes: [],
  });
});

test("readResults: counts and names files that fail without a failed test", async () => {
  expect(
    await resultsOf(
      1,
      ["tests/hook.test.ts", "failed", "skipped", "passed"],
      ["tests/crash.test.ts", "passed", "passed", "pending"],
      ["tests/load.test.ts", "failed"],
      ["tests/good.test.ts", "passed", "passed"],
    ),
  ).toEqual({
    counts: { passed: 3, failed: 3, skipped: 1 },
    notes: [
      "Failed without a failed test: tests/crash.test.ts, tests/hook.test.ts, tests/load.test.ts.",
    ],
  });
});

test("readResults: counts a failure of Vitest itself, with or without a report", async () => {
  const notes = ["Vitest failed, though no test did: see above."];
  expect(await resultsOf(1, ["a.test.ts", "passed", "passed"])).toEqual({
    counts: { passed: 1, failed: 1, skipped: 0 },
    notes,
  });
  expect(readResults(join(tmpdir(), "no-such-report.json"), 1)).toEqual({
    counts: { passed: 0, failed: 1, skipped: 0 },
    notes,
  });
});
