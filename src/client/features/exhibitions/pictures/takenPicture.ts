import { graphql, readInlineData } from "react-relay";
import type { takenPicture_view$key } from "../../../../../__generated__/relay/takenPicture_view.graphql.ts";
import { readLook } from "../../../../view/taken-frame.ts";
import { filterOf } from "../../viewer/adjust.ts";
import type { ShownPicture } from "./shown-picture.ts";
import { wholePicture } from "./whole-picture.ts";

/** Pixels that a browser is given which cannot choose. */
const usual = 800;

/** What is seen in a view that was taken, and the path of the page that shows exactly this. */
export type TakenPicture = ShownPicture & { path: string };

/** The picture of a view; null if the work or its image is not shown any more. */
export function takenPicture(key: takenPicture_view$key): TakenPicture | null {
  const { frame, path, work, image, cuts } = readInlineData(
    graphql`
      fragment takenPicture_view on TakenView @inline @throwOnFieldError {
        frame
        path
        work {
          title
        }
        image {
          service
          width
          height
          alt
          placeholder
          derivativeWidths
        }
        cuts {
          address
          width
          height
        }
      }
    `,
    key,
  );
  const largest = cuts.at(-1);
  const look = readLook(frame);
  if (!work || !image || !largest || path == null || !look) return null;
  const { region, rotation, mirror, adjustments } = look;
  const colours = filterOf(adjustments);
  const filter = colours === "none" ? null : colours;
  if (region === null && rotation === 0 && !mirror) {
    return { ...wholePicture(image, image.alt || work.title), filter, path };
  }
  return {
    src: (cuts.find(({ width }) => width >= usual) ?? largest).address,
    srcSet: cuts.map(({ address, width }) => `${address} ${width}w`).join(", "),
    width: largest.width,
    height: largest.height,
    alt: `Detail of ${work.title}`,
    filter,
    placeholder: null,
    path,
  };
}
