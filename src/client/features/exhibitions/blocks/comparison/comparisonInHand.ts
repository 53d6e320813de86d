import Icon from "lucide-react/icons/square-split-horizontal";
import { graphql, readInlineData } from "react-relay";
import type { comparisonInHand_block$key } from "../../../../../../__generated__/relay/comparisonInHand_block.graphql.ts";
import { takenViewInHand } from "../../takenViewInHand.ts";
import type { KindInHand } from "../block-in-hand.ts";

/** Editor definition of the comparison block. */
export const comparisonInHand: KindInHand<"comparison", comparisonInHand_block$key> = {
  kind: "comparison",
  name: "Comparison",
  icon: Icon,
  purpose: "Two pictures, one over or beside the other",
  begin: {
    views: ["Choose the first picture", "Choose the second picture"],
    make: ([first, second]) =>
      first && second ? { first, second, arrangement: "CURTAIN", caption: null } : null,
  },
  read: (key) => {
    const block = readInlineData(
      graphql`
        fragment comparisonInHand_block on ComparisonBlock @inline {
          first {
            ...takenViewInHand_view
          }
          second {
            ...takenViewInHand_view
          }
          arrangement
          caption
        }
      `,
      key,
    );
    const first = takenViewInHand(block.first);
    const second = takenViewInHand(block.second);
    const { arrangement, caption } = block;
    return {
      content: { first: first.view, second: second.view, arrangement, caption: caption ?? null },
      views: [first, second],
    };
  },
  summary: ({ caption }) => caption ?? "",
};
