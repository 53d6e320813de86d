import { graphql, readInlineData } from "react-relay";
import type { pictureIn_view$key } from "../../../../../__generated__/relay/pictureIn_view.graphql.ts";
import type { ShownPicture } from "./shown-picture.ts";
import { wholePicture } from "./whole-picture.ts";

/** Preferred width for browsers without `srcset`, in pixels. */
const usual = 800;

/** Reads the image of a view snapshot in its original colours; null if the work or its image is no longer visible. */
export function pictureIn(key: pictureIn_view$key): ShownPicture | null {
  const { frame, work, image, cuts } = readInlineData(
    graphql`
      fragment pictureIn_view on TakenView @inline @throwOnFieldError {
        frame
        work {
          title
          recordLanguage
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
  if (!work || !image || !largest) return null;
  // An upright whole image has prepared derivatives.
  if (/^full 0( |$)/.test(frame)) {
    const { service, width, height, alt, placeholder, derivativeWidths } = image;
    const whole = { service, width, height, placeholder, derivativeWidths };
    return wholePicture(whole, alt || work.title, work.recordLanguage ?? null);
  }
  return {
    src: (cuts.find(({ width }) => width >= usual) ?? largest).address,
    srcSet: cuts.map(({ address, width }) => `${address} ${width}w`).join(", "),
    width: largest.width,
    height: largest.height,
    alt: `Detail of ${work.title}`,
    lang: "en",
    filter: null,
    placeholder: null,
  };
}
