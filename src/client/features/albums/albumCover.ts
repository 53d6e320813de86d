import { graphql, readInlineData } from "react-relay";
import type { albumCover_entry$key } from "../../../../__generated__/relay/albumCover_entry.graphql.ts";
import type { Entry } from "./albumEntry.ts";

/** The displayed fields of an album's cover entry. */
export type Cover = Pick<Entry, "isDetail" | "image" | "cuts">;

/** Reads an album's cover from a response, with only the fields that lists of albums show. */
export function albumCover(key: albumCover_entry$key): Cover {
  const { view, image, cuts } = readInlineData(
    graphql`
      fragment albumCover_entry on AlbumEntry @inline @throwOnFieldError {
        view
        image {
          service
          width
          height
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
  return {
    isDetail: view != null,
    image: image ? imageIn(image) : null,
    cuts: cuts.map(({ address, width, height }) => ({ address, width, height })),
  };
}

function imageIn(image: Omit<NonNullable<Entry["image"]>, "alt">): Cover["image"] {
  const { service, width, height, placeholder, derivativeWidths } = image;
  // The title beside it describes it.
  return { service, width, height, placeholder, derivativeWidths, alt: null };
}
