/** Maximum number of characters of a text in a preview. */
const longest = 2_000;

/** Truncates texts that are too long for a preview. */
export function shortTexts(texts: readonly string[]): string[] {
  return texts.map((text) => {
    if (text.length <= longest) return text;
    // Not within a surrogate pair.
    return `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, "")}…`;
  });
}
