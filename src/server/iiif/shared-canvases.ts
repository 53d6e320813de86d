import type { ImageRow } from "../store/works.ts";
import { labelsAmongWorks } from "./canvas-labels.ts";
import { homepage } from "./collections.ts";
import { labelled, own, text } from "./language-map.ts";
import { canvasAddress, canvasOf, manifestAddress } from "./manifest.ts";
import { briefRecordOf, creditOf } from "./work-record.ts";
import type { CreditedWork } from "./work-record.ts";

/** A picture in a manifest of several works, such as that of an album or a zoom story. */
export type SharedPicture = { work: CreditedWork; image: ImageRow };

/**
 * The pictures' canvases, each once. They have the addresses that they have in their works' own manifests, and each says
 * of its work what viewers must show of it: see the IIIF Presentation API 3.0, section 3.1.
 */
export function sharedCanvases(pictures: readonly SharedPicture[], origin: string): object[] {
  const each = [...new Map(pictures.map((picture) => [picture.image.id, picture])).values()];
  const labels = labelsAmongWorks(each);
  return each.map(({ work, image }, at) => ({
    ...canvasOf(image, canvasAddress(work.slug, image.position + 1, origin), origin),
    label: labels[at],
    metadata: briefRecordOf(work),
    ...creditOf([work]),
    homepage: [homepage(`${origin}/works/${work.slug}`, text(work.title, work.recordLanguage))],
    partOf: [{ id: manifestAddress(work.slug, origin), type: "Manifest" }],
  }));
}

/**
 * What a manifest with the pictures of several works says of these.
 *
 * @param metadata what it says besides
 */
export function recordOfWorks(
  pictures: readonly SharedPicture[],
  metadata: readonly object[] = [],
) {
  const works = [...new Map(pictures.map(({ work }) => [work.id, work])).values()];
  return {
    metadata: [...metadata, labelled(own("Works"), works.map(labelOf))],
    ...creditOf(works),
  };
}

/** A work in a line. */
function labelOf({ title, creators, date }: CreditedWork): string {
  return [title, ...creators.map(({ name }) => name), date].filter(Boolean).join(", ");
}
