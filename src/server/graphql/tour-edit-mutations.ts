import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { permitOf } from "../accounts/permissions.ts";
import { editTour } from "../store/tour-edits.ts";
import type { TourEdit } from "../store/tour-edits.ts";
import { deleteTour, tourById } from "../store/tours.ts";
import type { TourRow } from "../store/tours.ts";
import type { Context } from "./context.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";
import { problemOfText, refused, tourIn } from "./tour-input.ts";

const sentences = {
  notTheirs: "Only the guide of this tour can change it.",
  live: "This tour goes on. End it first.",
  noTour: "There is no such tour. Load the page again.",
  noStep: "This step is not there any more. Load the page again.",
  conflict: "The tour was changed meanwhile, here or by somebody else. Look at it and try again.",
};

type Mutations =
  | "renameTour"
  | "moveTourStep"
  | "rewriteTourStep"
  | "removeTourStep"
  | "deleteTour";

export const tourEditMutations: Required<Pick<MutationResolvers, Mutations>> = {
  renameTour: (_, { input: { tourId, version, title } }, context) =>
    problemOfText("title", title) ??
    edit("renameTour", tourId, version, { title: title.trim() }, context),
  moveTourStep: (_, { input: { tourId, version, stepId, after } }, context) =>
    edit(
      "moveTourStep",
      tourId,
      version,
      { move: stepIn(stepId), after: after == null ? null : stepIn(after) },
      context,
    ),
  rewriteTourStep: (_, { input: { tourId, version, stepId, caption } }, context) => {
    const words = caption?.trim() || null;
    const problem = words === null ? null : problemOfText("words", words, "caption");
    const change = { rewrite: stepIn(stepId), caption: words };
    return problem ?? edit("rewriteTourStep", tourId, version, change, context);
  },
  removeTourStep: (_, { input: { tourId, version, stepId } }, context) =>
    edit("removeTourStep", tourId, version, { remove: stepIn(stepId) }, context),
  deleteTour: async (_, { input: { tourId } }, context) => {
    const id = idWithin("Tour", tourId);
    if (id === null) return invalid("tourId", sentences.noTour);
    const row = await tourById(context.db, id);
    // Deleting it twice is not an error.
    if (row) {
      if (!(await mayChange("deleteTour", row, context))) return refused(sentences.notTheirs);
      if (row.state === "LIVE") return refused(sentences.live);
      await deleteTour(context.db, id);
    }
    return { __typename: "DeleteTourSuccess", deletedId: tourId };
  },
};

/** An invalid id matches no step. */
function stepIn(globalId: string): string {
  return idWithin("TourStep", globalId) ?? "";
}

async function mayChange(
  mutation: Mutations,
  { presenterId }: TourRow,
  { viewer }: Context,
): Promise<boolean> {
  if (permitOf(`Mutation.${mutation}`, await viewer.role()) === "all") return true;
  return (await viewer.memberId()) === presenterId;
}

async function edit(
  mutation: Mutations,
  tourId: string,
  version: number,
  change: TourEdit,
  context: Context,
) {
  const row = await tourIn(tourId, context);
  if ("__typename" in row) return row;
  if (!(await mayChange(mutation, row, context))) return refused(sentences.notTheirs);
  const result = await editTour(context.db, row.id, version, change);
  switch (result.outcome) {
    case "edited":
      context.tours.changed(row.id);
      return { __typename: "EditTourSuccess" as const, tour: result.row };
    case "conflict":
      return {
        __typename: "TourConflict" as const,
        message: sentences.conflict,
        tour: result.row,
      };
    case "live":
      return refused(sentences.live);
    case "no-such-step":
    case "no-such-tour":
      return invalid("stepId", sentences.noStep);
  }
}
