import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import type { PreparedWork } from "./prepared-work.ts";
import { newId } from "./ids.ts";
import { rememberedImages } from "./remembered-images.ts";
import type { RememberedImage } from "./remembered-images.ts";
import type { ImageInput } from "./work-input.ts";
import { knownDetails, writeDetails } from "./write-details.ts";

/** Writes the images of works. An image that stays in its work, or returns to it, keeps its id. */
export async function writeImages(
  tx: Connection,
  added: readonly PreparedWork[],
  changed: readonly PreparedWork[],
): Promise<void> {
  const details = await knownDetails(
    tx,
    changed.map(({ id }) => id),
  );
  const known = await takeKnown(tx, changed);
  const images = [...added, ...changed].flatMap(({ id: workId, input }) =>
    input.images.map((image, position) => {
      const same = known.findIndex((old) => old.work_id === workId && old.key === image.key);
      const [old] = same < 0 ? [] : known.splice(same, 1);
      return { ...image, id: old?.id ?? newId(), workId, position };
    }),
  );
  if (images.length === 0) return;
  const rows = images.map(rowOf);
  await tx.execute(sql`
    INSERT INTO image (id, work_id, position, key, width, height, placeholder, derivative_widths,
      tile_width, scale_factors, role, alt, caption, pixels_per_cm, file_name,
      registration, remote)
    SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS source(
      id text, work_id text, position integer, key text, width integer, height integer,
      placeholder text, derivative_widths integer[], tile_width integer, scale_factors integer[],
      role text, alt text, caption text, pixels_per_cm double precision, file_name text,
      registration jsonb, remote jsonb)`);
  await writeDetails(tx, images, details);
}

/**
 * Deletes the images of changed works and returns them, followed by their earlier images, so that notes, albums and
 * tours find a restored image under its former id.
 */
async function takeKnown(
  tx: Connection,
  changed: readonly PreparedWork[],
): Promise<RememberedImage[]> {
  if (changed.length === 0) return [];
  const workIds = changed.map(({ id }) => id);
  // In their order, so that two identical images of a work keep their separate ids.
  const { rows } = await tx.execute<RememberedImage>(sql`
    WITH taken AS (
      DELETE FROM image WHERE work_id = ANY(${sql.param(workIds)}::text[])
      RETURNING id, work_id, key, position
    ) SELECT id, work_id, key FROM taken ORDER BY work_id, position`);
  const ids = new Set(rows.map(({ id }) => id));
  const gone = (await rememberedImages(tx, workIds)).filter(({ id }) => !ids.has(id));
  return [...rows, ...gone];
}

function rowOf(image: ImageInput & { id: string; workId: string; position: number }) {
  return {
    id: image.id,
    work_id: image.workId,
    position: image.position,
    key: image.key,
    width: image.width,
    height: image.height,
    placeholder: image.placeholder,
    derivative_widths: image.derivativeWidths,
    tile_width: image.tileWidth,
    scale_factors: image.scaleFactors,
    role: image.role,
    alt: image.alt,
    caption: image.caption,
    pixels_per_cm: image.pixelsPerCm,
    file_name: image.fileName,
    registration: image.registration,
    remote: image.remote,
  };
}
