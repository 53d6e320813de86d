import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { workQuery } from "../../../__generated__/relay/workQuery.graphql.ts";
import { preloadFirstPicture } from "../features/viewer/preloadFirstPicture.ts";
import { WorkHead } from "../features/works/WorkHead.tsx";
import { loadPart } from "../features/parts/missing-part.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { loadPage } from "./load-page.ts";
import { NoSuchWorkPage } from "./NotFoundPage.tsx";
import { rootRoute } from "./root.tsx";
import { PageTitle } from "./site-name.tsx";
import { useLooking, workViewSearch } from "./use-looking.ts";

const WorkPage = lazyRouteComponent(
  () => loadPart(() => import("../features/works/WorkPage.tsx")),
  "WorkPage",
);

/** What the page of a work asks for. */
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
    program: "src/client/features/works/WorkPage.tsx",
    reach: "src/client/features/viewer/DeepZoom.tsx",
  },
  loader: async ({ context, params: { slug } }) => {
    const loaded = await loadPage<workQuery>(context, work, { slug }, WorkPage, (answer) => {
      if (answer.work) preloadFirstPicture(answer.work);
    });
    if (!loaded.data()?.work) throw notFound();
    return loaded;
  },
  component: Work,
  notFoundComponent: NoSuchWorkPage,
});

function Work() {
  const { work: found } = useRouteQuery<workQuery>(work, workRoute.useLoaderData());
  const { slug } = workRoute.useParams();
  const { origin } = workRoute.useRouteContext();
  const looking = useLooking("/works/$slug", slug, workRoute.useSearch());
  // It may be taken back while it is shown.
  if (!found) throw notFound();
  return (
    <>
      <PageTitle page={found.title} />
      <WorkHead work={found} origin={origin} looking={looking} />
      {/* A new work is a new page: nothing of the one before, such as an open dialog, goes on. */}
      <WorkPage key={slug} work={found} looking={looking} />
    </>
  );
}
