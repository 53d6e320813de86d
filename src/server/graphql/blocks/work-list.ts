import { GraphQLError } from "graphql";
import * as v from "valibot";
import type {
  WorkFilter,
  WorkListBlock,
  WorkListBlockResolvers,
  WorkOrder,
} from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import type { Context } from "../context.ts";
import { toGlobalId } from "../global-id.ts";
import { isStorableChoice, keptChoice } from "../kept-choice.ts";
import { checkedCount } from "../page.ts";
import { orderOf, selectionOf } from "../selection.ts";
import { worksOf } from "../works.ts";
import { blockFields } from "./block-fields.ts";
import type { Contents, WorkListBlockModel } from "./contents.ts";
import { chosenWorks, sentences, words } from "./rules.ts";

/** Maximum number of selected works. */
const mostChosen = 200;

type QueryGiven = {
  search?: string | null;
  filter?: WorkFilter | null;
  order?: WorkOrder | null;
};

/** Rule for a search, which it converts to the stored form. GraphQL has validated its shape. */
const query = v.pipe(
  v.custom<QueryGiven>((given) => typeof given === "object" && given !== null),
  v.rawTransform<QueryGiven, NonNullable<Contents["workList"]["query"]>>(
    ({ dataset: { value }, addIssue, NEVER }) => {
      try {
        const choice = keptChoice(value);
        if (isStorableChoice(choice)) return { ...choice, order: value.order ?? null };
        addIssue({ message: sentences.unstorable });
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        addIssue({ message: error.message });
      }
      return NEVER;
    },
  ),
);

export const workListRules: v.GenericSchema<unknown, Contents["workList"]> = v.pipe(
  v.object({
    title: words(200),
    query: v.nullish(query, null),
    chosenIds: chosenWorks(mostChosen),
  }),
  v.check(
    ({ query, chosenIds }) => query === null || chosenIds.length === 0,
    "Choose works, or a search that finds them, not both.",
  ),
);

export const workListBlock: Complete<
  WorkListBlock,
  Omit<WorkListBlockModel, "id">,
  WorkListBlockResolvers
> = {
  ...blockFields,
  title: ({ content }) => content.title,
  query: ({ content }) => content.query,
  chosenIds: ({ content }) => content.chosenIds.map((id) => toGlobalId("Work", id)),
  works: async ({ content: { query, chosenIds } }, { first }, context) => {
    const count = checkedCount("first", first, query ? undefined : mostChosen);
    if (!query) return (await shown(chosenIds, context)).slice(0, count);
    const selection = selectionOf(query.search, query.filter);
    const { edges } = await worksOf(
      selection,
      orderOf(query.order, null),
      { first: count },
      context,
    );
    return edges.map(({ node }) => node);
  },
  workCount: async ({ content: { query, chosenIds } }, _, context) => {
    if (!query) return (await shown(chosenIds, context)).length;
    const selection = selectionOf(query.search, query.filter);
    const { totalCount } = await worksOf(selection, orderOf(null, null), { first: 1 }, context);
    return typeof totalCount === "number" ? totalCount : totalCount();
  },
};

/** Returns the works that are public. */
async function shown(ids: readonly string[], { loaders }: Pick<Context, "loaders">) {
  const works = await Promise.all(ids.map((id) => loaders.work.load(id)));
  return works.filter((work) => work !== null);
}
