import { graphql, readInlineData } from "react-relay";
import type { workInHand_work$key } from "../../../../../__generated__/relay/workInHand_work.graphql.ts";
import { deskPicture, type DeskPicture } from "./deskPicture.ts";

/** A work whose images are edited. */
export type WorkInHand = {
  readonly id: string;
  readonly title: string;
  /** Number of the latest revision. */
  readonly version: number;
  readonly heightCm: number | null;
  readonly widthCm: number | null;
  readonly pictures: readonly DeskPicture[];
};

/** Reads a work and its images from a response. */
export function workInHand(key: workInHand_work$key): WorkInHand {
  const { id, title, version, dimensions, images } = readInlineData(
    graphql`
      fragment workInHand_work on Work @inline @throwOnFieldError {
        id
        title
        version
        dimensions {
          heightCm
          widthCm
        }
        images {
          ...deskPicture_image
        }
      }
    `,
    key,
  );
  return {
    id,
    title,
    version: version ?? 0,
    heightCm: dimensions?.heightCm ?? null,
    widthCm: dimensions?.widthCm ?? null,
    pictures: images.map(deskPicture),
  };
}
