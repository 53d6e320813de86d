import { expect, test } from "vitest";
import { ImportFailure } from "../../../../src/server/imports/import-failure.ts";
import { failureOf } from "../../../../src/server/imports/jobs/job-failure.ts";

const path = "/data/imports/1/given/works.csv";
const coded = (code: string) => Object.assign(new Error("It failed"), { code });

test.each([
  ["the disk", coded("ENOSPC")],
  ["the database", new Error("Failed query", { cause: coded("53100") })],
  ["the maker of pictures", new Error("wbuffer_write: write failed: No space left on device")],
])("job-failure: a full disk is reported as such, wherever it occurs: %s", (_, problem) => {
  expect(failureOf(problem, path)).toMatchObject({
    sentence: "The disk of the site is full. Make room on it, then let the import go on.",
    isForeseen: true,
  });
});

test("job-failure: a reader's message is reported without the file's path", () => {
  expect(failureOf(new ImportFailure(`${path}: It is damaged.`), path)).toMatchObject({
    sentence: "It is damaged.",
    isForeseen: true,
  });
});

test("job-failure: an unexpected error is reported without its details", () => {
  const { sentence, isForeseen } = failureOf(new TypeError("undefined is not"), path);
  expect(sentence).toMatch(/^The import stopped by itself\./);
  expect(isForeseen).toBe(false);
});
