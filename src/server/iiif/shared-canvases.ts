import type { ImageRow } from "../store/works.ts";
import { labelsAmongWorks } from "./canvas-labels.ts";
import { homepage } from "./collections.ts";
import { labelled, own, text } from "./language-map.ts";
import { canvasAddress, canvasOf, manifestAddress } from "./manifest.ts";
import { briefRecordOf, creditOf } from "./work-record.ts";
import type { CreditedWork } from "./work-record.ts";

/** Image in a manifest of several works, such as that of an album or a zoom story. */
export type SharedPicture = { work: CreditedWork; image: ImageRow };

/**
 * Returns the canvases of images, each once. They have the URLs that they have in their works' own manifests, and each
 * contains the statements about its work that viewers must show: see the IIIF Presentation API 3.0, section 3.1.
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
 * Returns the metadata and credits of a manifest with the images of several works.
 *
 * @param metadata additional entries
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

/** Returns a one-line description of a work. */
function labelOf({ title, creators, date }: CreditedWork): string {
  return [title, ...creators.map(({ name }) => name), date].filter(Boolean).join(", ");
}
