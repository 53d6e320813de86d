import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useCallback, useDeferredValue, useMemo } from "react";
import type { compareQuery } from "../../../__generated__/relay/compareQuery.graphql.ts";
import { fromCompareSearch, toCompareSearch } from "../../view/address.ts";
import type { CompareSearch } from "../../view/address.ts";
import { ComparePage } from "../features/compare/ComparePage.tsx";
import type { CompareChange } from "../features/compare/use-compared.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { stringifySearch } from "../../view/search-text.ts";
import { PageTitle } from "./site-name.tsx";

const route = getRouteApi("/compare");

/** The comparison that the URL describes. */
export function Compare() {
  const search = route.useSearch();
  const { origin } = route.useRouteContext();
  const loaded = useDeferredValue(route.useLoaderData());
  const query = useRouteQuery<compareQuery>(loaded.query);
  const router = useRouter();
  const navigate = route.useNavigate();
  const reading = useMemo(() => fromCompareSearch(search), [search]);
  const onChange = useCallback(
    (next: CompareSearch, how: CompareChange) => {
      // The URL is updated with a delay. The update must not return a user who has left the page.
      if (how === "move" && router.latestLocation.pathname !== "/compare") return;
      void navigate({ search: next, replace: how === "move", resetScroll: false });
    },
    [navigate, router],
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
