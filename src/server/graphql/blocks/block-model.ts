import type { BlockRow } from "../../store/exhibition-rows.ts";
import type { ExhibitionBlock } from "../../../../__generated__/resolvers.ts";
import { toGlobalId } from "../global-id.ts";

/** What resolvers are given for a block that holds this. */
export type BlockOf<Content> = Omit<BlockRow, "content"> & {
  content: Content;
  __typename?: NonNullable<ExhibitionBlock["__typename"]>;
};

/** How every block answers what all blocks have; the rest is in its row. */
export const blockFields = {
  id: ({ id }: { id: string }) => toGlobalId("ExhibitionBlock", id),
};
