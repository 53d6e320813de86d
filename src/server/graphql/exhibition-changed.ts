import type {
  ExhibitionChange,
  ExhibitionChangeResolvers,
  SubscriptionResolvers,
} from "../../../__generated__/resolvers.ts";
import { blockModel } from "./blocks/blocks.ts";
import type { Complete } from "./complete.ts";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";
import { ExhibitionReporter, exhibitionEventIn, mergeExhibitionEvents } from "./exhibition-news.ts";
import type { ExhibitionEvent, ExhibitionNews } from "./exhibition-news.ts";
import { sentences } from "./exhibition-refusals.ts";
import { follow } from "./follow.ts";
import { idWithin, toGlobalId } from "./global-id.ts";
import type { ExhibitionChangeModel } from "./models.ts";

/** The permission table restricts this to curators and owners. Reads the exhibition when it sends an event. */
export const exhibitionChanged: Required<SubscriptionResolvers>["exhibitionChanged"] = {
  subscribe: (_, { id }, context) => {
    const exhibitionId = idWithin("Exhibition", id) ?? "";
    return follow<ExhibitionEvent, ExhibitionNews>(
      {
        heardIn: (event) => exhibitionEventIn(event, exhibitionId),
        merge: mergeExhibitionEvents,
        reporter: new ExhibitionReporter(exhibitionId, context),
        refusal: () => publicError("BAD_USER_INPUT", sentences.noExhibition),
      },
      context,
    );
  },
  resolve: (news: ExhibitionNews, _: unknown, context: Context) => {
    context.loaders = news.loaders;
    return news;
  },
};

export const exhibitionChange: Complete<
  ExhibitionChange,
  Pick<ExhibitionChangeModel, "exhibition" | "change" | "since">,
  ExhibitionChangeResolvers
> = {
  exhibitionId: ({ exhibitionId }) => toGlobalId("Exhibition", exhibitionId),
  blocks: ({ blocks }) => blocks.map(blockModel),
  removedBlockIds: ({ removedIds }) => removedIds.map((id) => toGlobalId("ExhibitionBlock", id)),
  by: ({ by }, _, { loaders }) => (by === null ? null : loaders.member.load(by)),
};
