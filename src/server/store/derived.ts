import { createHash } from "node:crypto";
import type { ImageInput, WorkInput } from "./work-input.ts";

/** Returns the columns that the database stores in addition to the source's fields, computed from these fields. */
export function derivedColumns(work: WorkInput) {
  const [primary] = work.images;
  return {
    image_count: work.images.length,
    primary_pixels: primary ? primary.width * primary.height : 0,
    content_hash: contentHash(work),
  };
}

/**
 * Returns the same hash for two inputs with the same content. Increment the leading number when the computation of
 * derived columns changes, so that the next import renews them.
 */
function contentHash(work: WorkInput): string {
  const { dimensions, rights } = work;
  const said = [
    1,
    work.identifier,
    work.title,
    work.creators.map(({ name, role }) => [name, role]),
    work.date,
    work.earliestYear,
    work.latestYear,
    work.workType,
    work.technique,
    work.subjects,
    work.places,
    dimensions && [dimensions.text, dimensions.heightCm, dimensions.widthCm, dimensions.depthCm],
    work.description,
    work.creditLine,
    rights && [rights.uri, rights.label],
    work.metadata.map(({ label, values }) => [label, values]),
    work.status,
    work.images.map((image) => [
      image.key,
      image.width,
      image.height,
      image.placeholder,
      image.derivativeWidths,
      image.tileWidth,
      image.scaleFactors,
      image.role,
      image.alt,
      image.caption,
      image.pixelsPerCm,
      image.fileName,
      ...lookedAt(image),
    ]),
    // Works without a record language add no element, so that their hash stays as it was before the field existed.
    ...(work.recordLanguage === null ? [] : [work.recordLanguage]),
  ];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 32);
}

/**
 * Returns nothing for an image without details and registration, so that its hash stays as before the fields existed.
 */
function lookedAt({ details, registration }: ImageInput): unknown[] {
  if (details.length === 0 && registration === null) return [];
  return [
    details.map(({ region: { x, y, width, height }, caption, description }) => [
      [x, y, width, height],
      caption,
      description,
    ]),
    registration?.map(({ from, to }) => [from.x, from.y, to.x, to.y]) ?? null,
  ];
}
