/** Quotes an external name for display: without control characters, and truncated. */
export function quoted(name: string, longest = 80): string {
  const shown = name.replace(/\p{C}/gu, "?");
  return `“${shown.length > longest ? `${shown.slice(0, longest)}…` : shown}”`;
}
