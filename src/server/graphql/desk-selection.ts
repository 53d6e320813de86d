import type { DeskWorkFilter, InputMaybe } from "../../../__generated__/resolvers.ts";
import type { Search } from "../search/search.ts";
import type { DeskSelection } from "../store/desk-works.ts";
import { badInput } from "./errors.ts";
import { idWithin } from "./global-id.ts";

/** Maximum length of a search, in UTF-16 code units. */
const longestSearch = 200;

type Given = { search?: InputMaybe<string>; filter?: InputMaybe<DeskWorkFilter> };

/**
 * Converts search and filter to a selection of works in the dashboard.
 *
 * @param index provides the works that it could not process
 * @throws GraphQLError BAD_USER_INPUT when the search is too long
 */
export function deskSelection(
  { search, filter }: Given,
  index: Pick<Search, "skippedIds">,
): DeskSelection {
  if ((search ?? "").length > longestSearch) {
    throw badInput(`"search" must have at most ${longestSearch} characters.`);
  }
  const importId = filter?.import;
  const problem = filter?.problem ?? null;
  return {
    search: search ?? null,
    status: filter?.status ?? null,
    ...(problem === "NOT_INDEXED"
      ? { problem: null, ids: index.skippedIds() }
      : { problem, ids: null }),
    // An invalid id matches no import.
    importId: importId == null ? null : (idWithin("Import", importId) ?? ""),
  };
}
