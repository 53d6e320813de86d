import { toGlobalId } from "../graphql/global-id.ts";

/** Path prefix of annotations: `/iiif/annotations/<the image's global id>`. */
export const ANNOTATIONS_PREFIX = "/iiif/annotations";

/** Returns the URL of the details of an image. */
export function detailsAddress(imageId: string, origin: string): string {
  return `${annotationsAddress(imageId, origin)}/details`;
}

/** Returns the URL of the notes of an image. */
export function annotationsAddress(imageId: string, origin: string): string {
  return `${origin}${ANNOTATIONS_PREFIX}/${toGlobalId("Image", imageId)}`;
}
