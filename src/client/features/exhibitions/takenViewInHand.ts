import { graphql, readInlineData } from "react-relay";
import type { takenViewInHand_view$key } from "../../../../__generated__/relay/takenViewInHand_view.graphql.ts";
import type { TakenViewInput } from "../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { ShownView } from "../desk/exhibitions/block-form.ts";

/** A view that was taken, as it is sent, and what is seen in it; null if that is not shown any more. */
export type ViewInHand = { readonly view: TakenViewInput; readonly shown: ShownView | null };

/** How wide a picture in a form is at least, in pixels, if there is one. */
const wideEnough = 480;

/** Reads a view that was taken out of an answer. */
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
