import * as v from "valibot";
import type {
  QuotationBlock,
  QuotationBlockResolvers,
} from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-model.ts";
import type { BlockOf } from "./block-model.ts";
import { anyWords, webAddress, words } from "./rules.ts";

export const quotationRules = v.object({
  words: anyWords(4_000),
  source: words(500),
  address: v.nullish(webAddress(["https:", "http:"]), null),
});

export type QuotationBlockModel = BlockOf<v.InferOutput<typeof quotationRules>>;

export const quotationBlock: Complete<
  QuotationBlock,
  Omit<QuotationBlockModel, "id">,
  QuotationBlockResolvers
> = {
  ...blockFields,
  words: ({ content }) => content.words,
  source: ({ content }) => content.source,
  address: ({ content }) => content.address,
};
