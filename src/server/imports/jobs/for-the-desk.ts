/** A sentence of the readers without what only whoever types commands can use, which stands in brackets: ` (--encoding NAME)`. */
export function forTheDesk(sentence: string): string {
  return sentence.replace(/ \(--[^)]*\)/g, "");
}
