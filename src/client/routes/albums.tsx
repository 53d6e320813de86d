import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { albumsQuery } from "../../../__generated__/relay/albumsQuery.graphql.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { loadPage } from "./load-page.ts";
import { rootRoute } from "./root.tsx";
import { PageTitle } from "./site-name.tsx";

const FavouritesPage = lazyRouteComponent(
  () => loadPart(() => import("../features/albums/FavouritesPage.tsx")),
  "FavouritesPage",
);

/** What the page at `/albums` asks for. */
export const albums = graphql`
  query albumsQuery {
    viewer {
      ...FavouritesPage_viewer
    }
  }
`;

export const albumsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "albums",
  staticData: { program: "src/client/features/albums/FavouritesPage.tsx" },
  loader: ({ context }) => loadPage<albumsQuery>(context, albums, {}, FavouritesPage),
  component: Albums,
});

function Albums() {
  const { viewer } = useRouteQuery<albumsQuery>(albumsRoute.useLoaderData());
  return (
    <>
      <PageTitle page="Your favourites" />
      <meta name="robots" content="noindex" />
      {viewer && <FavouritesPage viewer={viewer} />}
    </>
  );
}
