import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { plainLetters } from "../../text/fold.ts";

/** Marks that the compatibility forms of letters leave when they are taken apart, as a range of regular expressions. */
const marks = String.raw`[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`;

/**
 * A text as it is compared by the database: without case, accents and compatibility forms, as `fold` compares it. Both
 * sides of a comparison go through it, since what counts as a mark here is less: the accents of alphabets.
 */
export function folded(text: SQL): SQL {
  const bare = sql`lower(regexp_replace(normalize(${text}, NFKD), ${sql.raw(`'${marks}'`)}, '', 'g'))`;
  const plain = Object.entries(plainLetters).reduce(
    (part, [letter, letters]) => sql`replace(${part}, ${sql.raw(`'${letter}', '${letters}'`)})`,
    bare,
  );
  // Most texts are ASCII, and to know that is quick.
  return sql`CASE WHEN octet_length(${text}) = char_length(${text}) THEN lower(${text}) ELSE ${plain} END`;
}
