import { and, ne, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { slugOf } from "./slug.ts";
import { exhibition } from "./tables/exhibitions.ts";

/** What stands for a title that no name can be made of. */
const nameless = "exhibition";

/** What is in the addresses of exhibitions besides their names. */
const taken: ReadonlySet<string> = new Set(["draft", "feed", "screen"]);

/**
 * The name in addresses that an exhibition's title makes, with a number behind it if another has it. Nobody else is given
 * one before the transaction ends.
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
