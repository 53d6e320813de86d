import * as v from "valibot";
import type { TextBlock, TextBlockResolvers } from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-model.ts";
import type { BlockOf } from "./block-model.ts";
import { richText } from "./rules.ts";

export const textRules = v.object({ text: richText });

export type TextBlockModel = BlockOf<v.InferOutput<typeof textRules>>;

export const textBlock: Complete<TextBlock, Omit<TextBlockModel, "id">, TextBlockResolvers> = {
  ...blockFields,
  text: ({ content }) => content.text,
};
