import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { hashOfToken, newToken } from "../accounts/tokens.ts";
import {
  deleteExhibition,
  editExhibition,
  publishExhibition,
  restoreExhibition,
  setDraftKey,
  withdrawExhibition,
} from "../store/exhibition-edits.ts";
import type { ChangeResult } from "../store/exhibition-edits.ts";
import { putBackExhibition } from "../store/put-back-exhibition.ts";
import { readHead } from "./exhibition-input.ts";
import { sentences } from "./exhibition-refusals.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";

type Mutations =
  | "editExhibition"
  | "publishExhibition"
  | "withdrawExhibition"
  | "deleteExhibition"
  | "restoreExhibition"
  | "makeDraftLink"
  | "closeDraftLink"
  | "putBackExhibition";

// The permission table restricts these mutations to curators and owners.
export const exhibitionMutations: Required<Pick<MutationResolvers, Mutations>> = {
  editExhibition: async (_, { input }, { db, loaders, viewer }) => {
    const id = idIn(input.id);
    const present = await loaders.exhibition.load(id);
    if (!present) return invalid("id", sentences.noExhibition);
    const read = readHead(input, present);
    if ("problems" in read) return { __typename: "InvalidInput", problems: read.problems };
    const edit = { ...read.head, version: input.version };
    const edited = await editExhibition(db, await viewer.ensureMemberId(), id, edit);
    if (edited.outcome === "conflict") {
      return { __typename: "ExhibitionConflict", exhibition: edited.exhibition };
    }
    return answerTo(edited);
  },
  publishExhibition: async (_, { input: { id, at } }, { db, viewer }) => {
    const moment = at == null ? null : new Date(at);
    if (moment && moment.getTime() <= Date.now()) return invalid("at", sentences.past);
    const memberId = await viewer.ensureMemberId();
    return answerTo(await publishExhibition(db, memberId, idIn(id), moment));
  },
  withdrawExhibition: async (_, { input: { id } }, { db, viewer }) =>
    answerTo(await withdrawExhibition(db, await viewer.ensureMemberId(), idIn(id))),
  deleteExhibition: async (_, { input: { id } }, { db, viewer }) => {
    const deleted = await deleteExhibition(db, await viewer.ensureMemberId(), idIn(id));
    return deleted.outcome === "changed"
      ? { __typename: "DeleteExhibitionSuccess", deletedId: id }
      : invalid("id", sentences.noExhibition);
  },
  restoreExhibition: async (_, { input: { id } }, { db, viewer }) => {
    const restored = await restoreExhibition(db, await viewer.ensureMemberId(), idIn(id));
    return restored.outcome === "changed" ? answerTo(restored) : invalid("id", sentences.gone);
  },
  makeDraftLink: async (_, { input: { id } }, { db, viewer }) => {
    const key = newToken(16);
    const memberId = await viewer.ensureMemberId();
    const made = await setDraftKey(db, memberId, idIn(id), hashOfToken(key));
    return made.outcome === "changed"
      ? { __typename: "MakeDraftLinkSuccess", exhibition: made.exhibition, key }
      : invalid("id", sentences.noExhibition);
  },
  closeDraftLink: async (_, { input: { id } }, { db, viewer }) =>
    answerTo(await setDraftKey(db, await viewer.ensureMemberId(), idIn(id), null)),
  putBackExhibition: async (_, { input: { id, number } }, { db, viewer }) => {
    const memberId = await viewer.ensureMemberId();
    const put = await putBackExhibition(db, memberId, idIn(id), number);
    return put.outcome === "no-such-version"
      ? invalid("number", sentences.noVersion)
      : answerTo(put);
  },
};

function answerTo(result: ChangeResult) {
  return result.outcome === "changed"
    ? { __typename: "ChangeExhibitionSuccess" as const, exhibition: result.exhibition }
    : invalid("id", sentences.noExhibition);
}

/** Returns the id within its type; for anything but an exhibition an empty text, which matches none. */
function idIn(globalId: string): string {
  return idWithin("Exhibition", globalId) ?? "";
}
