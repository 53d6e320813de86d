import * as v from "valibot";
import type {
  SeparatorBlock,
  SeparatorBlockResolvers,
} from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-fields.ts";
import type { Contents, SeparatorBlockModel } from "./contents.ts";

export const separatorRules: v.GenericSchema<unknown, Contents["separator"]> = v.object({
  look: v.picklist(["LINE", "SPACE", "STARS"]),
});

export const separatorBlock: Complete<
  SeparatorBlock,
  Omit<SeparatorBlockModel, "id">,
  SeparatorBlockResolvers
> = {
  ...blockFields,
  look: ({ content }) => content.look,
};
