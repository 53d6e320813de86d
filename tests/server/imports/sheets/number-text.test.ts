import fc from "fast-check";
import { expect, test } from "vitest";
import { numberText } from "../../../../src/server/imports/sheets/number-text.ts";

test.each([
  ["1", "General", "1"],
  ["1.0", "0.00", "1"],
  ["0.30000000000000004", "General", "0.3"],
  ["1850", "#,##0", "1850"],
  ["42", "00000", "00042"],
  ["7", '"PK-"000', "PK-007"],
  ["12.5", "000", "12.5"],
  ["0.5", "0%", "50%"],
  ["1E+3", "General", "1000"],
  ["28627", "yyyy-mm-dd", "1978-05-17"],
  ["28627", "d.m.yy", "1978-05-17"],
  ["28627.5", "d/m/yyyy h:mm", "1978-05-17T12:00"],
  ["28627", "d/m/yyyy h:mm", "1978-05-17"],
  ["28627", "mmm yyyy", "1978-05"],
  ["28627", "yyyy", "1978"],
  ["0.75", "h:mm", "18:00"],
  ["1", "yyyy-mm-dd", "1900-01-01"],
  ["not a number", "0.00", "not a number"],
])("number-text: %s in the format %s is %s", (stored, code, wanted) => {
  expect(numberText(stored, code, false)).toBe(wanted);
});

test("number-text: days are counted from the spreadsheet's epoch", () => {
  expect(numberText("27165", "yyyy-mm-dd", true)).toBe("1978-05-17");
});

test("number-text: a number without a format keeps its value", () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(number, (value) => {
      const wanted = Number(value.toPrecision(15));
      expect(Number(numberText(String(value), "General", false))).toBe(wanted === 0 ? 0 : wanted);
    }),
  );
});

test("number-text: no format throws", () => {
  const piece = fc.constantFrom(
    "0",
    "#",
    ".",
    ",",
    "y",
    "m",
    "d",
    "h",
    "[",
    "]",
    '"',
    ";",
    "%",
    "x",
  );
  const code = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(code, fc.double(), (format, value) => {
      expect(typeof numberText(String(value), format, false)).toBe("string");
    }),
    { numRuns: 500 },
  );
});
