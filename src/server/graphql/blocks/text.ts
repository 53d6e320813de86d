import * as v from "valibot";
import type { TextBlock, TextBlockResolvers } from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-fields.ts";
import type { Contents, TextBlockModel } from "./contents.ts";
import { richText } from "./rules.ts";

export const textRules: v.GenericSchema<unknown, Contents["text"]> = v.object({ text: richText });

export const textBlock: Complete<TextBlock, Omit<TextBlockModel, "id">, TextBlockResolvers> = {
  ...blockFields,
  text: ({ content }) => content.text,
};
