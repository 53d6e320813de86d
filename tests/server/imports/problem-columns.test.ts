import { expect, test } from "vitest";
import {
  hasProblemColumns,
  withoutProblemColumns,
} from "../../../src/server/imports/problem-columns.ts";

test("problem-columns: only the last two columns with these names are those of a list of refused rows", () => {
  expect(hasProblemColumns(["id", "title", "row", "reason"])).toBe(true);
  expect(hasProblemColumns(["row", "reason"])).toBe(false);
  expect(hasProblemColumns(["id", "row", "reason", "title"])).toBe(false);
  expect(hasProblemColumns(["id", "title", "Row", "reason"])).toBe(false);
});

test("problem-columns: rows lose them; a row of another length keeps all its cells, to be refused", () => {
  expect(withoutProblemColumns(["'=1", "One", "7", "why"], 4)).toEqual(["=1", "One"]);
  expect(withoutProblemColumns(["1", "One, two", "x", "7", "why"], 4)).toHaveLength(5);
  expect(withoutProblemColumns(["1"], 4)).toEqual(["1"]);
});
