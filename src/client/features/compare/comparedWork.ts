import { graphql, readInlineData } from "react-relay";
import type { comparedWork_work$key } from "../../../../__generated__/relay/comparedWork_work.graphql.ts";
import type { ComparedWork } from "./fit-compared.ts";

/** Reads the fields of a work that are needed to compare its images. */
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
