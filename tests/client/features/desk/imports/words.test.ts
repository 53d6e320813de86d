import { describe, expect, it } from "vitest";
import {
  countsInWords,
  planInWords,
  resultInWords,
  sizeInWords,
  timeLeft,
} from "../../../../../src/client/features/desk/imports/words.ts";

const counts = (added: number, changed = 0, unchanged = 0, refused = 0) => ({
  added,
  changed,
  unchanged,
  refused,
});

describe("words: summaries of an import", () => {
  it.each([
    [counts(0), ""],
    [counts(1200, 34, 0, 5), "1,200 new, 34 changed, 5 refused"],
    [counts(0, 0, 3), "3 unchanged"],
  ])("describe the counts %o as “%s”", (given, words) => expect(countsInWords(given)).toBe(words));

  it.each([
    [counts(1200, 34), "1,200 works will be added and 34 works will be changed."],
    [counts(1), "1 work will be added."],
    [counts(0, 2, 0, 1), "2 works will be changed. 1 cannot be read as a work and stays out."],
    [counts(0, 0, 9), "All of it is in the collection already. There is nothing to bring in."],
    [
      counts(0, 0, 0, 2),
      "There is nothing in it to bring in. 2 cannot be read as works and stay out.",
    ],
  ])("describe the plan %o as “%s”", (given, words) => expect(planInWords(given)).toBe(words));

  it.each([
    [counts(1200, 34, 2, 1), "1,200 works added, 34 changed, 2 left as they were, 1 refused."],
    [counts(0), "Nothing came of it."],
  ])("describe the result %o as “%s”", (given, words) => expect(resultInWords(given)).toBe(words));
});

it.each([
  [0, "a few seconds left"],
  [42, "about 40 seconds left"],
  [150, "about 3 minutes left"],
  [3600, "about 1 hour left"],
  [9000, "about 2 hours 30 min left"],
])("words: formats %i seconds as “%s”", (seconds, words) => expect(timeLeft(seconds)).toBe(words));

it.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [3_412_000, "3.4 MB"],
  [123_400_000, "123 MB"],
  [5e12, "5000 GB"],
])("words: formats %i bytes as “%s”", (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
