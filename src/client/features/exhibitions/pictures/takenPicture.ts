import { graphql, readInlineData } from "react-relay";
import type { takenPicture_view$key } from "../../../../../__generated__/relay/takenPicture_view.graphql.ts";
import { readLook } from "../../../../view/taken-frame.ts";
import { filterOf } from "../../viewer/adjust.ts";
import { pictureSource } from "../../../ui/picture-source.ts";
import { derivativeUrl } from "../../../ui/picture-source.ts";

/** What is seen in a view that was taken, as a picture. */
export type TakenPicture = {
  /** Paths as `src` and `srcset` have them. */
  src: string;
  srcSet: string;
  /** The largest of them, in pixels. */
  width: number;
  height: number;
  /** What it shows, for those who cannot see it. */
  alt: string;
  /** The colours it is changed by, as a CSS `filter`; null for none. */
  filter: string | null;
  /** A ThumbHash of it, base64; null of a part, for which there is none. */
  placeholder: string | null;
  /** The path of the page that shows exactly this. */
  path: string;
};

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
  const filter = filterOf(look.adjustments);
  const seen = { path, filter: filter === "none" ? null : filter };
  const { service, width, height, derivativeWidths } = image;
  if (look.region === null && look.rotation === 0 && !look.mirror && derivativeWidths.length > 0) {
    return {
      ...seen,
      src: pictureSource({ service, derivativeWidths }).fallback,
      srcSet: derivativeWidths
        .map((each) => `${derivativeUrl(service, each, "webp")} ${each}w`)
        .join(", "),
      width,
      height,
      alt: image.alt || work.title,
      placeholder: image.placeholder,
    };
  }
  return {
    ...seen,
    src: (cuts.find(({ width: each }) => each >= 800) ?? largest).address,
    srcSet: cuts.map(({ address, width: each }) => `${address} ${each}w`).join(", "),
    width: largest.width,
    height: largest.height,
    alt: `Detail of ${work.title}`,
    placeholder: null,
  };
}
