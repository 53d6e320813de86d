import type {
  ChangeTourSuccess,
  ChangeTourSuccessResolvers,
  Tour,
  TourConnection,
  TourConnectionResolvers,
  TourGuest,
  TourGuestResolvers,
  TourResolvers,
  TourStep,
  TourStepResolvers,
  TourView,
  TourViewResolvers,
} from "../../../__generated__/resolvers.ts";
import { handsOfTour } from "../store/tour-hands.ts";
import { countTourSteps, stepsOfTour } from "../store/tour-steps.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import { connectionResolvers } from "./connection.ts";
import type {
  ChangeTourSuccessModel,
  TourConnectionModel,
  TourGuestModel,
  TourModel,
  TourStepModel,
  TourViewModel,
} from "./models.ts";
import { viewerOf } from "./viewer.ts";

export const tour: Complete<Tour, Omit<TourModel, "id" | "view">, TourResolvers> = {
  id: ({ id }) => toGlobalId("Tour", id),
  presenter: async ({ presenterId }, _, { loaders }) => {
    const presenter = await loaders.member.load(presenterId);
    if (!presenter) throw new Error("A tour has no presenter.");
    return presenter;
  },
  view: async (row, _, { tours }) => ({ ...(await tours.newest(row)), tourId: row.id }),
  followerCount: async (row, _, { tours }) => (await tours.presence.attending(row)).followers,
  presenterAwaySince: async (row, _, { tours }) => (await tours.presence.attending(row)).awaySince,
  isInterrupted: ({ state }, _, { tours }) => state === "LIVE" && !tours.isReachable,
  said: ({ words, wordsNumber }) => (words === null ? null : { words, number: wordsNumber }),
  hands: ({ id }, _, { db }) => handsOfTour(db, id),
  lensHolder: ({ lensId, lensName }) =>
    lensId === null ? null : { memberId: lensId, name: lensName ?? "" },
  steps: ({ id }, _, { db }) => stepsOfTour(db, id),
  stepCount: ({ id }, _, { db }) => countTourSteps(db, id),
};

export const changeTourSuccess: Complete<
  ChangeTourSuccess,
  ChangeTourSuccessModel,
  ChangeTourSuccessResolvers
> = {
  viewer: (_parent, _, context) => viewerOf(context),
};

export const tourConnection: Complete<
  TourConnection,
  Pick<TourConnectionModel, never>,
  TourConnectionResolvers
> = connectionResolvers;

export const tourView: Complete<TourView, Omit<TourViewModel, "tourId">, TourViewResolvers> = {
  tourId: ({ tourId }) => toGlobalId("Tour", tourId),
};

export const tourStep: Complete<TourStep, Omit<TourStepModel, "id">, TourStepResolvers> = {
  id: ({ id }) => toGlobalId("TourStep", id),
};

export const tourGuest: Complete<
  TourGuest,
  Omit<TourGuestModel, "memberId">,
  TourGuestResolvers
> = {
  memberId: ({ memberId }) => toGlobalId("Member", memberId),
};
