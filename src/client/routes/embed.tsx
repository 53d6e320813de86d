import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { embedQuery } from "../../../__generated__/relay/embedQuery.graphql.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import { loadPage } from "./load-page.ts";
import { NoSuchWorkPage } from "./NotFoundPage.tsx";
import { rootRoute } from "./root.tsx";
import { workViewSearch } from "./work-view-search.ts";

const Embed = lazyRouteComponent(() => loadPart(() => import("./embed.lazy.tsx")), "Embed");

/** Query of an embedded work. */
export const embed = graphql`
  query embedQuery($slug: String!) {
    work(slug: $slug) {
      title
      ...WorkHead_work
      ...EmbedViewer_work
    }
  }
`;

/** The only page without the site's frame, because it is embedded in pages of other sites. */
export const embedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "works/$slug/embed",
  validateSearch: workViewSearch,
  staticData: {
    program: "src/client/routes/embed.lazy.tsx",
    reach: "src/client/features/viewer/DeepZoom.tsx",
  },
  loader: async ({ context, params: { slug } }) => {
    const loaded = await loadPage<embedQuery>(context, embed, { slug }, Embed);
    if (!loaded.data()?.work) throw notFound();
    return loaded;
  },
  component: Embed,
  notFoundComponent: NoSuchWorkPage,
});
