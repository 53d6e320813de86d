import { graphql, readInlineData } from "react-relay";
import type { comparedWork_work$key } from "../../../../__generated__/relay/comparedWork_work.graphql.ts";
import type { ComparedWork } from "./fit-compared.ts";

/** What must be known of a work before its pictures can be compared. */
export function readComparedWork(key: comparedWork_work$key): ComparedWork {
  const { title, images } = readInlineData(
    graphql`
      fragment comparedWork_work on Work @inline @throwOnFieldError {
        title
        images {
          width
          height
          pixelsPerCm
        }
      }
    `,
    key,
  );
  return {
    title,
    images: images.map(({ width, height, pixelsPerCm }) => ({
      width,
      height,
      pixelsPerCm: pixelsPerCm ?? null,
    })),
  };
}
