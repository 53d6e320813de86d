import { createRoute, notFound } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { loadPart } from "../features/parts/missing-part.ts";
import { rootRoute } from "./root.tsx";
import type { PersonalPageProps } from "./personal-page.tsx";

type Module<Search> = {
  query: GraphQLTaggedNode;
  Page: ComponentType<PersonalPageProps>;
  /** What the query is asked with, from what stands behind `?`, which nobody has looked at before. */
  variables?: (search: Search) => Variables;
  /** Loads the code that an answer needs besides, and gives its sources; null if there is nothing at this address. */
  prepare?: (answer: never) => Promise<string[] | null> | string[] | null;
};

/**
 * The route of a page whose query is part of its program, which every other page is spared: one that is about whoever
 * looks, or that few go to. It is asked once that is loaded, and not kept for the next visit.
 *
 * @param name of the source of the page, without its ending
 * @param notFoundComponent what is shown where there is nothing
 */
export function personalRoute<const Path extends string, Search extends object = object>(
  path: Path,
  name: string,
  load: () => Promise<Module<Search>>,
  notFoundComponent?: () => ReactNode,
) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { program: `src/client/routes/${name}.lazy.tsx` },
    validateSearch: (search) => search as Search,
    loaderDeps: ({ search }) => search,
    loader: async ({ context: { routeQueries }, params, deps }) => {
      const { query, Page, variables, prepare } = await loadPart(load);
      const loaded = routeQueries.load(query, { ...params, ...variables?.(deps as Search) });
      await loaded.ready;
      const programs = prepare ? await prepare(loaded.data() as never) : [];
      if (!programs) throw notFound();
      return { Page, loaded, programs };
    },
    component: () => {
      const { Page, loaded } = route.useLoaderData() as PersonalPageProps &
        Pick<Module<Search>, "Page">;
      // Of something else it is another page: nothing of the one before goes on.
      return <Page key={JSON.stringify(route.useParams())} loaded={loaded} />;
    },
    ...(notFoundComponent && { notFoundComponent }),
  });
  return route;
}
