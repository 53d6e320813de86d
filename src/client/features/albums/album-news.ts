import { formatCount } from "../works/label.ts";
import type { Entry } from "./albumEntry.ts";

/**
 * What others did to an album, in a sentence; empty if nothing is to be seen of it. What one did oneself shows already
 * and is not told.
 *
 * @param before the entries as they showed
 * @param after as they show now
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

/** A few words for entries, with their verb's beginning: `“Dymaxion” was`, `3 pictures were`. */
function namesOf(entries: readonly Entry[]): string {
  return `${titlesOf(entries)} ${entries.length === 1 ? "was" : "were"}`;
}

function titlesOf(entries: readonly Entry[]): string {
  const [only] = entries;
  if (entries.length !== 1 || !only) return `${formatCount(entries.length)} pictures`;
  return only.work ? `“${only.work.title}”` : "A picture";
}

/** By whom they were added, if it was one who has a name. */
function byOne(entries: readonly Entry[]): string {
  const names = new Set(entries.map(({ addedBy }) => addedBy?.name ?? null));
  const [name] = names;
  return names.size === 1 && name != null ? ` by ${name}` : "";
}
