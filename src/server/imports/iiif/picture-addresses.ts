import type { Picture } from "./presentation.ts";

type Service = NonNullable<Picture["service"]>[number];

/** Where the largest form of a picture can be had: from its image service first, if it has one, then as it is shown. */
export function pictureAddresses(picture: Picture): string[] {
  const { source } = picture;
  const ofSource = typeof source === "object" ? (source.service ?? []) : [];
  const own = typeof source === "string" ? source : (source?.id ?? picture.id);
  const services = [...(picture.service ?? []), ...ofSource];
  const addresses = [...services.flatMap(fromService), own ?? ""].filter((one) => one !== "");
  return [...new Set(addresses)];
}

/**
 * The whole picture at its full size, as each version of the Image API asks for it.
 *
 * Source: IIIF Image API 1.1, 2.1 and 3.0, 4 (Image Requests)
 */
function fromService({ id, says }: Service): string[] {
  const base = id.replace(/\/(info\.json)?$/, "");
  if (base === "") return [];
  if (/ImageService3|image\/3/.test(says)) return [`${base}/full/max/0/default.jpg`];
  if (/ImageService1|image\/1|image-api\/1|stillImageServer/.test(says)) {
    return [`${base}/full/full/0/native.jpg`];
  }
  if (/ImageService2|image\/2|\blevel[0-2]\b/.test(says)) {
    return [`${base}/full/full/0/default.jpg`, `${base}/full/max/0/default.jpg`];
  }
  return [];
}
