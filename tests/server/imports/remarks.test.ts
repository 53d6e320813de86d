import { expect, test } from "vitest";
import { RemarkList } from "../../../src/server/imports/remarks.ts";

test("remarks: are counted by column and problem, with the first rows", () => {
  const remarks = new RemarkList();
  for (let row = 2; row < 14; row += 1) remarks.add(row, [{ code: "no-year", column: "Year" }]);
  remarks.add(4, [{ code: "years-reversed", column: "From" }]);
  remarks.add(null, [{ code: "not-per-picture", column: "Alt" }]);
  expect(remarks.sentences()).toEqual([
    "12 cells of “Year” are not years and are kept as custom fields (rows 2, 3, 4, 5, 6, …).",
    "1 cell of “From” is after the latest year; both years are kept as custom fields (row 4).",
    "1 cell of “Alt” does not have one value for each picture and is kept as a custom field.",
  ]);
});

test("remarks: a table with many such columns gets a limited number of sentences", () => {
  const remarks = new RemarkList();
  for (let n = 0; n < 60; n += 1) remarks.add(2, [{ code: "no-year", column: `Year ${n}` }]);
  expect(remarks.sentences()).toHaveLength(51);
  expect(remarks.sentences().at(-1)).toBe("10 more remarks are left out.");
});

test("remarks: omitted content is one sentence with the numbers", () => {
  const remarks = new RemarkList();
  remarks.add(null, [{ code: "left-out", what: "manifest start", count: 1 }]);
  remarks.add(null, [
    { code: "left-out", what: "sound", count: 1_200 },
    { code: "left-out", what: "manifest start", count: 2 },
  ]);
  expect(remarks.sentences()).toEqual(["Left out: manifest start (3), sound (1,200)."]);
});

test("remarks: names from a manifest are truncated and have no control characters", () => {
  const remarks = new RemarkList();
  const what = `canvas \u0007${"x".repeat(1_000)}`;
  remarks.add(null, [{ code: "left-out", what, count: 1 }]);
  expect(remarks.sentences()).toEqual([`Left out: canvas ?${"x".repeat(92)} (1).`]);
});

test("remarks: omitted items beyond 200 are counted together", () => {
  const remarks = new RemarkList();
  for (let n = 0; n < 203; n += 1)
    remarks.add(null, [{ code: "left-out", what: `x${n}`, count: 1 }]);
  expect(remarks.sentences()[0]).toMatch(/x199 \(1\), other things \(3\)\.$/);
});

test("RemarkList: lists the first files with further pages, and counts all", () => {
  const list = new RemarkList();
  for (let file = 1; file <= 3000; file += 1)
    list.add(file, [{ code: "pages", file: `${file}.tif` }]);
  list.add(1, [{ code: "left-out", what: "sound", count: 1 }]);
  expect(list.sentences()).toEqual([
    "3,000 files have more pages than the first, which alone is imported (“1.tif”, “2.tif”, “3.tif”, “4.tif”, “5.tif”, …).",
    "Left out: sound (1).",
  ]);
});
