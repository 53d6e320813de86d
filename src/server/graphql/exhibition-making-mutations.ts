import * as v from "valibot";
import type { CreateExhibitionInput, MutationResolvers } from "../../../__generated__/resolvers.ts";
import { makeExhibition } from "../store/make-exhibition.ts";
import type { MadeOf } from "../store/make-exhibition.ts";
import { deskExhibitionCursor } from "../store/exhibitions.ts";
import { stepsOfTour } from "../store/tour-steps.ts";
import { tourById } from "../store/tours.ts";
import type { Context } from "./context.ts";
import { language } from "./blocks/rules.ts";
import { title } from "./exhibition-input.ts";
import { sentences } from "./exhibition-refusals.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";
import type { Invalid } from "./tour-input.ts";
import { storyOf } from "./story-of-tour.ts";

// The permission table restricts this to curators and owners.
export const exhibitionMakingMutations: Required<Pick<MutationResolvers, "createExhibition">> = {
  createExhibition: async (_, { input }, context) => {
    const named = input.title == null ? null : v.safeParse(title, input.title);
    if (named && !named.success) return invalid("title", named.issues[0].message);
    const told = input.language == null ? null : v.safeParse(language, input.language);
    if (told && !told.success) return invalid("language", told.issues[0].message);
    const madeOf = await madeOfWhat(input, context);
    if ("problems" in madeOf) return madeOf;
    const made = await makeExhibition(context.db, await context.viewer.ensureMemberId(), {
      ...(named && { title: named.output }),
      ...(told && { language: told.output }),
      madeOf,
    });
    if (made.outcome === "too-many") return invalid("title", sentences.tooMany);
    if (made.outcome === "no-such-exhibition") return invalid("copyOf", sentences.noExhibition);
    return {
      __typename: "CreateExhibitionSuccess",
      exhibitionEdge: { node: made.exhibition, cursor: deskExhibitionCursor(made.exhibition) },
    };
  },
};

async function madeOfWhat(
  { tourId, copyOf, isTranslation }: CreateExhibitionInput,
  context: Context,
): Promise<MadeOf | Invalid> {
  if (copyOf != null) {
    const exhibitionId = idWithin("Exhibition", copyOf) ?? "";
    return { of: "exhibition", exhibitionId, isTranslation: isTranslation ?? false };
  }
  if (tourId == null) return { of: "nothing" };
  const tour = await tourById(context.db, idWithin("Tour", tourId) ?? "");
  if (tour?.state !== "ENDED") return invalid("tourId", sentences.noTour);
  const steps = await storyOf(await stepsOfTour(context.db, tour.id), context);
  return { of: "story", title: tour.title, steps };
}
