import Icon from "lucide-react/icons/minus";
import { graphql, readInlineData } from "react-relay";
import type { separatorInHand_block$key } from "../../../../../../__generated__/relay/separatorInHand_block.graphql.ts";
import type { KindInHand } from "../block-in-hand.ts";

const looks: Readonly<Record<string, string>> = {
  LINE: "A line",
  SPACE: "Empty space",
  STARS: "Three stars",
};

/** Editor definition of the separator block. */
export const separatorInHand: KindInHand<"separator", separatorInHand_block$key> = {
  kind: "separator",
  name: "Separator",
  icon: Icon,
  purpose: "A pause between what stands before and after",
  begin: { make: () => ({ look: "LINE" }) },
  read: (key) => {
    const { look } = readInlineData(
      graphql`
        fragment separatorInHand_block on SeparatorBlock @inline {
          look
        }
      `,
      key,
    );
    return { content: { look }, views: [] };
  },
  summary: ({ look }) => looks[look ?? "LINE"] ?? "",
};
