import { formatCount } from "../works/label.ts";

/** Formats the number of an album's entries: `Empty`, `1 picture`, `12 pictures`. */
export function picturesCount(count: number): string {
  if (count === 0) return "Empty";
  return `${formatCount(count)} ${count === 1 ? "picture" : "pictures"}`;
}
