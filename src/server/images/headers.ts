import { FOLDER_FORMAT } from "./folder.ts";
import type { PreparedImage } from "./folder.ts";
import { PROFILE } from "./info.ts";
import type { Resolved } from "./resolve.ts";

/** Path prefix of image services: `/iiif/image/3/<key>`. */
export const SERVICE_PREFIX = "/iiif/image/3";

/** Headers of every response: any site may send requests and read these headers. */
export const openHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, Link, Retry-After, Vitrine-Picture",
};

/** Returns the public id of an image's service, without a trailing slash. */
export function serviceId(site: string, key: string): string {
  return `${site}${SERVICE_PREFIX}/${key}`;
}

/** Returns the ETag of a response that never changes at its address. */
export function etagOf({ key }: PreparedImage, variant = ""): string {
  return `"${key}-${FOLDER_FORMAT}${variant}"`;
}

/**
 * Caching of responses. An image never changes, since its key is derived from its content, but it may cease to be
 * public: caches revalidate after a day, or after an hour for its information.
 */
export const caching = {
  image: "public, max-age=86400, immutable",
  information: "public, max-age=3600",
  /** For an image that not everyone may see. */
  private: "private, no-store",
};

/** Returns the headers of a public image. */
export function pictureHeaders(id: string, image: PreparedImage, { canonical }: Resolved) {
  return {
    link: `<${id}/${canonical}>;rel="canonical", <${PROFILE}>;rel="profile"`,
    "cache-control": caching.image,
    etag: etagOf(image),
  };
}
