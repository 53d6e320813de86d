import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { useCallback, useDeferredValue, useMemo } from "react";
import { graphql } from "react-relay";
import type { compareQuery } from "../../../__generated__/relay/compareQuery.graphql.ts";
import { fromCompareSearch, toCompareSearch } from "../../view/address.ts";
import type { CompareSearch } from "../../view/address.ts";
import { framesOf } from "../features/compare/compared.ts";
import type { CompareChange } from "../features/compare/use-compared.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { loadPage } from "./load-page.ts";
import { rootRoute } from "./root.tsx";
import { stringifySearch } from "./search-text.ts";
import { PageTitle } from "./site-name.tsx";

const ComparePage = lazyRouteComponent(
  () => loadPart(() => import("../features/compare/ComparePage.tsx")),
  "ComparePage",
);

/** What the page at `/compare` asks for. */
export const compare = graphql`
  query compareQuery(
    $a: String!
    $b: String!
    $c: String!
    $d: String!
    $hasA: Boolean!
    $hasB: Boolean!
    $hasC: Boolean!
    $hasD: Boolean!
  ) {
    ...ComparePage_query
  }
`;

export const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "compare",
  validateSearch: compareSearch,
  // Only which works are compared is a question to the server; in any order.
  loaderDeps: ({ search }) => {
    const works = framesOf(fromCompareSearch(search).view).map(({ work }) => work);
    return { asked: [...new Set(works)].sort() };
  },
  staticData: { program: "src/client/features/compare/ComparePage.tsx" },
  loader: async ({ context, deps: { asked }, cause }) => {
    const variables = variablesOf(asked);
    // The pictures that are there stay while another one comes.
    const query =
      cause === "stay"
        ? context.routeQueries.load<compareQuery>(compare, variables)
        : await loadPage<compareQuery>(context, compare, variables, ComparePage);
    return { asked, query };
  },
  component: Compare,
});

function Compare() {
  const search = compareRoute.useSearch();
  const { origin } = compareRoute.useRouteContext();
  const loaded = useDeferredValue(compareRoute.useLoaderData());
  const query = useRouteQuery<compareQuery>(loaded.query);
  const navigate = compareRoute.useNavigate();
  const reading = useMemo(() => fromCompareSearch(search), [search]);
  const onChange = useCallback(
    (next: CompareSearch, how: CompareChange) => {
      void navigate({ search: next, replace: how === "move", resetScroll: false });
    },
    [navigate],
  );
  const exactly = stringifySearch(reading.view ? toCompareSearch(reading.view) : {});
  return (
    <ComparePage
      query={query}
      reading={reading}
      asked={loaded.asked}
      onChange={onChange}
      head={(title) => (
        <>
          <PageTitle page={title} />
          <PageHead title={title} description={title} address={`${origin}/compare${exactly}`} />
          <meta name="robots" content="noindex" />
        </>
      )}
    />
  );
}

function variablesOf([a, b, c, d]: readonly string[]): compareQuery["variables"] {
  return {
    a: a ?? "",
    b: b ?? "",
    c: c ?? "",
    d: d ?? "",
    hasA: a !== undefined,
    hasB: b !== undefined,
    hasC: c !== undefined,
    hasD: d !== undefined,
  };
}

const names = ["lens", "layers", "lock", "as", "share"] as const;

/** What the address of a comparison may hold; anything else in it is passed over. */
function compareSearch(search: Record<string, unknown>): CompareSearch {
  const view = [search.view].flat().filter((each) => typeof each === "string");
  const others = names.flatMap((name) => {
    const [value] = [search[name]].flat();
    return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
  });
  return { view, ...Object.fromEntries(others) };
}
