import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { notedImages } from "./noted-images.ts";

/** Image of a work that is identified by its id, whether or not it still exists. */
export type RememberedImage = { id: string; work_id: string; key: string };

/**
 * Returns the former images of these works, each once: those with notes first, then the others, most recently removed
 * first.
 */
export async function rememberedImages(
  tx: Connection,
  workIds: readonly string[],
): Promise<RememberedImage[]> {
  const { rows } = await tx.execute<RememberedImage>(sql`
    SELECT image ->> 'id' AS id, work_id, image ->> 'key' AS key
    FROM work_revision, jsonb_array_elements(before -> 'images') AS image
    WHERE work_id = ANY(${sql.param([...workIds])}::text[]) AND before ? 'images'
    ORDER BY number DESC`);
  const known = [...(await notedImages(tx, workIds)), ...rows];
  return [...new Map(known.toReversed().map((image) => [image.id, image])).values()].toReversed();
}
