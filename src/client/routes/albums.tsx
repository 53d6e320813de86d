import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { albumsQuery } from "../../../__generated__/relay/albumsQuery.graphql.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { loadPage } from "./load-page.ts";
import { rootRoute } from "./root.tsx";
import { PageTitle } from "./site-name.tsx";

const AlbumsPage = lazyRouteComponent(
  () => loadPart(() => import("../features/albums/AlbumsPage.tsx")),
  "AlbumsPage",
);

/** Query of the page at `/albums`. */
export const albums = graphql`
  query albumsQuery {
    viewer {
      ...AlbumsPage_viewer
    }
  }
`;

export const albumsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "albums",
  staticData: { program: "src/client/features/albums/AlbumsPage.tsx" },
  loader: ({ context }) => loadPage<albumsQuery>(context, albums, {}, AlbumsPage),
  component: Albums,
});

function Albums() {
  const { viewer } = useRouteQuery<albumsQuery>(albumsRoute.useLoaderData());
  return (
    <>
      <PageTitle page="Albums" />
      <meta name="robots" content="noindex" />
      {viewer && <AlbumsPage viewer={viewer} />}
    </>
  );
}
