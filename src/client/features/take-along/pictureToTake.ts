import { graphql, readInlineData } from "react-relay";
import type { pictureToTake_image$key } from "../../../../__generated__/relay/pictureToTake_image.graphql.ts";
import type { PictureToTake } from "../../offline/needs.ts";

/** Reads the fields of an image that determine which of its files are downloaded. */
export function pictureToTake(key: pictureToTake_image$key): PictureToTake {
  const { service, derivativeWidths, width, height, tiles } = readInlineData(
    graphql`
      fragment pictureToTake_image on Image @inline @throwOnFieldError {
        service
        width
        height
        derivativeWidths
        tiles {
          width
          scaleFactors
        }
      }
    `,
    key,
  );
  const grid = { width, height, tileWidth: tiles.width, scaleFactors: tiles.scaleFactors };
  return { service, derivativeWidths, grid };
}
