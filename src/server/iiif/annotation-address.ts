import { toGlobalId } from "../graphql/global-id.ts";

/** Where the notes of a picture are: `/iiif/annotations/<the picture's global id>`. */
export const ANNOTATIONS_PREFIX = "/iiif/annotations";

/** The address of the described details of the picture with this id. */
export function detailsAddress(imageId: string, origin: string): string {
  return `${annotationsAddress(imageId, origin)}/details`;
}

/** The address of the notes of the picture with this id. */
export function annotationsAddress(imageId: string, origin: string): string {
  return `${origin}${ANNOTATIONS_PREFIX}/${toGlobalId("Image", imageId)}`;
}
