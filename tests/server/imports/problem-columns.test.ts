import { expect, test } from "vitest";
import {
  hasProblemColumns,
  withoutProblemColumns,
} from "../../../src/server/imports/problem-columns.ts";

test("problem-columns: only the last two columns with these names mark a list of rejected rows", () => {
  expect(hasProblemColumns(["id", "title", "row", "reason"])).toBe(true);
  expect(hasProblemColumns(["row", "reason"])).toBe(false);
  expect(hasProblemColumns(["id", "row", "reason", "title"])).toBe(false);
  expect(hasProblemColumns(["id", "title", "Row", "reason"])).toBe(false);
});

test("problem-columns: are removed from rows, except from rows of another length", () => {
  expect(withoutProblemColumns(["'=1", "One", "7", "why"], 4)).toEqual(["=1", "One"]);
  expect(withoutProblemColumns(["1", "One, two", "x", "7", "why"], 4)).toHaveLength(5);
  expect(withoutProblemColumns(["1"], 4)).toEqual(["1"]);
});
