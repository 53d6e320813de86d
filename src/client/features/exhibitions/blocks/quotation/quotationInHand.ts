import Icon from "lucide-react/icons/quote";
import { graphql, readInlineData } from "react-relay";
import type { quotationInHand_block$key } from "../../../../../../__generated__/relay/quotationInHand_block.graphql.ts";
import type { KindInHand } from "../block-in-hand.ts";

/** Editor definition of the quotation block. */
export const quotationInHand: KindInHand<"quotation", quotationInHand_block$key> = {
  kind: "quotation",
  name: "Quotation",
  icon: Icon,
  purpose: "What somebody said or wrote",
  begin: { make: () => ({ words: "", source: null, address: null, language: null }) },
  read: (key) => {
    const { words, source, address, language } = readInlineData(
      graphql`
        fragment quotationInHand_block on QuotationBlock @inline {
          words
          source
          address
          language
        }
      `,
      key,
    );
    const content = {
      words,
      source: source ?? null,
      address: address ?? null,
      language: language ?? null,
    };
    return { content, views: [] };
  },
  summary: ({ words }) => words,
};
