import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { embedQuery } from "../../../__generated__/relay/embedQuery.graphql.ts";
import { WorkHead } from "../features/works/WorkHead.tsx";
import { loadPart } from "../features/parts/missing-part.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { loadPage } from "./load-page.ts";
import { NoSuchWorkPage } from "./NotFoundPage.tsx";
import { rootRoute } from "./root.tsx";
import { PageTitle } from "./site-name.tsx";
import { useLooking, workViewSearch } from "./use-looking.ts";

const EmbedViewer = lazyRouteComponent(
  () => loadPart(() => import("../features/viewer/EmbedViewer.tsx")),
  "EmbedViewer",
);

/** What a work inside another site's page asks for. */
export const embed = graphql`
  query embedQuery($slug: String!) {
    work(slug: $slug) {
      title
      ...WorkHead_work
      ...EmbedViewer_work
    }
  }
`;

/** The one page without the frame: it stands in a frame of another site's. */
export const embedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "works/$slug/embed",
  validateSearch: workViewSearch,
  staticData: {
    program: "src/client/features/viewer/EmbedViewer.tsx",
    reach: "src/client/features/viewer/DeepZoom.tsx",
  },
  loader: async ({ context, params: { slug } }) => {
    const loaded = await loadPage<embedQuery>(context, embed, { slug }, EmbedViewer);
    if (!loaded.data()?.work) throw notFound();
    return loaded;
  },
  component: Embed,
  notFoundComponent: NoSuchWorkPage,
});

function Embed() {
  const { work } = useRouteQuery<embedQuery>(embed, embedRoute.useLoaderData());
  const { origin } = embedRoute.useRouteContext();
  const { slug } = embedRoute.useParams();
  const looking = useLooking("/works/$slug/embed", slug, embedRoute.useSearch());
  if (!work) throw notFound();
  return (
    <>
      <PageTitle page={work.title} />
      <WorkHead work={work} origin={origin} looking={looking} />
      <EmbedViewer work={work} looking={looking} />
    </>
  );
}
