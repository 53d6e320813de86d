import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { permitOf } from "../accounts/permissions.ts";
import { makeTourCode } from "../live/tours/code.ts";
import {
  handLens,
  lowerAllHands,
  lowerHand,
  raiseHand,
  tourHandsLimit,
} from "../store/tour-hands.ts";
import { liveToursLimit, startTour, takeLens, tourById } from "../store/tours.ts";
import type { TourRow } from "../store/tours.ts";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";
import { problemOfPointer, problemOfText, problemOfView, refused, tourIn } from "./tour-input.ts";
import type { Invalid, Refused } from "./tour-input.ts";

const sentences = {
  over: "This tour is over.",
  notPresenter: "Only the guide of this tour can do this.",
  notHolder: "Somebody else holds the lens of this tour. Ask for it by raising your hand.",
  tooManyTours: `You can guide at most ${liveToursLimit} tours at once. End one first.`,
  tooManyHands: `${tourHandsLimit} hands are raised already. Try again in a moment.`,
  handsTooFast: "Many hands were raised from here just now. Wait a minute and try again.",
  noHand: "This hand is not raised any more.",
  interrupted:
    "What you show cannot be passed on at the moment. It goes on by itself; keep looking.",
  badNumber: "The number of a view is 1 or more.",
};

type Mutations =
  | "startTour"
  | "presentView"
  | "sayInTour"
  | "raiseHand"
  | "lowerHand"
  | "lowerAllHands"
  | "handLens"
  | "takeLens"
  | "endTour";

/** Seconds until a presenter may try again while Redis cannot be reached. */
const interruptedWait = 2;

export const tourMutations: Required<Pick<MutationResolvers, Mutations>> = {
  startTour: async (_, { input: { title, view } }, { db, viewer }) => {
    const problem = problemOfText("title", title) ?? problemOfView(view);
    if (problem) return problem;
    const presenterId = await viewer.ensureMemberId();
    const tour = await startTour(db, { presenterId, title: title.trim(), view }, makeTourCode);
    if (!tour) return invalid("title", sentences.tooManyTours);
    return { __typename: "StartTourSuccess", tour };
  },
  presentView: async (_, { input: { tourId, sequence, view, pointer = null } }, context) => {
    const place = pointer && { x: pointer.x, y: pointer.y };
    const problem = problemOfView(view) ?? problemOfPointer(place);
    if (problem) return problem;
    if (sequence < 1) return invalid("sequence", sentences.badNumber);
    const row = await liveTour(tourId, context);
    if ("__typename" in row) return row;
    const holder = row.lensId ?? row.presenterId;
    if ((await context.viewer.memberId()) !== holder) return refused(sentences.notHolder);
    if (!context.tours.isReachable)
      throw publicError("UNAVAILABLE", sentences.interrupted, 503, interruptedWait);
    const put = await context.tours.present(row, { sequence, view, pointer: place });
    if (!put) return refused(sentences.over);
    return { __typename: "PresentViewSuccess", taken: put.taken, sequence: put.newest };
  },
  sayInTour: async (_, { input: { tourId, words } }, context) => {
    const problem = problemOfText("words", words);
    if (problem) return problem;
    const row = await presentedTour(tourId, context);
    if ("__typename" in row) return row;
    const tour = await context.tours.say(row, words.trim());
    return tour ? { __typename: "ChangeTourSuccess", tour } : refused(sentences.over);
  },
  raiseHand: async (_, { input: { tourId, name } }, context) => {
    const row = await liveTour(tourId, context);
    if ("__typename" in row) return row;
    const known = (await context.viewer.member())?.name ?? null;
    const problem = known === null ? problemOfText("name", name ?? "") : null;
    if (problem) return problem;
    if ((await context.attempts.consume("hands", context.address)) > 0) {
      return invalid("tourId", sentences.handsTooFast);
    }
    const hand = {
      memberId: await context.viewer.ensureMemberId(),
      name: known ?? (name ?? "").trim(),
    };
    const outcome = await raiseHand(context.db, row.id, hand);
    if (outcome === "over") return refused(sentences.over);
    if (outcome === "too-many") return invalid("tourId", sentences.tooManyHands);
    return changed(row, context);
  },
  lowerHand: async (_, { input: { tourId, memberId } }, context) => {
    const row = await liveTour(tourId, context);
    if ("__typename" in row) return row;
    const self = await context.viewer.memberId();
    const whose = memberId == null ? self : idWithin("Member", memberId);
    if (whose !== self && self !== row.presenterId) return refused(sentences.notPresenter);
    if (whose !== null) await lowerHand(context.db, row.id, whose);
    return changed(row, context);
  },
  lowerAllHands: async (_, { input: { tourId } }, context) => {
    const row = await presentedTour(tourId, context);
    if ("__typename" in row) return row;
    await lowerAllHands(context.db, row.id);
    return changed(row, context);
  },
  handLens: async (_, { input: { tourId, memberId } }, context) => {
    const row = await presentedTour(tourId, context);
    if ("__typename" in row) return row;
    const whose = idWithin("Member", memberId);
    const outcome = whose === null ? "no-hand" : await handLens(context.db, row.id, whose);
    if (outcome === "over") return refused(sentences.over);
    if (outcome === "no-hand") return invalid("memberId", sentences.noHand);
    return changed(row, context);
  },
  takeLens: async (_, { input: { tourId } }, context) => {
    const row = await liveTour(tourId, context);
    if ("__typename" in row) return row;
    const self = await context.viewer.memberId();
    const may = self !== null && (self === row.presenterId || self === row.lensId);
    if (!may) return refused(sentences.notPresenter);
    await takeLens(context.db, row.id);
    return changed(row, context);
  },
  endTour: async (_, { input: { tourId } }, context) => {
    const row = await tourIn(tourId, context);
    if ("__typename" in row) return row;
    const all = permitOf("Mutation.endTour", await context.viewer.role()) === "all";
    if (!all && (await context.viewer.memberId()) !== row.presenterId) {
      return refused(sentences.notPresenter);
    }
    const tour = await context.tours.end(row);
    return { __typename: "ChangeTourSuccess", tour: tour ?? row };
  },
};

/** Returns a live tour, or the reason why it cannot be changed. */
async function liveTour(tourId: string, context: Context): Promise<TourRow | Invalid | Refused> {
  const row = await tourIn(tourId, context);
  return "__typename" in row || row.state === "LIVE" ? row : refused(sentences.over);
}

/** Returns a live tour that the viewer presents, or the reason why it cannot be changed. */
async function presentedTour(
  tourId: string,
  context: Context,
): Promise<TourRow | Invalid | Refused> {
  const row = await liveTour(tourId, context);
  if ("__typename" in row) return row;
  const isTheirs = (await context.viewer.memberId()) === row.presenterId;
  return isTheirs ? row : refused(sentences.notPresenter);
}

async function changed({ id }: TourRow, { db, tours }: Context) {
  tours.changed(id);
  const tour = await tourById(db, id);
  return tour ? { __typename: "ChangeTourSuccess" as const, tour } : refused(sentences.over);
}
