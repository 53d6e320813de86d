import { createHash } from "node:crypto";
import type { ImageInput, WorkInput } from "./work-input.ts";

/** What the database stores beside what the source said, all of it computed from that. */
export function derivedColumns(work: WorkInput) {
  const [primary] = work.images;
  return {
    image_count: work.images.length,
    primary_pixels: primary ? primary.width * primary.height : 0,
    content_hash: contentHash(work),
  };
}

/**
 * The same for two inputs that say the same. The number in front is counted up when derived
 * columns are computed in a new way, so that the next import renews them.
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
    // Nothing of a work that says none, so that it is the same as before there was any.
    ...(work.recordLanguage === null ? [] : [work.recordLanguage]),
  ];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 32);
}

/** Nothing of a picture that has neither, so that it is the same as before there was either. */
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
