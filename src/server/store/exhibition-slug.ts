import { and, ne, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { slugOf } from "./slug.ts";
import { exhibition } from "./tables/exhibitions.ts";

/** Slug for a title that contains no usable characters. */
const nameless = "exhibition";

/** Slugs that other addresses under `/exhibitions` use. */
const taken: ReadonlySet<string> = new Set(["draft", "feed", "screen"]);

/**
 * Returns a free slug for an exhibition's title, with a number appended if another exhibition has the same one. Holds
 * an advisory lock until the transaction ends, so that no other exhibition gets the slug.
 */
export async function freeSlug(tx: Connection, title: string, id: string): Promise<string> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('exhibition-slug', 0))`);
  const slug = slugOf(title, "");
  const wanted = slug === slugOf("", "") ? nameless : slug;
  const rows = await tx
    .select({ slug: exhibition.slug })
    .from(exhibition)
    .where(and(sql`starts_with(${exhibition.slug}, ${wanted})`, ne(exhibition.id, id)));
  const others = new Set(rows.map(({ slug }) => slug));
  const isFree = (slug: string) => !others.has(slug) && !taken.has(slug);
  if (isFree(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    if (isFree(`${wanted}-${number}`)) return `${wanted}-${number}`;
  }
}
