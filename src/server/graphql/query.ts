import type { Query, QueryResolvers } from "../../../__generated__/resolvers.ts";
import { workBySlug, worksPage } from "../store/works.ts";
import type { Complete } from "./complete.ts";
import { badInput } from "./errors.ts";
import { nodeById } from "./node.ts";
import { checkedCount, pageFrom } from "./page.ts";
import { viewerOf } from "./viewer.ts";
import { connectionOf } from "./work-connection.ts";

const longestSearch = 200;

export const query: Complete<Query, object, QueryResolvers> = {
  node: (_, { id }, context) => nodeById(id, context),
  nodes: (_, { ids }, context) => {
    if (ids.length > 0) checkedCount("ids", ids.length);
    return Promise.all(ids.map((id) => nodeById(id, context)));
  },
  site: (_, __, { site }) => site,
  viewer: (_, __, context) => viewerOf(context),
  work: (_, { slug }, { db }) => workBySlug(db, slug),
  works: async (_, { search, filter, order, ...page }, { db, counts }) => {
    if (search && search.length > longestSearch) {
      throw badInput(`"search" must be at most ${longestSearch} characters.`);
    }
    const found = await worksPage(db, { search, filter, order, page: pageFrom(page) });
    return connectionOf(found, () => counts.count({ search, filter }));
  },
};
