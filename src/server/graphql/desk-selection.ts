import type { DeskWorkFilter, InputMaybe } from "../../../__generated__/resolvers.ts";
import type { Search } from "../search/search.ts";
import type { DeskSelection } from "../store/desk-works.ts";
import { badInput } from "./errors.ts";
import { idWithin } from "./global-id.ts";

/** The longest search, in characters. */
const longestSearch = 200;

type Given = { search?: InputMaybe<string>; filter?: InputMaybe<DeskWorkFilter> };

/**
 * Which works of the desk are asked for.
 *
 * @param index knows the works that it could not process
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
    // What names no import has brought nothing in.
    importId: importId == null ? null : (idWithin("Import", importId) ?? ""),
  };
}
