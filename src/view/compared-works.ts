import { limits } from "./limits.ts";

/** Encodes a slug for the start of the text of a compared image, so that it contains no delimiter. */
export function slugText(slug: string): string {
  return slug.replaceAll("%", "%25").replaceAll(";", "%3B");
}

/** Returns the slug at the start of the text of a compared image; null if there is no valid one. */
export function slugIn(text: string): string | null {
  const [slug = ""] = text.split(";", 1);
  const work = slug.replaceAll("%3B", ";").replaceAll("%25", "%");
  return work === "" || work.length > limits.slug ? null : work;
}

/**
 * Returns the slugs of the works in the URL of a comparison, sorted and without duplicates: all that parsing it can
 * yield.
 *
 * @param view texts of its images
 */
export function comparedWorks(view: readonly string[]): readonly string[] {
  const texts = view.filter((text) => text !== "").slice(0, limits.others + 1);
  return [...new Set(texts.flatMap((text) => slugIn(text) ?? []))].sort();
}
