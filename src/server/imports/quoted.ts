/** A name from outside as it may be shown: without control characters, and not endless. */
export function quoted(name: string, longest = 80): string {
  const shown = name.replace(/\p{C}/gu, "?");
  return `“${shown.length > longest ? `${shown.slice(0, longest)}…` : shown}”`;
}
