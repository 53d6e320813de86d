import { expect, test } from "vitest";
import { fields, readHeader } from "../../../src/server/imports/columns.ts";
import { findDialect } from "../../../src/server/imports/dialect.ts";
import { RowRefused, workFromRow } from "../../../src/server/imports/work-from-row.ts";
import { parseMarkedText } from "../../../src/text/marked-text.ts";
import { parseSearch } from "../../../src/text/query.ts";

// At this length a pattern that reads a run again from each of its characters takes minutes, which the time limit of a
// test ends.
const length = 400_000;

const signs = [" ", "\t", "a", "1", "[", "]", "(", "<", '"', "'", ";", "|", "-", ".", "/", "*"];
const pieces = ["[a", "@aa-", "1 ", "a ", "x ", "1/", "- ", "<a ", "https://", "a.", '""'];

/** Long runs, each in the middle of a text: a run at the start or end alone is often cut off first. */
const runs = [...signs, ...pieces].map(
  (piece) => `1 ${piece.repeat(length / piece.length)}${piece === "a" ? " " : "a"}`,
);

const header = readHeader(fields);

function readRow(text: string): void {
  const cells = header.map(({ field }) => (field === "identifier" ? "A" : text));
  try {
    workFromRow({ number: 2, cells }, header, []);
  } catch (problem) {
    // A cell may be refused; it must only be soon.
    if (!(problem instanceof RowRefused)) throw problem;
  }
}

const readers = {
  "a header": (text: string) => void readHeader([text, `${text}[en]`]),
  "the first rows of a table": (text: string) => {
    // Each separator makes a cell: so many columns take long, but no longer than so many columns must.
    const cell = text.replaceAll(/[\t;|]/g, "");
    findDialect(`${cell},title\n`, false, {});
  },
  "a row": readRow,
  "a marked text": (text: string) => void parseMarkedText(text),
  "a search": (text: string) => void parseSearch(text),
};

test.each(Object.entries(readers))(
  "long-cells: %s is read in a time that grows with its length",
  (_what, read) => {
    for (const run of runs) read(run);
    expect(runs.length).toBeGreaterThan(0);
  },
);
