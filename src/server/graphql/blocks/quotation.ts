import * as v from "valibot";
import type {
  QuotationBlock,
  QuotationBlockResolvers,
} from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-fields.ts";
import type { Contents, QuotationBlockModel } from "./contents.ts";
import { anyWords, language, webAddress, words } from "./rules.ts";

export const quotationRules: v.GenericSchema<unknown, Contents["quotation"]> = v.object({
  words: anyWords(4_000),
  source: words(500),
  address: v.nullish(webAddress(["https:", "http:"]), null),
  language: v.nullish(language, null),
});

export const quotationBlock: Complete<
  QuotationBlock,
  Omit<QuotationBlockModel, "id">,
  QuotationBlockResolvers
> = {
  ...blockFields,
  words: ({ content }) => content.words,
  source: ({ content }) => content.source,
  address: ({ content }) => content.address,
  language: ({ content }) => content.language,
};
