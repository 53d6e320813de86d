import { graphql, readInlineData } from "react-relay";
import type { takenPicture_view$key } from "../../../../../__generated__/relay/takenPicture_view.graphql.ts";
import { readLook } from "../../../../view/taken-frame.ts";
import { filterOf } from "../../viewer/adjust.ts";
import { pictureIn } from "./pictureIn.ts";
import type { ShownPicture } from "./shown-picture.ts";

/** The image of a view snapshot, with the path of the page that shows exactly this view. */
export type TakenPicture = ShownPicture & { path: string };

/**
 * Reads the image of a view snapshot with its colour adjustments; null if the work or its image is no longer visible.
 */
export function takenPicture(key: takenPicture_view$key): TakenPicture | null {
  const view = readInlineData(
    graphql`
      fragment takenPicture_view on TakenView @inline {
        frame
        path
        ...pictureIn_view
      }
    `,
    key,
  );
  const picture = pictureIn(view);
  const look = readLook(view.frame);
  if (!picture || !look || view.path == null) return null;
  const filter = filterOf(look.adjustments);
  return { ...picture, filter: filter === "none" ? null : filter, path: view.path };
}
