import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { tourQuery } from "../../../__generated__/relay/tourQuery.graphql.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import type { LoadedQuery } from "../relay/route-query.ts";
import { rootRoute } from "./root.tsx";

type TourProps = { loaded: LoadedQuery<tourQuery> };
type Loaded = TourProps & { Tour: ComponentType<TourProps> };

const load = () => loadPart(() => import("./tour.lazy.tsx"));
const NoTour = lazyRouteComponent(load, "NoTour");

/** The route of a tour. Its query is part of its lazily loaded chunk. */
export const tourRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "tours/$code",
  staticData: { program: "src/client/routes/tour.lazy.tsx" },
  loader: async ({ context: { routeQueries }, params: { code } }): Promise<Loaded> => {
    const { query, Tour } = await load();
    const loaded = routeQueries.load<tourQuery>(query, { code });
    await loaded.ready;
    const answer = loaded.data();
    if (!answer?.tour.ok || !answer.tour.value) {
      await NoTour.preload?.();
      throw notFound({ data: answer?.tour.ok === false });
    }
    return { Tour, loaded };
  },
  component: () => {
    const { Tour, loaded } = tourRoute.useLoaderData();
    return <Tour loaded={loaded} />;
  },
  notFoundComponent: NoTour,
});
