import { toGlobalId } from "../global-id.ts";

/** Resolvers of the fields that all blocks have and that are not columns of the row. */
export const blockFields = {
  id: ({ id }: { id: string }) => toGlobalId("ExhibitionBlock", id),
};
