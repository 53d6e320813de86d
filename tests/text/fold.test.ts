import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, naturalKey, sortKey, words } from "../../src/text/fold.ts";

describe("fold: folding", () => {
  test("makes spellings equal that readers consider the same", () => {
    expect(fold("Dürer")).toBe("durer");
    expect(fold("ŒUVRE Ægir Łódź ÷ Straße")).toBe("oeuvre aegir lodz ÷ strasse");
    expect(fold("ﬁn İstanbul")).toBe("fin istanbul");
    expect(fold("Ångström")).toBe(fold("A\u030angstro\u0308m"));
  });

  test("is idempotent and does not depend on how accents are encoded", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
      }),
    );
  });

  test("splits text into words of letters and digits only, so they need no quoting", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
    expect(words("arm/arms raised")).toEqual(["arm", "arms", "raised"]);
    expect(words("富士山 Fuji")).toEqual(["富", "士", "山", "fuji"]);
  });
});

describe("fold: sort keys", () => {
  test("ignore punctuation and accents and put texts without words last", () => {
    const titles = ["‘Zephyr’", "Éclair", "", "[apple]", "…"];
    expect(titles.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
      "[apple]",
      "Éclair",
      "‘Zephyr’",
      "",
      "…",
    ]);
    expect(sortKey(null)).toBe(sortKey(""));
  });

  test("for identifiers put 2 before 10", () => {
    const sorted = ["A1", "A2", "A2b", "A10", "A0100", "B1", "27.9", "27.474A"];
    const expected = ["27.9", "27.474A", "A1", "A2", "A2b", "A10", "A0100", "B1"];
    expect(sorted.toSorted((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1))).toEqual(expected);
  });

  test("for numbers follow the numeric order", () => {
    const number = fc.bigInt({ min: 0n, max: 10n ** 30n });
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(naturalKey(`X ${a}`) < naturalKey(`X ${b}`)).toBe(a < b);
      }),
    );
  });

  test("are short enough for an index", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 200, maxLength: 2000 }), (text) => {
        expect(Buffer.byteLength(sortKey(text))).toBeLessThan(1000);
        expect(Buffer.byteLength(naturalKey(text))).toBeLessThan(1000);
      }),
    );
  });
});
