import { describe, expect, test } from "vitest";
import { readArguments } from "../../../src/server/imports/arguments.ts";
import { ProblemList } from "../../../src/server/imports/problem-list.ts";
import { duration, ProgressLine } from "../../../src/server/imports/progress-line.ts";
import { readableTitle } from "../../../src/server/imports/work-from-file.ts";

describe("terminal: the command line", () => {
  test("accepts one path and an encoding", () => {
    expect(readArguments(["works.csv", "--encoding", "macintosh"])).toEqual({
      kind: "import",
      path: "works.csv",
      settings: { encoding: "macintosh" },
      reachesPrivate: false,
      remotePictures: "COPY",
      recordLanguage: null,
    });
    expect(readArguments(["a.csv", "--language", "DE"])).toMatchObject({ recordLanguage: "de" });
    expect(readArguments(["a.csv", "--language", "German"])).toEqual({
      kind: "misused",
      message: "--language needs the code of a language, such as en or pt-BR.",
    });
    expect(
      readArguments(["https://a.org/m", "--private-addresses", "--keep-remote"]),
    ).toMatchObject({
      path: "https://a.org/m",
      reachesPrivate: true,
      remotePictures: "KEEP",
    });
    expect(readArguments(["--help"])).toEqual({ kind: "help" });
  });

  test("accepts table settings and the look-only option", () => {
    const said = ["--delimiter", "tab", "--quote", "none", "--header-row", "0", "--sheet", "Works"];
    const columns = ["--column", "1=Credit line", "--column", "a=b=none", "--values", "2=line"];
    expect(readArguments(["a.csv", "--look", ...said, ...columns])).toEqual({
      kind: "look",
      path: "a.csv",
      reachesPrivate: false,
      remotePictures: "COPY",
      recordLanguage: null,
      settings: {
        delimiter: "\t",
        quote: "none",
        headerRow: 0,
        sheet: "Works",
        columns: [
          { column: 1, field: "creditLine" },
          { column: "a=b", field: null },
          { column: 2, mark: "\n" },
        ],
      },
    });
  });

  test.each([
    [[]],
    [["a.csv", "b.csv"]],
    [["a.csv", "--undo"]],
    [["--encoding"]],
    [[""]],
    [["a.csv", "--delimiter", "x"]],
    [["a.csv", "--header-row", "two"]],
    [["a.csv", "--column", "title"]],
    [["a.csv", "--column", "1=colour"]],
    [["a.csv", "--values", "1=+"]],
  ])("rejects %j as misuse", (args) => {
    expect(readArguments(args).kind).toBe("misused");
  });
});

describe("terminal: rejected rows", () => {
  const columns = [{ label: "Photo", field: "images" as const, mark: null }];
  const problem = (row: number | null, code: string, message: string) => ({
    row,
    identifier: `I${row}`,
    code,
    message,
  });

  test("are listed once per reason, with all rows and the remedy", () => {
    const list = new ProblemList(columns);
    for (const row of [3, 4, 5]) list.add(problem(row, "no-title", "It has no title."));
    list.add({ ...problem(7, "image-missing", "There is no file “a.jpg”."), cell: "a.jpg" });
    list.add(problem(9, "no-title", "It has no title."));
    expect(list.lines()).toEqual([
      "Rows 3–5, 9: It has no title.",
      "What to do: Choose another column for the title, or write the missing titles.",
      "Row 7: There is no file “a.jpg”.",
      "What to do: Add the files, choose another column for the images, or keep the column as a custom field.",
    ]);
  });

  test("are counted if there are many of a kind", () => {
    const list = new ProblemList(columns);
    for (let row = 2; row < 19_002; row += 1) {
      const message = `There is no file “${row}.jpg”.`;
      list.add({ ...problem(row, "image-missing", message), cell: `${row}.jpg` });
    }
    list.add(problem(19_002, "x", "It is odd."));
    expect(list.isCut).toBe(true);
    expect(list.lines()).toEqual([
      ...[2, 3, 4, 5, 6].map((row) => `Row ${row}: There is no file “${row}.jpg”.`),
      "and 18,995 more rows for the same reason: The files named in “Photo” are not there.",
      "What to do: Add the files, choose another column for the images, or keep the column as a custom field.",
      "Row 19002: It is odd.",
      "What to do: Correct these rows, and import the table again.",
    ]);
  });
});

describe("terminal: progress", () => {
  const counts = (rowsDone: number) => ({
    rowsDone,
    added: rowsDone,
    changed: 0,
    unchanged: 0,
    refused: 0,
  });

  function shown(isTTY: boolean, steps: [seconds: number, rows: number][]): string[] {
    const written: string[] = [];
    let time = 0;
    const line = new ProgressLine({ isTTY, write: (text) => written.push(text) }, 1000, () => time);
    for (const [seconds, rows] of steps) {
      time = seconds * 1000;
      line.show(counts(rows));
    }
    line.clear();
    return written;
  }

  test("is a bar with rate and remaining time on a terminal, cleared at the end", () => {
    const [first, last, cleared] = shown(true, [
      [1, 100],
      [1.01, 101],
      [5, 500],
    ]);
    expect(first).toContain("100 of 1,000, 100 a second, 9 s left");
    expect(last).toContain("████████████░░░░░░░░░░░░ 500 of 1,000, 100 a second, 5 s left");
    expect(cleared).toBe("\r\u001b[K");
  });

  test("is a line every few seconds without a terminal", () => {
    expect(
      shown(false, [
        [1, 100],
        [4.9, 400],
        [5, 500],
        [6, 600],
        [10, 1000],
      ]),
    ).toEqual([
      "500 of 1,000, 100 a second, 5 s left\n",
      "1,000 of 1,000, 100 a second, 0 s left\n",
    ]);
  });

  test.each([
    [0, "0 s"],
    [59.2, "1 min 0 s"],
    [125, "2 min 5 s"],
    [3725, "1 h 2 min"],
  ])("shows %d seconds as %s", (seconds, words) => {
    expect(duration(seconds)).toBe(words);
  });
});

test.each([
  ["bram-stoker_dracula", "Bram stoker dracula"],
  ["IMG_1234", "IMG 1234"],
  ["Amsterdam 1850-1860", "Amsterdam 1850-1860"],
  ["été", "Été"],
  ["---", "---"],
  ["27.474A", "27.474A"],
])("terminal: the file name %s gives the title %s", (name, title) => {
  expect(readableTitle(name)).toBe(title);
});
