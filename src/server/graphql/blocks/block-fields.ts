import { toGlobalId } from "../global-id.ts";

/** How every block answers what all blocks have; the rest is in its row. */
export const blockFields = {
  id: ({ id }: { id: string }) => toGlobalId("ExhibitionBlock", id),
};
