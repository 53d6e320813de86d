import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { newId } from "./ids.ts";
import type { DetailInput } from "./work-input.ts";

/** Stored detail of an image. */
export type KnownDetail = { id: string; image_id: string; caption: string };

/** Returns the stored details of these works' images. They are deleted together with the images. */
export async function knownDetails(
  tx: Connection,
  workIds: readonly string[],
): Promise<KnownDetail[]> {
  if (workIds.length === 0) return [];
  const { rows } = await tx.execute<KnownDetail>(
    sql`SELECT detail.id, image_id, detail.caption FROM detail JOIN image ON image.id = image_id
      WHERE work_id = ANY(${sql.param([...workIds])}::text[]) ORDER BY image_id, detail.position`,
  );
  return rows;
}

/**
 * Writes the details of newly written images. A detail with the same image and caption as before keeps its id.
 *
 * @param known the former details; the function removes matched ones from the list
 */
export async function writeDetails(
  tx: Connection,
  images: readonly { id: string; details: readonly DetailInput[] }[],
  known: KnownDetail[],
): Promise<void> {
  const rows = images.flatMap(({ id: imageId, details }) =>
    details.map(({ region, caption, description }, position) => {
      const same = known.findIndex((old) => old.image_id === imageId && old.caption === caption);
      const [old] = same < 0 ? [] : known.splice(same, 1);
      return {
        id: old?.id ?? newId(),
        image_id: imageId,
        position,
        ...region,
        caption,
        description,
      };
    }),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    INSERT INTO detail (id, image_id, position, x, y, width, height, caption, description)
    SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS source(
      id text, image_id text, position integer, x integer, y integer, width integer, height integer,
      caption text, description text)`);
}
