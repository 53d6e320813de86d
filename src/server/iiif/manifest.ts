import { parseImageRequest } from "../images/image-request.ts";
import { limits, resolveRequest } from "../images/resolve.ts";
import { SERVICE_PREFIX } from "../images/headers.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";
import { annotationsAddress, detailsAddress } from "./annotation-address.ts";
import { labelsOfWork } from "./canvas-labels.ts";
import { plain, text } from "./language-map.ts";
import { creditOf, recordOf } from "./work-record.ts";

/** The context document of the IIIF Presentation API 3. */
export const CONTEXT = "http://iiif.io/api/presentation/3/context.json";
/** Where the manifest of a work is: `/iiif/manifest/<slug>`. */
export const MANIFEST_PREFIX = "/iiif/manifest";
/** The context document of the IIIF Content Search API 2. */
export const SEARCH_CONTEXT = "http://iiif.io/api/search/2/context.json";
/** Where a work is searched: `/iiif/search/<slug>?q=`. */
export const SEARCH_PREFIX = "/iiif/search";

/** The least width of a thumbnail in pixels, if there is one that wide. */
const thumbnailWidth = 240;

/**
 * The IIIF Presentation API 3.0 manifest of a work: one canvas for each of its pictures, as large as that.
 *
 * @param origin of the site, such as `https://example.org`; every id begins with it
 * @param detailed the ids of pictures that have described details
 */
export function manifestOf(
  work: WorkRow,
  images: readonly ImageRow[],
  origin: string,
  detailed: ReadonlySet<string> = new Set(),
): object {
  const [first] = images;
  const labels = labelsOfWork(work, images);
  return {
    "@context": [SEARCH_CONTEXT, CONTEXT],
    id: manifestAddress(work.slug, origin),
    type: "Manifest",
    label: text(work.title, work.recordLanguage),
    ...(work.description && {
      summary: text(plain(work.description), work.recordLanguage),
    }),
    metadata: recordOf(work),
    ...creditOf([work]),
    ...(first && { thumbnail: [thumbnailOf(first, origin)] }),
    homepage: [
      {
        id: `${origin}/works/${work.slug}`,
        type: "Text",
        label: text(work.title, work.recordLanguage),
        format: "text/html",
      },
    ],
    service: [{ id: `${origin}${SEARCH_PREFIX}/${work.slug}`, type: "SearchService2" }],
    items: images.map((image, index) => ({
      ...canvasOf(image, canvasAddress(work.slug, index + 1, origin), origin),
      label: labels[index],
      ...(detailed.has(image.id) && {
        annotations: [
          { id: annotationsAddress(image.id, origin), type: "AnnotationPage" },
          { id: detailsAddress(image.id, origin), type: "AnnotationPage" },
        ],
      }),
    })),
  };
}

/** The address of a work's manifest. */
export function manifestAddress(slug: string, origin: string): string {
  return `${origin}${MANIFEST_PREFIX}/${slug}`;
}

/** The address of a canvas, whatever manifest it is in. @param number its place among its work's pictures, from 1 */
export function canvasAddress(slug: string, number: number, origin: string): string {
  return `${manifestAddress(slug, origin)}/canvas/${number}`;
}

/** A picture as a canvas of its size, which has no label yet. @param id the canvas's address */
export function canvasOf(image: ImageRow, id: string, origin: string): object {
  const { width, height } = image;
  const service = serviceOf(image, origin);
  const whole = resolveRequest(parseImageRequest("full", "max", "0", "default.jpg"), image);
  return {
    id,
    type: "Canvas",
    width,
    height,
    thumbnail: [thumbnailOf(image, origin)],
    annotations: [{ id: annotationsAddress(image.id, origin), type: "AnnotationPage" }],
    items: [
      {
        id: `${id}/page`,
        type: "AnnotationPage",
        items: [
          {
            id: `${id}/painting`,
            type: "Annotation",
            motivation: "painting",
            body: {
              id: `${service.id}/full/max/0/default.jpg`,
              type: "Image",
              format: "image/jpeg",
              ...whole.output,
              service: [service],
            },
            target: id,
          },
        ],
      },
    ],
  };
}

/** A small picture of a picture. */
export function thumbnailOf(image: ImageRow, origin: string): object {
  const service = serviceOf(image, origin);
  const { derivativeWidths } = image;
  const width =
    derivativeWidths.find((one) => one >= thumbnailWidth) ?? derivativeWidths.at(-1) ?? image.width;
  // Of a very tall picture, as much as is cut at all.
  const asked = parseImageRequest("full", `!${width},${limits.maxHeight}`, "0", "default.webp");
  const { canonical, output } = resolveRequest(asked, image);
  return {
    id: `${service.id}/${canonical}`,
    type: "Image",
    format: "image/webp",
    ...output,
    service: [service],
  };
}

function serviceOf({ key }: ImageRow, origin: string) {
  return { id: `${origin}${SERVICE_PREFIX}/${key}`, type: "ImageService3", profile: "level2" };
}
