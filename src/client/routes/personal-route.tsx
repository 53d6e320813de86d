import { createRoute, notFound } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { loadPart } from "../features/parts/missing-part.ts";
import { rootRoute } from "./root.tsx";
import type { PersonalPageProps } from "./personal-page.tsx";

type Module<Search> = {
  query: GraphQLTaggedNode;
  Page: ComponentType<PersonalPageProps>;
  /** Returns the query variables from the search parameters, which are not validated. */
  variables?: (search: Search) => Variables;
  /**
   * Loads the further chunks that a response needs, and returns their source paths; null if there is nothing at this
   * URL.
   */
  prepare?: (answer: never) => Promise<string[] | null> | string[] | null;
};

/**
 * Creates the route of a page whose query is part of its lazily loaded chunk, because the page is personal or rarely
 * visited. The query is sent after the chunk has loaded, and is not cached for the next visit.
 *
 * @param name source file of the page, without its extension
 * @param notFoundComponent shown if there is nothing
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
      // Other parameters make it another page without the state of the previous one.
      return <Page key={JSON.stringify(route.useParams())} loaded={loaded} />;
    },
    ...(notFoundComponent && { notFoundComponent }),
  });
  return route;
}
