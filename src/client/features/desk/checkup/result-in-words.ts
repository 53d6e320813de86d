import { formatCount } from "../../works/label.ts";

/** Returns the result of a check of remote images as sentences. */
export function resultInWords(check: {
  done: number;
  deadCount: number;
  postponedCount: number;
}): string {
  const { done, deadCount, postponedCount } = check;
  const asked = `The last check asked for ${picturesCount(done)}.`;
  const came =
    deadCount === 0 ? "All of them came." : `${formatCount(deadCount)} of them did not come.`;
  const left = `Sites that have too much to do were left alone, with ${picturesCount(postponedCount)}.`;
  return [asked, done > 0 && came, postponedCount > 0 && left].filter(Boolean).join(" ");
}

function picturesCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "picture" : "pictures"}`;
}
