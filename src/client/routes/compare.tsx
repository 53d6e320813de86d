import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { compareQuery } from "../../../__generated__/relay/compareQuery.graphql.ts";
import type { CompareSearch } from "../../view/address.ts";
import { comparedWorks } from "../../view/compared-works.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import { loadPage } from "./load-page.ts";
import { rootRoute } from "./root.tsx";

const Compare = lazyRouteComponent(() => loadPart(() => import("./compare.lazy.tsx")), "Compare");

/** Query of the page at `/compare`. */
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
  // The query depends only on the compared works, in any order.
  loaderDeps: ({ search }) => ({ asked: comparedWorks(search.view) }),
  staticData: { program: "src/client/routes/compare.lazy.tsx" },
  loader: async ({ context, deps: { asked }, cause }) => {
    const variables = variablesOf(asked);
    // The loaded images stay while another one loads.
    const query =
      cause === "stay"
        ? context.routeQueries.load<compareQuery>(compare, variables)
        : await loadPage<compareQuery>(context, compare, variables, Compare);
    return { asked, query };
  },
  component: Compare,
});

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

/** Parses the search parameters of a comparison. Unknown ones are ignored. */
function compareSearch(search: Record<string, unknown>): CompareSearch {
  const view = [search.view].flat().filter((each) => typeof each === "string");
  const others = names.flatMap((name) => {
    const [value] = [search[name]].flat();
    return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
  });
  return { view, ...Object.fromEntries(others) };
}
