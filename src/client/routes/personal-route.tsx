import { createRoute } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { loadPart } from "../features/parts/missing-part.ts";
import { rootRoute } from "./root.tsx";
import type { PersonalPageProps } from "./personal-page.tsx";

type Module<Search> = {
  query: GraphQLTaggedNode;
  Page: ComponentType<PersonalPageProps>;
  /** What the query is asked with, from what stands behind `?`, which nobody has looked at before. */
  variables?: (search: Search) => Variables;
};

/**
 * The route of a page that is about whoever looks. Few go there, so its query is part of its program, which every other
 * page is spared; it is asked once that is loaded, and not kept for the next visit.
 *
 * @param name of the source of the page, without its ending
 */
export function personalRoute<const Path extends string, Search extends object = object>(
  path: Path,
  name: string,
  load: () => Promise<Module<Search>>,
) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { program: `src/client/routes/${name}.lazy.tsx` },
    validateSearch: (search) => search as Search,
    loaderDeps: ({ search }) => search,
    loader: async ({ context: { routeQueries }, params, deps }) => {
      const { query, Page, variables } = await loadPart(load);
      const loaded = routeQueries.load(query, { ...params, ...variables?.(deps as Search) });
      await loaded.ready;
      return { Page, loaded };
    },
    component: () => {
      const { Page, loaded } = route.useLoaderData() as PersonalPageProps &
        Pick<Module<Search>, "Page">;
      // Of something else it is another page: nothing of the one before goes on.
      return <Page key={JSON.stringify(route.useParams())} loaded={loaded} />;
    },
  });
  return route;
}
