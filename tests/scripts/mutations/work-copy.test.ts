import { expect, it } from "vitest";
import { attributeHits } from "../../../scripts/mutations/work-copy.mjs";

const files = {
  "tests/a.test.ts": { start: 1000, end: 2000, passed: true },
  "tests/b.test.ts": { start: 1500, end: 3000, passed: true },
  "tests/c.test.ts": { start: 4000, end: 5000, passed: true },
};
const [a, b, c] = Object.keys(files);

it.each([
  ["the file that a process runs", "4500\t/copy/tests/a.test.ts", [a]],
  ["the files that run while another process serves them", "1600\t", [a, b]],
  ["a file that ended a moment ago", "5050\t", [c]],
  ["all files before the first of them", "500\t", [a, b, c]],
])("work-copy: attributes a hit to %s", (_, hit, expected) => {
  expect(attributeHits(`7\t${hit}\n`, files, "/copy")).toEqual({ 7: expected });
});

it("work-copy: lists a file once per mutation", () => {
  const line = "7\t1200\t/copy/tests/a.test.ts\n";
  const log = `${line}8\t1200\t\n${line}`;
  expect(attributeHits(log, files, "/copy")).toEqual({ 7: [a], 8: [a] });
});
