import { expect, test } from "vitest";
import { fields, readHeader } from "../../../src/server/imports/columns.ts";
import { findDialect } from "../../../src/server/imports/dialect.ts";
import { RowRefused, workFromRow } from "../../../src/server/imports/work-from-row.ts";
import { parseMarkedText } from "../../../src/text/marked-text.ts";
import { parseSearch } from "../../../src/text/query.ts";

// At this length, a pattern that rescans a run from each of its characters takes minutes and exceeds the test's
// timeout.
const length = 400_000;

const signs = [" ", "\t", "a", "1", "[", "]", "(", "<", '"', "'", ";", "|", "-", ".", "/", "*"];
const pieces = ["[a", "@aa-", "1 ", "a ", "x ", "1/", "- ", "<a ", "https://", "a.", '""'];

/** Long runs, each inside a text, because runs at the start or end are often trimmed first. */
const runs = [...signs, ...pieces].map(
  (piece) => `1 ${piece.repeat(length / piece.length)}${piece === "a" ? " " : "a"}`,
);

const header = readHeader(fields);

function readRow(text: string): void {
  const cells = header.map(({ field }) => (field === "identifier" ? "A" : text));
  try {
    workFromRow({ number: 2, cells }, header, []);
  } catch (problem) {
    // A cell may be rejected, but it must be fast.
    if (!(problem instanceof RowRefused)) throw problem;
  }
}

const readers = {
  "a header": (text: string) => void readHeader([text, `${text}[en]`]),
  "the first rows of a table": (text: string) => {
    // Each separator creates a cell. Many columns take long, but only as long as their number requires.
    const cell = text.replaceAll(/[\t;|]/g, "");
    findDialect(`${cell},title\n`, false, {});
  },
  "a row": readRow,
  "a marked text": (text: string) => void parseMarkedText(text),
  "a search": (text: string) => void parseSearch(text),
};

test.each(Object.entries(readers))(
  "long-cells: %s is read from long cells before the test times out",
  (_what, read) => {
    for (const run of runs) read(run);
    expect(runs.length).toBeGreaterThan(0);
  },
);
