import * as v from "valibot";
import type {
  ComparisonBlock,
  ComparisonBlockResolvers,
} from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-fields.ts";
import type { Contents, ComparisonBlockModel } from "./contents.ts";
import { takenView, words } from "./rules.ts";

export const comparisonRules: v.GenericSchema<unknown, Contents["comparison"]> = v.object({
  first: takenView,
  second: takenView,
  arrangement: v.picklist(["CURTAIN", "SIDE"]),
  caption: words(1_000),
});

export const comparisonBlock: Complete<
  ComparisonBlock,
  Omit<ComparisonBlockModel, "id">,
  ComparisonBlockResolvers
> = {
  ...blockFields,
  first: ({ content }) => content.first,
  second: ({ content }) => content.second,
  arrangement: ({ content }) => content.arrangement,
  caption: ({ content }) => content.caption,
};
