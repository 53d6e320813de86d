import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTextTable } from "../../../src/server/imports/text-table.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-dialect-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the cells of each row, and the notes about the table. */
async function read(text: string): Promise<{ cells: string[][]; notes: string[] }> {
  const path = join(folder, "works.csv");
  await writeFile(path, text);
  const contents = await openTextTable(path, {});
  const cells = [];
  for await (const row of contents.rows()) cells.push(row.cells);
  return { cells, notes: contents.notes(1) };
}

describe("dialect: a space before a quotation mark", () => {
  test("is removed if a cell would otherwise be split", async () => {
    const text = 'identifier, title, subjects\nA, "Walden", "book, classic"\nB, Plain, one\n';
    const { cells, notes } = await read(text);
    expect(cells).toEqual([
      ["identifier", "title", "subjects"],
      ["A", "Walden", "book, classic"],
      ["B", "Plain", "one"],
    ]);
    expect(notes).toEqual(["Spaces in front of cells in quotation marks are left out."]);
  });

  test("is part of the cell if the rows have equal lengths with it", async () => {
    const { cells, notes } = await read('identifier,title\nA, "so it began"\nB, b\n');
    expect(cells.slice(1)).toEqual([
      ["A", ' "so it began"'],
      ["B", " b"],
    ]);
    expect(notes).toEqual([]);
  });
});
