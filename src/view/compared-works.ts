import { limits } from "./limits.ts";

/** A slug as it begins the text of a compared picture: nothing in it ends it before its end. */
export function slugText(slug: string): string {
  return slug.replaceAll("%", "%25").replaceAll(";", "%3B");
}

/** The slug that the text of a compared picture begins with; null where none can be read. */
export function slugIn(text: string): string | null {
  const [slug = ""] = text.split(";", 1);
  const work = slug.replaceAll("%3B", ";").replaceAll("%25", "%");
  return work === "" || work.length > limits.slug ? null : work;
}

/**
 * The works whose pictures the address of a comparison names, each once and sorted: all that reading it gives.
 *
 * @param view the texts of its pictures
 */
export function comparedWorks(view: readonly string[]): readonly string[] {
  const texts = view.filter((text) => text !== "").slice(0, limits.others + 1);
  return [...new Set(texts.flatMap((text) => slugIn(text) ?? []))].sort();
}
