import Icon from "lucide-react/icons/image";
import { graphql, readInlineData } from "react-relay";
import type { pictureInHand_block$key } from "../../../../../../__generated__/relay/pictureInHand_block.graphql.ts";
import { takenViewInHand } from "../../takenViewInHand.ts";
import type { KindInHand } from "../block-in-hand.ts";

/** Editor definition of the image block. */
export const pictureInHand: KindInHand<"picture", pictureInHand_block$key> = {
  kind: "picture",
  name: "Picture",
  icon: Icon,
  purpose: "One picture, or a part of one",
  begin: {
    views: ["Choose the picture"],
    make: ([view]) => (view ? { view, caption: null, width: "COLUMN" } : null),
  },
  read: (key) => {
    const { view, caption, width } = readInlineData(
      graphql`
        fragment pictureInHand_block on PictureBlock @inline {
          view {
            ...takenViewInHand_view
          }
          caption
          width
        }
      `,
      key,
    );
    const taken = takenViewInHand(view);
    return { content: { view: taken.view, caption: caption ?? null, width }, views: [taken] };
  },
  summary: ({ caption }) => caption ?? "",
};
