/** Characters of a text that is shown beforehand. */
const longest = 2_000;

/** Texts cut off where they are too long to be shown whole. */
export function shortTexts(texts: readonly string[]): string[] {
  return texts.map((text) => {
    if (text.length <= longest) return text;
    // Not within a character.
    return `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, "")}…`;
  });
}
