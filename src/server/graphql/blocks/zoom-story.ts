import * as v from "valibot";
import type {
  ZoomStoryBlock,
  ZoomStoryBlockResolvers,
} from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-fields.ts";
import type { Contents, ZoomStoryBlockModel } from "./contents.ts";
import { keyed, richText, takenView, words } from "./rules.ts";

export const zoomStoryRules: v.GenericSchema<unknown, Contents["zoomStory"]> = v.object({
  title: words(200),
  steps: keyed({ view: takenView, title: words(200), text: richText }, 100, "steps"),
});

export const zoomStoryBlock: Complete<
  ZoomStoryBlock,
  Omit<ZoomStoryBlockModel, "id">,
  ZoomStoryBlockResolvers
> = {
  ...blockFields,
  title: ({ content }) => content.title,
  steps: ({ content }) => content.steps,
};
