import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Dictionary } from "../../../src/server/search/dictionary.ts";
import { Spelling, slips } from "../../../src/server/search/spelling.ts";

function spellingOf(...texts: string[]) {
  const words = new Dictionary();
  for (const text of texts) words.add(text);
  return { words, spelling: new Spelling(words) };
}

describe("spelling: an unknown word", () => {
  it("is corrected to the word with the fewest edits, and among those to the most frequent", () => {
    const { words, spelling } = spellingOf("turner", "tuned", "burner", "landscape", "tunes");
    const frequency = (word: number) => (words.text(word) === "turner" ? 100 : 1);
    expect(spelling.correct("tuner", frequency)).toBe("turner");
    expect(spelling.correct("turnre", frequency)).toBe("turner");
    expect(spelling.correct("landcsape", frequency)).toBe("landscape");
    expect(spelling.correct("lanscpe", frequency)).toBe("landscape");
  });

  it("is unchanged without a similar word, if it is short or a number, and for words of no work", () => {
    const { spelling } = spellingOf("turner", "sea", "1850");
    expect(spelling.correct("rembrandt", () => 1)).toBeNull();
    expect(spelling.correct("sae", () => 1)).toBeNull();
    expect(spelling.correct("1851", () => 1)).toBeNull();
    expect(spelling.correct("turnre", () => 0)).toBeNull();
  });

  it("is corrected to words that were added later", () => {
    const { words, spelling } = spellingOf("turner");
    expect(spelling.correct("constabel", () => 1)).toBeNull();
    words.add("constable");
    expect(spelling.correct("constabel", () => 1)).toBe("constable");
  });
});

describe("slips", () => {
  it("count added, omitted, replaced and swapped letters", () => {
    expect(slips("turner", "turner", 2)).toBe(0);
    expect(slips("turner", "tuner", 2)).toBe(1);
    expect(slips("turner", "turnner", 2)).toBe(1);
    expect(slips("turner", "burner", 2)).toBe(1);
    expect(slips("turner", "trunre", 2)).toBe(2);
    expect(slips("turner", "constable", 2)).toBe(3);
  });

  it("are symmetric, and zero only between equal words", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slips(a, b, 9)).toBe(slips(b, a, 9));
        expect(slips(a, b, 9) === 0).toBe(a === b);
        expect(slips(a, b, 1)).toBe(Math.min(slips(a, b, 9), 2));
      }),
    );
  });
});
