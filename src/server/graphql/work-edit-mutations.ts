import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { normaliseIdentifier, problemsOf, problemsOfNew } from "../../record/work-rules.ts";
import type { FieldProblem } from "../../record/work-rules.ts";
import { addWork } from "../store/add-work.ts";
import { editWorks } from "../store/edit-works.ts";
import { UnstorableWork } from "../store/problems.ts";
import { anyWorkById } from "../store/work-history.ts";
import { givenFields } from "./given-fields.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";

type Fields = "addWork" | "editWork";

const noWork = "This work is not in the collection any more. Load the page again.";
const identifierTaken =
  "There is a work with this identifier already. Look for it, or choose another one.";
const notByHand = "A work is taken out by undoing its import. Withdraw it instead.";
const changedMeanwhile =
  "Somebody has changed this work since you looked at it. Look at both, and save again what you want to keep.";

/** Edits of one work; the permission table restricts these mutations to curators and owners. */
export const workEditMutations: Required<Pick<MutationResolvers, Fields>> = {
  addWork: async (_, { input }, { db, viewer }) => {
    const added = { ...input, identifier: normaliseIdentifier(input.identifier) };
    const problems = problemsOfNew(added);
    if (problems.length > 0) return refused(problems);
    const memberId = await viewer.memberId();
    const work = await addWork(db, added, { actor: "MEMBER", memberId });
    return work ? { __typename: "AddWorkSuccess", work } : invalid("identifier", identifierTaken);
  },
  editWork: async (_, { input: { id, version, fields, status } }, { db, viewer }) => {
    const workId = idWithin("Work", id);
    const present = workId === null ? null : await anyWorkById(db, workId);
    if (!present || present.status === "REMOVED") return invalid("id", noWork);
    if (status === "REMOVED") return invalid("status", notByHand);
    const given = givenFields(fields ?? {});
    const problems = problemsOf(given, present);
    if (problems.length > 0) return refused(problems);
    const edit = {
      id: present.id,
      version,
      edit: (state) => ({ ...state, ...given, ...(status && { status }) }),
    } satisfies Parameters<typeof editWorks>[1][number];
    const cause = { through: "EDIT", actor: "MEMBER", memberId: await viewer.memberId() } as const;
    let outcome;
    try {
      [outcome] = await editWorks(db, [edit], cause);
    } catch (error) {
      if (error instanceof UnstorableWork) return invalid(error.field, error.message);
      throw error;
    }
    const work = await anyWorkById(db, present.id);
    if (outcome === "no-such-work" || !work) return invalid("id", noWork);
    return outcome === "conflict"
      ? { __typename: "WorkConflict", message: changedMeanwhile, work }
      : { __typename: "EditWorkSuccess", work };
  },
};

function refused(problems: FieldProblem[]) {
  return { __typename: "InvalidInput" as const, problems };
}
