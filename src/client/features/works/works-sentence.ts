import { worksCount, yearsInWords } from "./label.ts";
import type { WorksSearch } from "./works-search.ts";

/** Number of values of a facet that are named before the rest is only counted. */
const mostNamed = 3;

/**
 * Describes a list in a sentence, such as `12 works for “sea”, by Turner, painting or print, with image`.
 *
 * @param count number of works; null if unknown
 */
export function worksSentence(count: number | null, search: WorksSearch): string {
  const { q, type, creator, subject, place, technique, rights, image, from, to } = search;
  const words = q?.trim();
  const works = count === null ? "Works" : worksCount(count);
  const parts = [
    words ? `${works} for “${words}”` : works,
    creator && `by ${alternatives(creator)}`,
    ...[type, subject, place, technique, rights].map((values) => values && alternatives(values)),
    (from !== undefined || to !== undefined) && yearsInWords(from, to),
    image && (image === "yes" ? "with image" : "without image"),
  ];
  return parts.filter(Boolean).join(", ");
}

function alternatives(values: readonly string[]): string {
  const named = values.length > mostNamed + 1 ? values.slice(0, mostNamed) : values;
  const unnamed = values.length - named.length;
  const all = unnamed > 0 ? [...named, `${unnamed} others`] : named;
  return all.length === 1 ? `${all[0]}` : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;
}
