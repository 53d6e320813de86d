import { createRoute, notFound } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { loadPart } from "../features/parts/missing-part.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { NoSuchAlbumPage } from "./NotFoundPage.tsx";
import { rootRoute } from "./root.tsx";

type Module = { query: GraphQLTaggedNode; Page: ComponentType<PersonalPageProps> };

/**
 * The route of an album's page. Its query is part of its program, which every other page is spared; it is not kept for
 * the next visit, since who may see an album may have changed by then.
 *
 * @param name of the source of the page, without its ending
 */
function albumRoute<const Path extends `albums/$id${string}`>(
  path: Path,
  name: string,
  load: () => Promise<Module>,
) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { program: `src/client/routes/${name}.lazy.tsx` },
    loader: async ({ context: { routeQueries }, params }) => {
      const { query, Page } = await loadPart(load);
      const loaded = routeQueries.load(query, { id: (params as { id: string }).id });
      await loaded.ready;
      if (!(loaded.data() as { album?: unknown } | null)?.album) throw notFound();
      return { Page, loaded };
    },
    component: () => {
      const { Page, loaded } = route.useLoaderData() as PersonalPageProps & Pick<Module, "Page">;
      // Another album is another page: nothing of the one before goes on.
      return <Page key={JSON.stringify(route.useParams())} loaded={loaded} />;
    },
    notFoundComponent: NoSuchAlbumPage,
  });
  return route;
}

/** The page of an album, and what is printed of it. */
export const albumRoutes = [
  albumRoute("albums/$id", "album", () => import("./album.lazy.tsx")),
  albumRoute("albums/$id/print", "album-print", () => import("./album-print.lazy.tsx")),
] as const;
