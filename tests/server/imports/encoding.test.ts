import { expect, test } from "vitest";
import { guessEncoding } from "../../../src/server/imports/encoding.ts";

/** What is made of text that is not UTF-8, byte by byte: its encoding, or what is said. */
function guess(text: string): string {
  try {
    return guessEncoding(Buffer.from(text, "latin1")).name;
  } catch (problem) {
    return String(problem);
  }
}

test("a few words are enough where they read well in the usual encoding alone", () => {
  expect(guess("\xe9t\xe9 \xe9t\xe9 \xe9t\xe9")).toBe("windows-1252");
});

test("where words are too few, it is said how they would read", () => {
  expect(guess("Caf\xe9")).toContain("It reads “Café” as windows-1252");
});
