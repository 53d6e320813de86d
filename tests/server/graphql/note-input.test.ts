import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanNote, problemsOfNote } from "../../../src/server/graphql/note-input.ts";

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom("\r\n a \r b \n", " \t", "\0", "\ud800", "x".repeat(5001)),
);
const typed = fc.record({
  text,
  tags: fc.option(fc.array(text, { maxLength: 12 })),
  authorName: fc.option(text),
});

it("note-input: cleaning a note is idempotent", () => {
  fc.assert(
    fc.property(typed, (note) => {
      const cleaned = cleanNote(note);
      expect(cleanNote(cleaned)).toEqual(cleaned);
    }),
  );
});

it("note-input: a note without problems is within the limits and storable", () => {
  fc.assert(
    fc.property(typed, (note) => {
      const cleaned = cleanNote(note);
      const { tags, authorName } = cleaned;
      const words = [cleaned.text, ...tags, authorName ?? ""];
      const fits =
        cleaned.text !== "" &&
        cleaned.text.length <= 5000 &&
        tags.length <= 10 &&
        tags.every((tag) => tag !== "" && tag.length <= 50) &&
        (authorName ?? "").length <= 60 &&
        words.every((word) => !word.includes("\0") && Buffer.from(word).toString() === word);
      expect(problemsOfNote(cleaned).length === 0).toBe(fits);
    }),
  );
});
