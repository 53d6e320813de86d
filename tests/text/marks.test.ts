import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { words } from "../../src/text/fold.ts";
import { hasAll, piecesOf, spansIn, spansInIdentifier } from "../../src/text/marks.ts";
import { parseSearch } from "../../src/text/query.ts";

function marked(text: string, typed: string, spansOf = spansIn): string[] {
  const query = parseSearch(typed);
  const pieces = query ? piecesOf(text, spansOf(text, query)) : [];
  return pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text);
}

describe("marks: marking search terms in a text", () => {
  it("marks whole words, whichever way accents and letters are written", () => {
    expect(marked("Albrecht Dürer, Œuvres", "durer oeuvres")).toEqual(["Dürer", "Œuvres"]);
    expect(marked("Albrecht Du\u0308rer", "dürer albrecht")).toEqual(["Albrecht", "Du\u0308rer"]);
    expect(marked("The Harbour of Arbour", "arbour -")).toEqual(["Arbour"]);
    expect(marked("ΟΔΟΣ", '"οδός"')).toEqual(["ΟΔΟΣ"]);
  });

  it("marks the beginning of a longer word only for the last search term", () => {
    expect(marked("Snow Storm, snowy", "sno sto")).toEqual(["Sto"]);
    expect(marked("Snow Storm, snowy", "sno")).toEqual(["Sno", "sno"]);
    expect(marked("Établi", "e\u0301tab")).toEqual(["Étab"]);
    expect(marked("A storm at Sea", "a")).toEqual(["A"]);
  });

  it("marks a phrase as one span, and only where its words are adjacent", () => {
    expect(marked("Storm of snow, Snow-Storm", '"snow storm"')).toEqual(["Snow-Storm"]);
    expect(marked("Snow Storms", '"snow storm"')).toEqual([]);
  });

  it("marks no excluded word", () => {
    expect(marked("Storm at sea", "storm -sea")).toEqual(["Storm"]);
  });

  it("marks a name with an apostrophe for a search term without it", () => {
    expect(marked("Eileen O’Brien", "obrien")).toEqual(["O’Brien"]);
    expect(marked("Eileen O’Brien", "o'brien")).toEqual(["O", "Brien"]);
    expect(marked("Mercator’s map", "mercator")).toEqual(["Mercator"]);
  });

  it("marks each character of a script without spaces", () => {
    expect(marked("富士山", "富士").join("")).toBe("富士");
  });

  it("marks an identifier whichever separators divide its parts", () => {
    expect(marked("27.474A", "27 474a", spansInIdentifier)).toEqual(["27.474A"]);
    expect(marked("27.474A", "474", spansInIdentifier)).toEqual(["474"]);
    expect(marked("N00530", "530", spansInIdentifier)).toEqual([]);
    expect(marked("Box A", "a", spansInIdentifier)).toEqual([]);
  });

  it("never changes the text, for any text and any query", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 });
    fc.assert(
      fc.property(text, text, (shown, typed) => {
        const query = parseSearch(typed);
        if (!query) return;
        for (const spansOf of [spansIn, spansInIdentifier]) {
          const pieces = piecesOf(shown, spansOf(shown, query));
          expect(pieces.map((piece) => piece.text).join("")).toBe(shown);
          expect(pieces.every((piece) => piece.text !== "")).toBe(true);
        }
      }),
    );
  });

  it("marks every occurrence of a quoted word and nothing else", () => {
    const word = fc.stringMatching(/^[a-zA-ZéüßøÉñ0-9]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (texts, pick) => {
        const typed = texts[pick % texts.length] ?? "";
        const found = marked(texts.join(" — "), `"${typed}"`);
        const same = texts.filter((text) => words(text).join(" ") === words(typed).join(" "));
        expect(found).toEqual(same);
      }),
    );
  });
});

it.each([
  ["quay delft", true],
  ["delft qua", true],
  ["qua delft", false],
  ["quay -boat", true],
  ["quay -delft", false],
  ["oleary", true],
  ['"quay in"', true],
  ['"quay delft"', false],
])("marks: hasAll returns whether a text matches “%s”: %s", (typed, expected) => {
  const query = parseSearch(typed);
  expect(query && hasAll("O’Leary’s quay in Délft", query)).toBe(expected);
});
