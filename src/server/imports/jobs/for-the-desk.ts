/** Removes parts of a sentence that concern only the command line, in parentheses: ` (--encoding NAME)`. */
export function forTheDesk(sentence: string): string {
  return sentence.replace(/ \(--[^)]*\)/g, "");
}
