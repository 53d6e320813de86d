import { graphql, readInlineData } from "react-relay";
import type { takenViewInHand_view$key } from "../../../../__generated__/relay/takenViewInHand_view.graphql.ts";
import type { TakenViewInput } from "../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { ShownView } from "../desk/exhibitions/block-form.ts";

/** A view snapshot as GraphQL input, with what it shows; null if the image is no longer visible. */
export type ViewInHand = { readonly view: TakenViewInput; readonly shown: ShownView | null };

/** Preferred minimum width of a thumbnail, in pixels. */
const wideEnough = 480;

/** Reads a view snapshot from a response. */
export function takenViewInHand(key: takenViewInHand_view$key): ViewInHand {
  const { workId, imageId, place, width, height, frame, work, image, cuts, isDoubtful } =
    readInlineData(
      graphql`
        fragment takenViewInHand_view on TakenView @inline @throwOnFieldError {
          workId
          imageId
          place
          width
          height
          frame
          isDoubtful
          work {
            title
          }
          image {
            alt
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
  const cut = cuts.find((each) => each.width >= wideEnough) ?? cuts.at(-1);
  return {
    view: { workId, imageId, place, width, height, frame },
    shown:
      work && cut
        ? {
            src: cut.address,
            width: cut.width,
            height: cut.height,
            alt: image?.alt ?? "",
            title: work.title,
            isDoubtful,
          }
        : null,
  };
}
