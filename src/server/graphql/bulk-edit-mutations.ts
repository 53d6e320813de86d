import type { EditedWorksInput, MutationResolvers } from "../../../__generated__/resolvers.ts";
import { bulkEdit, undoBulkEdit } from "../store/bulk-edit.ts";
import { deskWorkIds, worksOfAnyStatus } from "../store/desk-works.ts";
import { tellApart } from "../store/duplicates.ts";
import { editLimit } from "../store/edit-works.ts";
import { UnstorableWork } from "../store/problems.ts";
import { withChanges } from "../store/work-changes.ts";
import type { Context } from "./context.ts";
import { deskSelection } from "./desk-selection.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";
import { workChangesFrom } from "./work-changes-input.ts";

type Fields = "editWorks" | "undoBulkEdit" | "tellApart";

/** Maximum number of works in one change of a whole selection. */
const selectionLimit = 10_000;

const sentences = {
  noIds: `Say which works: from 1 to ${editLimit} of them.`,
  noWork: "These are not works of this collection. Load the page again.",
  tooMany: "At most 10,000 works can be changed at a time. Narrow the search or the filters.",
  noChange: "There is no such change of many works. Load the page again.",
  unstorable: ({ identifier, message }: UnstorableWork) =>
    `The work ${identifier} cannot be changed like this. ${message} Leave this work out, and change the others again.`,
  noGroup: "These works are not alike any more. Load the page again.",
};

/** Bulk edits; the permission table restricts them to curators and owners. */
export const bulkEditMutations: Required<Pick<MutationResolvers, Fields>> = {
  editWorks: async (_, { input }, context) => {
    const read = workChangesFrom(input.changes);
    if ("problems" in read) return { __typename: "InvalidInput", problems: read.problems };
    const chosen = await chosenWorks(input.works, context);
    if (!chosen.ids) return chosen.refusal;
    const { db } = context;
    const edit = (state: Parameters<typeof withChanges>[0]) => withChanges(state, read.changes);
    try {
      const { change, ...counts } = await bulkEdit(db, chosen.ids, edit, await who(context));
      return {
        __typename: "EditWorksSuccess",
        change: change === null ? null : String(change),
        ...counts,
        works: chosen.areNamed ? await worksOfAnyStatus(db, chosen.ids) : [],
      };
    } catch (error) {
      if (error instanceof UnstorableWork) return invalid("works", sentences.unstorable(error));
      throw error;
    }
  },
  undoBulkEdit: async (_, { input: { change } }, context) => {
    const { db } = context;
    const id = /^[1-9]\d{0,14}$/.test(change) ? Number(change) : null;
    const done = id === null ? null : await undoBulkEdit(db, id, await who(context));
    if (!done) return invalid("change", sentences.noChange);
    const { putBack, kept, ids } = done;
    return {
      __typename: "UndoBulkEditSuccess",
      putBack,
      kept,
      works: await worksOfAnyStatus(db, ids),
    };
  },
  tellApart: async (_, { input: { group, areDifferent = true } }, { db }) =>
    (await tellApart(db, group, areDifferent))
      ? { __typename: "TellApartSuccess", group }
      : invalid("group", sentences.noGroup),
};

const who = async ({ viewer }: Context) =>
  ({ actor: "MEMBER", memberId: await viewer.memberId() }) as const;

/** Returns the ids of the works to edit, or the reason for the rejection. */
async function chosenWorks({ ids, selection }: EditedWorksInput, { db, search }: Context) {
  if (selection) {
    const chosen = deskSelection(selection, search);
    const found = await deskWorkIds(db, chosen, selectionLimit + 1);
    if (found.length > selectionLimit) return { refusal: invalid("works", sentences.tooMany) };
    if (found.length === selection.count) return { ids: found, areNamed: false };
    return { refusal: conflict(found.length) };
  }
  const named = [...new Set(ids ?? [])];
  if (named.length === 0 || named.length > editLimit) {
    return { refusal: invalid("works", sentences.noIds) };
  }
  const known = named.flatMap((id) => idWithin("Work", id) ?? []);
  if (known.length < named.length) return { refusal: invalid("works", sentences.noWork) };
  return { ids: known, areNamed: true };
}

function conflict(count: number) {
  const works = count === 1 ? "is 1 work" : `are ${count.toLocaleString("en-GB")} works`;
  const message = `There ${works} now, for somebody has changed the collection. Nothing was changed; look again, and do it once more.`;
  return { __typename: "SelectionConflict" as const, message, count };
}
