import type {
  InvalidInput,
  MutationResolvers,
  SaveSearchInput,
} from "../../../__generated__/resolvers.ts";
import { isStorable } from "../store/is-storable.ts";
import {
  changeSavedSearch,
  deleteSavedSearch,
  savedSearchesLimit,
  saveSearch,
} from "../store/saved-searches.ts";
import type { Context } from "./context.ts";
import { fromGlobalId } from "./global-id.ts";
import { isStorableChoice, keptChoice } from "./kept-choice.ts";

/** Maximum length of the name of a saved search, and of all its filter values together, in UTF-16 code units. */
const longestName = 120;
const longestFilter = 2_000;

const sentences = {
  noName: "Give the search a name.",
  longName: `A name has at most ${longestName} characters.`,
  nothingChosen: "There is nothing to save yet. Search for words or choose a filter first.",
  longFilter: `The filters of a saved search have at most ${longestFilter.toLocaleString("en-GB")} characters together. Choose fewer.`,
  unstorable: "A null character, or half of a character, cannot be saved. Leave it out.",
  noSuchSearch: "This search is not saved any more. Load the page again.",
  tooMany: `You can save at most ${savedSearchesLimit} searches. Delete one first.`,
};

type Mutations = "saveSearch" | "renameSavedSearch" | "markSavedSearchSeen" | "deleteSavedSearch";

export const savedSearchMutations: Required<Pick<MutationResolvers, Mutations>> = {
  saveSearch: async (_, { input }, context) => {
    const problem = problemOfName(input.name) ?? problemOfChoice(input);
    if (problem) return problem;
    const { search, filter } = keptChoice(input);
    const seen = uuid.test(input.seen ?? "") ? (input.seen ?? null) : await newest(context);
    const saved = await saveSearch(context.db, await context.viewer.ensureMemberId(), {
      name: input.name.trim(),
      search,
      filter,
      order: input.order ?? null,
      seen,
    });
    if (saved.outcome === "too-many") return invalid("search", sentences.tooMany);
    return {
      __typename: "SaveSearchSuccess",
      savedSearchEdge: { node: saved.row, cursor: saved.cursor },
    };
  },
  renameSavedSearch: async (_, { input: { id, name } }, context) =>
    problemOfName(name) ?? change(id, () => ({ name: name.trim() }), context),
  markSavedSearchSeen: (_, { input: { id } }, context) =>
    change(id, async () => ({ seen: await newest(context) }), context),
  deleteSavedSearch: async (_, { input: { id } }, { db, viewer }) => {
    const key = keyIn(id);
    const memberId = await viewer.memberId();
    if (key === null) return invalid("id", sentences.noSuchSearch);
    if (memberId !== null) await deleteSavedSearch(db, memberId, key);
    return { __typename: "DeleteSavedSearchSuccess", deletedId: id };
  },
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the id of the newest work: later ones will count as new. */
function newest({ search }: Context): Promise<string | null> {
  return search.ask("newest", null);
}

type Change = Parameters<typeof changeSavedSearch>[3];

async function change(
  globalId: string,
  changeOf: () => Change | Promise<Change>,
  { db, viewer }: Context,
) {
  const key = keyIn(globalId);
  const memberId = await viewer.memberId();
  if (key === null || memberId === null) return invalid("id", sentences.noSuchSearch);
  const savedSearch = await changeSavedSearch(db, memberId, key, await changeOf());
  return savedSearch
    ? { __typename: "ChangeSavedSearchSuccess" as const, savedSearch }
    : invalid("id", sentences.noSuchSearch);
}

function problemOfName(name: string): Invalid | null {
  if (name.trim() === "") return invalid("name", sentences.noName);
  if (name.trim().length > longestName) return invalid("name", sentences.longName);
  return isStorable(name) ? null : invalid("name", sentences.unstorable);
}

function problemOfChoice(input: SaveSearchInput): Invalid | null {
  const choice = keptChoice(input);
  const values = Object.values(choice.filter).flat();
  if (choice.search === null && values.every((value) => value === null)) {
    return invalid("search", sentences.nothingChosen);
  }
  const texts = values.filter((value) => typeof value === "string");
  if (texts.join("").length > longestFilter) return invalid("search", sentences.longFilter);
  return isStorableChoice(choice) ? null : invalid("search", sentences.unstorable);
}

function keyIn(globalId: string): string | null {
  const key = fromGlobalId(globalId);
  return key?.type === "SavedSearch" ? key.id : null;
}

type Invalid = InvalidInput & { __typename: "InvalidInput" };

function invalid(field: string, message: string): Invalid {
  return { __typename: "InvalidInput", problems: [{ field, message }] };
}
