/** A name from outside as it may be shown: without control characters, and not endless. */
export function quoted(name: string): string {
  const shown = name.replace(/\p{C}/gu, "?");
  return `“${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown}”`;
}
