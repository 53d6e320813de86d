import type {
  SavedSearch,
  SavedSearchConnection,
  SavedSearchConnectionResolvers,
  SavedSearchResolvers,
} from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import { connectionResolvers } from "./connection.ts";
import { toGlobalId } from "./global-id.ts";
import type { SavedSearchConnectionModel, SavedSearchModel } from "./models.ts";
import { selectionOf } from "./selection.ts";

export const savedSearch: Complete<
  SavedSearch,
  Omit<SavedSearchModel, "id">,
  SavedSearchResolvers
> = {
  id: ({ id }) => toGlobalId("SavedSearch", id),
  newCount: ({ search: typed, filter, seen }, _, { search }) =>
    search.ask("countAfter", { selection: selectionOf(typed, filter), id: seen }),
};

export const savedSearchConnection: Complete<
  SavedSearchConnection,
  Pick<SavedSearchConnectionModel, never>,
  SavedSearchConnectionResolvers
> = connectionResolvers;
