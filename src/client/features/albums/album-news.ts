import { formatCount } from "../works/label.ts";
import type { Entry } from "./albumEntry.ts";

/**
 * Describes in a sentence what others changed in an album; empty if nothing visible changed. The user's own changes are
 * already visible, so they are in both lists and are not mentioned.
 *
 * @param before the entries shown before
 * @param after the entries shown now
 */
export function newsInWords(before: readonly Entry[], after: readonly Entry[]): string {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const there = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !known.has(id));
  const removed = before.filter(({ id }) => !there.has(id));
  const kept = after.filter(({ id }) => known.has(id));
  const order = before.filter(({ id }) => there.has(id));
  const said = kept.filter(({ id, caption }) => known.get(id)?.caption !== caption);
  const sentences = [
    added.length > 0 && `${namesOf(added)} added${byOne(added)}.`,
    removed.length > 0 && `${namesOf(removed)} removed.`,
    kept.some(({ id }, place) => order[place]?.id !== id) && "The order was changed.",
    said.length > 0 && `The words to ${titlesOf(said)} were changed.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** Returns a subject with its verb: `“Dymaxion” was`, `3 pictures were`. */
function namesOf(entries: readonly Entry[]): string {
  return `${titlesOf(entries)} ${entries.length === 1 ? "was" : "were"}`;
}

function titlesOf(entries: readonly Entry[]): string {
  const [only] = entries;
  if (entries.length !== 1 || !only) return `${formatCount(entries.length)} pictures`;
  return only.work ? `“${only.work.title}”` : "A picture";
}

/** Returns who added the entries, if it was one named person. */
function byOne(entries: readonly Entry[]): string {
  const names = new Set(entries.map(({ addedBy }) => addedBy?.name ?? null));
  const [name] = names;
  return names.size === 1 && name != null ? ` by ${name}` : "";
}
