import type { Picture } from "./presentation.ts";

type Service = NonNullable<Picture["service"]>[number];

/** Where the largest form of a picture can be had: from its image service first, if it has one, then as it is shown. */
export function pictureAddresses(picture: Picture): string[] {
  const { source } = picture;
  const own = typeof source === "string" ? source : (source?.id ?? picture.id);
  const addresses = [...servicesOf(picture).flatMap(fromService), own ?? ""];
  return [...new Set(addresses.filter((one) => one !== ""))];
}

/** The addresses of its services of the Image API, without a slash at their ends. */
export function serviceAddresses(picture: Picture): string[] {
  const services = servicesOf(picture).filter((one) => fromService(one).length > 0);
  return [...new Set(services.map(baseOf))];
}

function servicesOf({ service = [], source }: Picture): Service[] {
  return [...service, ...(typeof source === "object" ? (source.service ?? []) : [])];
}

function baseOf({ id }: Service): string {
  return id.replace(/\/(info\.json)?$/, "");
}

/**
 * The whole picture at its full size, as each version of the Image API asks for it.
 *
 * Source: IIIF Image API 1.1, 2.1 and 3.0, 4 (Image Requests)
 */
function fromService(service: Service): string[] {
  const { says } = service;
  const base = baseOf(service);
  if (base === "") return [];
  if (/ImageService3|image\/3/.test(says)) return [`${base}/full/max/0/default.jpg`];
  if (/ImageService1|image\/1|iiif\/image-api\/|stillImageServer/.test(says)) {
    return [`${base}/full/full/0/native.jpg`];
  }
  if (/ImageService2|image\/2|\blevel[0-2]\b/.test(says)) {
    return [`${base}/full/full/0/default.jpg`, `${base}/full/max/0/default.jpg`];
  }
  return [];
}
