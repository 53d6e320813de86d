import Icon from "lucide-react/icons/letter-text";
import { graphql, readInlineData } from "react-relay";
import type { textInHand_block$key } from "../../../../../../__generated__/relay/textInHand_block.graphql.ts";
import { noText, wordsOf } from "../../../../../text/rich-text.ts";
import type { KindInHand } from "../block-in-hand.ts";

/** Editor definition of the text block. */
export const textInHand: KindInHand<"text", textInHand_block$key> = {
  kind: "text",
  name: "Text",
  icon: Icon,
  purpose: "Words with headings, lists, links and footnotes",
  begin: { make: () => ({ text: noText }) },
  read: (key) => {
    const { text } = readInlineData(
      graphql`
        fragment textInHand_block on TextBlock @inline {
          text
        }
      `,
      key,
    );
    return { content: { text }, views: [] };
  },
  summary: ({ text }) => wordsOf(text),
};
