import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { plainLetters } from "../../text/fold.ts";

/** Combining marks that remain after compatibility decomposition (NFKD), as a range for regular expressions. */
const marks = String.raw`[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`;

/**
 * Returns an SQL expression that normalizes a text for comparison: without case, accents and compatibility forms, like
 * `fold`. Apply it to both sides of a comparison, since it removes fewer marks than `fold`: only the accents of
 * alphabets.
 */
export function folded(text: SQL): SQL {
  const bare = sql`lower(regexp_replace(normalize(${text}, NFKD), ${sql.raw(`'${marks}'`)}, '', 'g'))`;
  const plain = Object.entries(plainLetters).reduce(
    (part, [letter, letters]) => sql`replace(${part}, ${sql.raw(`'${letter}', '${letters}'`)})`,
    bare,
  );
  // Most texts are ASCII, and that check is fast.
  return sql`CASE WHEN octet_length(${text}) = char_length(${text}) THEN lower(${text}) ELSE ${plain} END`;
}
