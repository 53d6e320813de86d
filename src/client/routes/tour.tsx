import { createRoute } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { tourQuery } from "../../../__generated__/relay/tourQuery.graphql.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import type { LoadedQuery } from "../relay/route-query.ts";
import { rootRoute } from "./root.tsx";

type Loaded = { Tour: ComponentType<TourProps> } & TourProps;
type TourProps = { loaded: LoadedQuery<tourQuery> };

/** The page of a tour. Its query is part of its program, which every other page is spared. */
export const tourRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "tours/$code",
  staticData: { program: "src/client/routes/tour.lazy.tsx" },
  loader: async ({ context: { routeQueries }, params: { code } }): Promise<Loaded> => {
    const { query, Tour } = await loadPart(() => import("./tour.lazy.tsx"));
    const loaded = routeQueries.load<tourQuery>(query, { code });
    await loaded.ready;
    return { Tour, loaded };
  },
  component: () => {
    const { Tour, loaded } = tourRoute.useLoaderData();
    return <Tour loaded={loaded} />;
  },
});
