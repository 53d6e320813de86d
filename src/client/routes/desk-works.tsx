import { createRoute, useRouterState } from "@tanstack/react-router";
import type { deskWorksQuery } from "../../../__generated__/relay/deskWorksQuery.graphql.ts";
import type { DeskWorksSearch } from "../features/desk/works/desk-works-search.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import { rootRoute } from "./root.tsx";

const names = ["q", "status", "problem", "import", "sort"] as const;

/** The route of the desk's works. As with other pages few go to, its query is part of its program; so is what the address means. */
export const deskWorksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "desk/works",
  staticData: { program: "src/client/routes/desk-works.lazy.tsx" },
  validateSearch: (search: Record<string, unknown>): DeskWorksSearch =>
    Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === "string" ? [[name, search[name]]] : [])),
    ),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { routeQueries }, deps }) => {
    const { query, variables, Page } = await loadPart(() => import("./desk-works.lazy.tsx"));
    const loaded = routeQueries.load<deskWorksQuery>(query, variables(deps));
    await loaded.ready;
    return { Page, loaded };
  },
  component: function DeskWorks() {
    const { Page, loaded } = deskWorksRoute.useLoaderData();
    const search = deskWorksRoute.useSearch();
    const navigate = deskWorksRoute.useNavigate();
    const isPending = useRouterState({ select: ({ isLoading }) => isLoading });
    return (
      <Page
        loaded={loaded}
        search={search}
        isPending={isPending}
        onSearchChange={(change, isTyping) =>
          void navigate({
            search: (newest) => ({ ...newest, ...change }),
            replace: isTyping,
            resetScroll: false,
          })
        }
      />
    );
  },
});
