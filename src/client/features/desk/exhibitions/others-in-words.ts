import type { Other } from "./use-others.ts";

/** Names the other editors in a sentence, such as `Ada is here too.`; empty if there are none. */
export function othersInWords(others: readonly Other[]): string {
  const names = others.map(({ name }) => name);
  if (names.length === 0) return "";
  if (names.length === 1) return `${names[0]} is here too.`;
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} are here too.`;
}
