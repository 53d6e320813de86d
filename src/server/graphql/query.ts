import type { Query, QueryResolvers } from "../../../__generated__/resolvers.ts";
import { publicAlbumsPage } from "../store/albums.ts";
import { exhibitionBySlug, publishedExhibitionsPage } from "../store/exhibitions.ts";
import { workBySlug } from "../store/works.ts";
import { albumSeen } from "./album-seen.ts";
import type { Complete } from "./complete.ts";
import { draftSeen } from "./exhibition-seen.ts";
import { idWithin } from "./global-id.ts";
import { nodeById } from "./node.ts";
import { checkedCount, pageFrom } from "./page.ts";
import { viewerOf } from "./viewer.ts";
import { findTour } from "./tour-input.ts";
import { checkedText, orderOf, selectionOf } from "./selection.ts";
import { worksAsked } from "./works.ts";

export const query: Complete<Query, object, QueryResolvers> = {
  node: (_, { id }, context) => nodeById(id, context),
  nodes: (_, { ids }, context) => {
    if (ids.length > 0) checkedCount("ids", ids.length);
    return Promise.all(ids.map((id) => nodeById(id, context)));
  },
  site: (_, __, { site }) => site,
  viewer: (_, __, context) => viewerOf(context),
  work: async (_, { slug }, { db, loaders }) => {
    const found = await workBySlug(db, slug);
    // Its images read it again, to determine their scale.
    if (found) loaders.work.prime(found.id, found);
    return found;
  },
  works: (_, asked, context) => worksAsked(asked, context),
  workJumps: (_, { search: typed, filter, order }, { search }) =>
    search.ask("jumps", { selection: selectionOf(typed, filter), order: orderOf(order, null) }),
  workFacets: (_, { search, filter }) => ({ selection: selectionOf(search, filter) }),
  album: (_, { id }, context) => albumSeen(idWithin("Album", id) ?? "", context),
  publicAlbums: (_, args, { db }) => publicAlbumsPage(db, pageFrom(args)),
  suggestions: (_, { text, first }, { search }) =>
    search.ask("suggest", {
      typed: checkedText("text", text),
      each: checkedCount("first", first, 10),
    }),
  tour: (_, { code }, context) => findTour(code, context),
  exhibition: async (_, { slug }, { db }) => {
    const found = await exhibitionBySlug(db, slug);
    return found?.state === "PUBLISHED" ? found : null;
  },
  draft: (_, { id, key }, context) => draftSeen(idWithin("Exhibition", id) ?? "", key, context),
  exhibitions: (_, args, { db }) => publishedExhibitionsPage(db, pageFrom(args)),
};
