import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { guessEncoding } from "../../../src/server/imports/encoding.ts";

/** Returns the detected encoding of text that is not UTF-8, or the problem's message. */
function guess(text: string, encoding = "latin1"): string {
  try {
    return guessEncoding(iconv.encode(text, encoding)).name;
  } catch (problem) {
    return String(problem);
  }
}

test("encoding: a few words are enough if only the usual encoding reads well", () => {
  expect(guess("\xe9t\xe9 \xe9t\xe9 \xe9t\xe9")).toBe("windows-1252");
});

test("encoding: too few words give a message with possible readings", () => {
  expect(guess("Caf\xe9")).toContain("It reads “Café” as windows-1252");
});

const french = "été forêt château nuées mère brûlée où déjà crème naïve garçon français";
const others =
  "Müller Größe Straße Mädchen Böcklin über niño Muñoz señora España Ångström själ Sjöö Coração São pão Søren blåbær måne città perché virtù più Köln";
const plain = "the view of a ship with Anna near Rome oil on canvas sketch portrait".split(" ");

/** Generates tables whose rows each contain a plain word and one of these. */
const rows = (words: string) =>
  fc
    .array(fc.tuple(fc.constantFrom(...plain), fc.constantFrom(...words.split(" "))), {
      minLength: 3,
      maxLength: 60,
    })
    .map(
      (pairs) => `identifier,title\n${pairs.map((pair, i) => `${i},${pair.join(" ")}\n`).join("")}`,
    );

describe("encoding: words of western Europe", () => {
  test("are read in the usual encoding, however few or many they are", () => {
    fc.assert(
      fc.property(rows(`${french} ${others}`), (text) => {
        expect(guess(text, "windows-1252")).toBe("windows-1252");
      }),
    );
  });

  test("are read in a Mac's encoding if it is theirs", () => {
    fc.assert(
      fc.property(rows(french), (text) => {
        expect(guess(text, "macintosh")).toBe("macintosh");
      }),
    );
  });

  test("may use an accent as an apostrophe", () => {
    expect(guess("L´âme du poète, l´été à Rome, d´Évreux", "windows-1252")).toBe("windows-1252");
  });

  test("are read in the usual encoding even if one of many is unusual", () => {
    const many = Array.from({ length: 200 }, (_, i) => `caf${"e".repeat(i)}é`);
    expect(guess(`${many.join(" ")} McÉtude`, "windows-1252")).toBe("windows-1252");
  });
});

test.each([
  [
    "windows-1250",
    "Obraz vznikl na konci devatenáctého století, když umělec žil v Paříži. Podzimní krajina se stromy a řekou, v pozadí hory. Olej na plátně. Podobizna ženy v modrých šatech s bílým límcem. Zátiší s ovocem, džbánem a knihou. Dívky při sběru vína.",
  ],
  ["ISO-8859-7", "Αθήνα, Παρθενών, Ελλάδα, τοπίο με θάλασσα"],
])("encoding: a text that reads far better in %s is read in it", (encoding, text) => {
  expect(guess(text, encoding)).toBe(encoding);
});

test("encoding: words of another script are not read as accented letters", () => {
  expect(guess("Пушкин, Шишкин, утро в лесу", "windows-1251")).not.toBe("windows-1252");
});

test("encoding: a few words of another script give a message and are not read as Latin letters", () => {
  const text = "Fedor Matveev (1753-1826) | Фёдор Михайлович Матвеев (1753-1826)";
  expect(guess(text, "windows-1251")).toContain("“Фёдор” as windows-1251");
});
