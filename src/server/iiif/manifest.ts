import { parseImageRequest } from "../images/image-request.ts";
import { limits, resolveRequest } from "../images/resolve.ts";
import { SERVICE_PREFIX } from "../images/headers.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";
import { annotationsAddress, detailsAddress } from "./annotation-address.ts";
import { labelsOfWork } from "./canvas-labels.ts";
import { plain, text } from "./language-map.ts";
import { creditOf, recordOf } from "./work-record.ts";

/** Context document of the IIIF Presentation API 3. */
export const CONTEXT = "http://iiif.io/api/presentation/3/context.json";
/** Path prefix of the manifest of a work: `/iiif/manifest/<slug>`. */
export const MANIFEST_PREFIX = "/iiif/manifest";
/** Context document of the IIIF Content Search API 2. */
export const SEARCH_CONTEXT = "http://iiif.io/api/search/2/context.json";
/** Path prefix of the search in a work: `/iiif/search/<slug>?q=`. */
export const SEARCH_PREFIX = "/iiif/search";

/** Minimum width of a thumbnail in pixels, if there is one that wide. */
const thumbnailWidth = 240;

/**
 * Returns the IIIF Presentation API 3.0 manifest of a work, with one canvas for each of its images, in the image's
 * size.
 *
 * @param origin of the site, such as `https://example.org`; every id begins with it
 * @param detailed the ids of images with described details
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

/** Returns the URL of a work's manifest. */
export function manifestAddress(slug: string, origin: string): string {
  return `${origin}${MANIFEST_PREFIX}/${slug}`;
}

/**
 * Returns the URL of a canvas, which is the same in every manifest.
 *
 * @param number its position among its work's images, from 1
 */
export function canvasAddress(slug: string, number: number, origin: string): string {
  return `${manifestAddress(slug, origin)}/canvas/${number}`;
}

/**
 * Returns an image as a canvas of the same size, without a label.
 *
 * @param id the canvas's URL
 */
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

/** Returns a thumbnail of an image. */
export function thumbnailOf(image: ImageRow, origin: string): object {
  const service = serviceOf(image, origin);
  const { derivativeWidths } = image;
  const width =
    derivativeWidths.find((one) => one >= thumbnailWidth) ?? derivativeWidths.at(-1) ?? image.width;
  // Limits the height for a very tall image to the maximum of the image service.
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
