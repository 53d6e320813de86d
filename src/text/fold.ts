/** Plain spellings of letters that Unicode normalization does not decompose. */
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
 * Normalizes text for comparison: removes compatibility forms and accents and converts to lower case. Both stored
 * search texts and queries use it, so the result does not depend on the database or locale.
 */
export function fold(text: string): string {
  // Most catalogues are mostly ASCII, and folding is half the work of an import.
  if (asciiOnly.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(specialLetters, (letter) => plainLetters[letter] ?? letter)
    .replace(/\p{M}+/gu, "");
}

const ideograph = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
/** Matches a run of letters and digits; each character of a script without spaces is a separate word. */
export const wordPattern = new RegExp(
  `(?=[\\p{L}\\p{N}])[${ideograph}]|(?:(?![${ideograph}])[\\p{L}\\p{N}])+`,
  "gu",
);

/** Maximum length of a word, in UTF-16 code units. Indexed and typed words are truncated alike. */
export const longestWord = 60;

/** Returns the folded words of a text, in order. */
export function words(text: string): string[] {
  const found = fold(text).match(wordPattern) ?? [];
  return found.map((word) => (word.length > longestWord ? cut(word, longestWord) : word));
}

/** Sort key that follows every key of letters and digits. */
export const lastKey = "\u{10FFFF}";

/** Maximum length of a sort key, so that it fits a database index. Texts that differ only after it sort as equal. */
const longestKey = 120;

/** Returns the sort key of a title or name: its folded words. Texts without words sort last. */
export function sortKey(text: string | null): string {
  if (text === null) return lastKey;
  const folded = fold(cut(text, 4 * longestKey)).match(/[\p{L}\p{N}]+/gu);
  return folded ? cut(folded.join(" "), longestKey) : lastKey;
}

/**
 * Returns the sort key of an identifier, which sorts 2 before 10. It prefixes every number with the count of its
 * digits, encoded as one character, so that comparing texts compares numbers.
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

/** Returns the first `length` code units of a text, without half of a surrogate pair at the end. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
