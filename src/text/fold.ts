/** Letters that no decomposition takes apart, as readers without them on their keyboard write them. */
export const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ς: "σ",
};

const specialLetters = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "gu");

const asciiOnly = /^[\0-\x7f]*$/;

/**
 * Text as it is compared: compatibility forms and accents removed, lower case. Both what is stored
 * for searching and what is typed go through it, so neither database nor locale has a say.
 */
export function fold(text: string): string {
  // Most catalogues are mostly ASCII, and this is half the work of an import.
  if (asciiOnly.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(specialLetters, (letter) => plainLetters[letter] ?? letter)
    .replace(/\p{M}+/gu, "");
}

const ideograph = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
/** A run of letters and digits; a script without spaces gives each of its signs as a word. */
export const wordPattern = new RegExp(
  `(?=[\\p{L}\\p{N}])[${ideograph}]|(?:(?![${ideograph}])[\\p{L}\\p{N}])+`,
  "gu",
);

/** Longest word kept, in UTF-16 units; a longer one is cut on both sides of the comparison. */
export const longestWord = 60;

/** The folded words of a text, in order. */
export function words(text: string): string[] {
  const found = fold(text).match(wordPattern) ?? [];
  return found.map((word) => (word.length > longestWord ? cut(word, longestWord) : word));
}

/** Sorts behind every key made of letters and digits. */
export const lastKey = "\u{10FFFF}";

/** Longest key, so that an index can hold it; what follows makes no difference to the order. */
const longestKey = 120;

/** The key by which titles and names are sorted: the folded words. Without any it comes last. */
export function sortKey(text: string | null): string {
  if (text === null) return lastKey;
  const folded = fold(cut(text, 4 * longestKey)).match(/[\p{L}\p{N}]+/gu);
  return folded ? cut(folded.join(" "), longestKey) : lastKey;
}

/**
 * The key by which identifiers are sorted, 2 before 10: every number is led by the count of its
 * digits, as one letter, so that comparing text compares numbers.
 */
export function naturalKey(identifier: string): string {
  const parts = fold(cut(identifier, 2 * longestKey)).match(/\p{Nd}+|[^\p{Nd}]+/gu) ?? [];
  const key = parts
    .map((part) => {
      if (!/^\p{Nd}/u.test(part)) return part;
      const digits = part.replace(/^0+(?=.)/, "");
      return `${String.fromCharCode(0x30 + Math.min(digits.length, 70))}${digits}`;
    })
    .join("");
  return cut(key, longestKey) || lastKey;
}

/** The first `length` units of a text, without half a character at the end. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
