import * as v from "valibot";
import type {
  SeparatorBlock,
  SeparatorBlockResolvers,
} from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-model.ts";
import type { BlockOf } from "./block-model.ts";

export const separatorRules = v.object({ look: v.picklist(["LINE", "SPACE", "STARS"]) });

export type SeparatorBlockModel = BlockOf<v.InferOutput<typeof separatorRules>>;

export const separatorBlock: Complete<
  SeparatorBlock,
  Omit<SeparatorBlockModel, "id">,
  SeparatorBlockResolvers
> = {
  ...blockFields,
  look: ({ content }) => content.look,
};
