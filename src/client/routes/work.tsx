import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { workQuery } from "../../../__generated__/relay/workQuery.graphql.ts";
import { preloadFirstPicture } from "../features/viewer/preloadFirstPicture.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import { loadPage } from "./load-page.ts";
import { NoSuchWorkPage } from "./NotFoundPage.tsx";
import { rootRoute } from "./root.tsx";
import { workViewSearch } from "./work-view-search.ts";

const Work = lazyRouteComponent(() => loadPart(() => import("./work.lazy.tsx")), "Work");

/** Query of the page of a work. */
export const work = graphql`
  query workQuery($slug: String!) {
    work(slug: $slug) {
      title
      ...WorkHead_work
      ...WorkPage_work
      ...preloadFirstPicture_work
    }
  }
`;

export const workRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "works/$slug",
  validateSearch: workViewSearch,
  staticData: {
    program: "src/client/routes/work.lazy.tsx",
    reach: "src/client/features/viewer/DeepZoom.tsx",
  },
  loader: async ({ context, params: { slug } }) => {
    const loaded = await loadPage<workQuery>(context, work, { slug }, Work, (answer) => {
      if (answer.work) preloadFirstPicture(answer.work);
    });
    if (!loaded.data()?.work) throw notFound();
    return loaded;
  },
  component: Work,
  notFoundComponent: NoSuchWorkPage,
});
