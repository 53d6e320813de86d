import { createRoute, notFound } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { loadPart } from "../features/parts/missing-part.ts";
import { NoSuchExhibitionPage } from "./NotFoundPage.tsx";
import type { PersonalPageProps } from "./personal-page.tsx";
import { rootRoute } from "./root.tsx";

type Module = {
  query: GraphQLTaggedNode;
  Page: ComponentType<PersonalPageProps>;
  /** Loads the code that an answer needs besides, and gives its sources; null if there is nothing to show. */
  prepare: (answer: never) => Promise<string[] | null>;
};

/**
 * The route of a page that shows an exhibition. Its query is part of its program, which every other page is spared. What
 * it needs for the blocks it shows is loaded before it is drawn.
 *
 * @param name of the source of the page, without its ending
 */
function exhibitionRoute<const Path extends `exhibitions/${string}`>(
  path: Path,
  name: string,
  load: () => Promise<Module>,
) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { program: `src/client/routes/${name}.lazy.tsx` },
    validateSearch: ({ key }: { key?: string }) => (typeof key === "string" ? { key } : {}),
    loaderDeps: ({ search }) => search,
    loader: async ({ context: { routeQueries }, params, deps }) => {
      const { query, Page, prepare } = await loadPart(load);
      const loaded = routeQueries.load(query, { ...params, ...deps });
      await loaded.ready;
      const programs = await prepare(loaded.data() as never);
      if (!programs) throw notFound();
      return { Page, loaded, programs };
    },
    component: () => {
      const { Page, loaded } = route.useLoaderData() as PersonalPageProps & Pick<Module, "Page">;
      // Another exhibition is another page: nothing of the one before goes on.
      return <Page key={JSON.stringify(route.useParams())} loaded={loaded} />;
    },
    notFoundComponent: NoSuchExhibitionPage,
  });
  return route;
}

/** The pages that show an exhibition. */
export const exhibitionRoutes = [
  exhibitionRoute("exhibitions/$slug", "exhibition", () => import("./exhibition.lazy.tsx")),
] as const;
