import * as v from "valibot";
import type { PictureBlock, PictureBlockResolvers } from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-fields.ts";
import type { Contents, PictureBlockModel } from "./contents.ts";
import { takenView, words } from "./rules.ts";

export const pictureRules: v.GenericSchema<unknown, Contents["picture"]> = v.object({
  view: takenView,
  caption: words(1_000),
  width: v.picklist(["COLUMN", "WIDE", "FULL"]),
});

export const pictureBlock: Complete<
  PictureBlock,
  Omit<PictureBlockModel, "id">,
  PictureBlockResolvers
> = {
  ...blockFields,
  view: ({ content }) => content.view,
  caption: ({ content }) => content.caption,
  width: ({ content }) => content.width,
};
