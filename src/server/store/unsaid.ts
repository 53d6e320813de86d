import type { MetadataEntry } from "../../record/work-fields.ts";
import type { ImageInput, WorkInput } from "./work-input.ts";

/**
 * Merges a work from a source with the stored work: fields that the source does not cover retain their stored values.
 */
export function withUnsaid(given: WorkInput, present: WorkInput): WorkInput {
  return withUnsaidOfImages(withUnsaidFields(given, present), present);
}

function withUnsaidFields(given: WorkInput, present: WorkInput): WorkInput {
  const { unsaid = [], saidLabels, ...said } = given;
  const staying = saidLabels
    ? present.metadata.filter(({ label }) => !saidLabels.includes(label))
    : [];
  if (unsaid.length === 0 && staying.length === 0) return given;
  return {
    ...said,
    ...Object.fromEntries(unsaid.map((field) => [field, present[field]])),
    metadata: merged(given.metadata, staying, present.metadata),
  };
}

/**
 * Merges new and retained metadata. Keeps the stored order if the values are the same; otherwise new values come first.
 */
function merged(
  said: readonly MetadataEntry[],
  staying: readonly MetadataEntry[],
  before: readonly MetadataEntry[],
): MetadataEntry[] {
  const values = [...said, ...staying];
  const text = (entry: MetadataEntry) => JSON.stringify(entry);
  const isSame = values.map(text).sort().join() === before.map(text).sort().join();
  return isSame ? [...before] : values;
}

/** An image retains its registration only if the first image stays the same. */
function withUnsaidOfImages(given: WorkInput, present: WorkInput): WorkInput {
  if (given.isSilentOfImages) return { ...given, images: present.images };
  if (given.images.every(({ unsaid }) => unsaid === undefined)) return given;
  const known = [...present.images];
  const isFirstTheSame = given.images[0]?.key === present.images[0]?.key;
  const images = given.images.map(({ unsaid = [], ...image }, index): ImageInput => {
    const place = known.findIndex(({ key }) => key === image.key);
    const [old] = place < 0 ? [] : known.splice(place, 1);
    if (!old) return image;
    const staying = unsaid.filter(
      (name) => name !== "registration" || (isFirstTheSame && index > 0),
    );
    return { ...image, ...Object.fromEntries(staying.map((name) => [name, old[name]])) };
  });
  return { ...given, images };
}
