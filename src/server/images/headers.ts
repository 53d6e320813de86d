import { FOLDER_FORMAT } from "./folder.ts";
import type { PreparedImage } from "./folder.ts";
import { PROFILE } from "./info.ts";
import type { Resolved } from "./resolve.ts";

/** Where a picture's service is: `/iiif/image/3/<key>`. */
export const SERVICE_PREFIX = "/iiif/image/3";

/** Headers of every answer: any site may ask, and read these. */
export const openHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, Link, Retry-After, Vitrine-Picture",
};

/** A picture's service as clients are to know it, without a trailing slash. */
export function serviceId(site: string, key: string): string {
  return `${site}${SERVICE_PREFIX}/${key}`;
}

/** The tag of what never changes under its address. */
export function etagOf({ key }: PreparedImage, variant = ""): string {
  return `"${key}-${FOLDER_FORMAT}${variant}"`;
}

/**
 * How long answers may be kept. An image never changes, since its key is made of its content, but it may cease to be
 * public: caches ask again after a day, or after an hour for its information.
 */
export const caching = {
  image: "public, max-age=86400, immutable",
  information: "public, max-age=3600",
  /** Of an image that not everybody may see. */
  private: "private, no-store",
};

/** Headers of an image that everybody may see. */
export function pictureHeaders(id: string, image: PreparedImage, { canonical }: Resolved) {
  return {
    link: `<${id}/${canonical}>;rel="canonical", <${PROFILE}>;rel="profile"`,
    "cache-control": caching.image,
    etag: etagOf(image),
  };
}
