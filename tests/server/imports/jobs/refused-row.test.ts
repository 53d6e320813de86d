import { expect, test } from "vitest";
import type { Column } from "../../../../src/server/imports/columns.ts";
import { refusedRow } from "../../../../src/server/imports/jobs/refused-row.ts";

const columns: Column[] = [
  { label: "Inv.", field: "identifier", mark: null },
  { label: "Titel", field: "title", mark: null },
];
const problem = {
  row: 4,
  identifier: null,
  code: "no-identifier",
  message: "It has no identifier.",
};

test("refusedRow: has the title from its cells", () => {
  const row = refusedRow({ sequence: 2, cells: ["", " Verloren "] }, problem, columns);
  expect(row).toMatchObject({ row: 4, title: "Verloren", cells: ["", " Verloren "] });
});

test.each([
  ["an empty title", ["A 1", " "]],
  ["another number of cells than columns", ["A 1", "Lost", "1850"]],
])("refusedRow: has no title where it has %s", (_, cells) => {
  expect(refusedRow({ sequence: 2, cells }, problem, columns).title).toBeUndefined();
});
