import { parseImageRequest } from "../images/image-request.ts";
import { limits, resolveRequest } from "../images/resolve.ts";
import { SERVICE_PREFIX } from "../images/headers.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";
import { annotationsAddress } from "./annotation-address.ts";

/** The context document of the IIIF Presentation API 3. */
export const CONTEXT = "http://iiif.io/api/presentation/3/context.json";
/** Where the manifest of a work is: `/iiif/manifest/<slug>`. */
export const MANIFEST_PREFIX = "/iiif/manifest";
/** The context document of the IIIF Content Search API 2. */
export const SEARCH_CONTEXT = "http://iiif.io/api/search/2/context.json";
/** Where a work is searched: `/iiif/search/<slug>?q=`. */
export const SEARCH_PREFIX = "/iiif/search";

/** Texts by language: the site's own words are English, the language of a work's words is unknown. */
export type LanguageMap = { none: string[] } | { en: string[] };
type LabelledValue = { label: LanguageMap; value: LanguageMap };

/** The least width of a thumbnail in pixels, if there is one that wide. */
const thumbnailWidth = 240;

const roleNames: Partial<Record<ImageRow["role"], string>> = {
  FRONT: "Front",
  BACK: "Back",
  DETAIL: "Detail",
  XRAY: "X-ray",
  INFRARED: "Infrared",
};

/**
 * The IIIF Presentation API 3.0 manifest of a work: one canvas for each of its pictures, as large as that.
 *
 * @param origin of the site, such as `https://example.org`; every id begins with it
 */
export function manifestOf(work: WorkRow, images: readonly ImageRow[], origin: string): object {
  const id = `${origin}${MANIFEST_PREFIX}/${work.slug}`;
  const [first] = images;
  return {
    "@context": [SEARCH_CONTEXT, CONTEXT],
    id,
    type: "Manifest",
    label: text(work.title),
    ...(work.description && { summary: text(plain(work.description)) }),
    metadata: recordOf(work),
    ...(work.creditLine && { requiredStatement: labelled(own("Credit line"), [work.creditLine]) }),
    ...(isKnownRights(work.rights?.uri) && { rights: work.rights?.uri }),
    ...(first && { thumbnail: [thumbnailOf(first, origin)] }),
    homepage: [
      {
        id: `${origin}/works/${work.slug}`,
        type: "Text",
        label: text(work.title),
        format: "text/html",
      },
    ],
    service: [{ id: `${origin}${SEARCH_PREFIX}/${work.slug}`, type: "SearchService2" }],
    items: images.map((image, index) => canvasOf(image, index + 1, id, origin)),
  };
}

/**
 * A picture as a canvas of its size.
 *
 * @param number its place among its work's pictures, from 1
 * @param manifest the address of its work's manifest, whatever it is part of
 */
export function canvasOf(
  image: ImageRow,
  number: number,
  manifest: string,
  origin: string,
): object {
  const id = `${manifest}/canvas/${number}`;
  const { width, height } = image;
  const service = serviceOf(image, origin);
  const whole = resolveRequest(parseImageRequest("full", "max", "0", "default.jpg"), image);
  return {
    id,
    type: "Canvas",
    label: image.caption ? text(image.caption) : own(roleNames[image.role] ?? `Image ${number}`),
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

function recordOf(work: WorkRow): LabelledValue[] {
  const creators = work.creators.map(({ name, role }) => (role ? `${name} (${role})` : name));
  const fields: [label: string, values: readonly (string | null | undefined)[]][] = [
    ["Identifier", [work.identifier]],
    ["Creator", creators],
    ["Date", [work.date]],
    ["Type", [work.workType]],
    ["Technique", [work.technique]],
    ["Dimensions", [work.dimensions?.text]],
    ["Subject", work.subjects],
    ["Place", work.places],
    ["Rights", [work.rights?.label]],
  ];
  return [
    ...fields.map(([label, values]) => labelled(own(label), values)),
    ...work.metadata.map(({ label, values }) => labelled(text(label), values)),
  ].filter(({ value }) => value.none.length > 0);
}

function labelled(label: LanguageMap, values: readonly (string | null | undefined)[]) {
  const given = values.filter((value) => value != null && value !== "") as string[];
  return { label, value: { none: given.map(plain) } };
}

/** A text in an unknown language. */
export function text(value: string): LanguageMap {
  return { none: [value] };
}

/** Words of the site. */
function own(words: string): LanguageMap {
  return { en: [words] };
}

/** A value between `<` and `>` would be taken for HTML; the space says that it is none. */
export function plain(value: string): string {
  return /^<[\s\S]*>$/.test(value) ? `${value} ` : value;
}

/** Whether it is an address that a manifest may give as its rights. */
function isKnownRights(uri: string | null | undefined): boolean {
  return /^http:\/\/(creativecommons\.org\/(licenses|publicdomain)\/|rightsstatements\.org\/vocab\/)/.test(
    uri ?? "",
  );
}
