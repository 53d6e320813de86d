import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { TourBarQuery } from "../../../../__generated__/relay/TourBarQuery.graphql.ts";
import { viewerChanges } from "../../relay/viewer-changes.ts";
import { GuideBar } from "./GuideBar.tsx";
import { onSources, placeOverPage } from "./sight.ts";
import { takeTour } from "./tour-in-hand.ts";

const query = graphql`
  query TourBarQuery($code: String!) {
    tour(code: $code) {
      ...GuideBar_tour
    }
  }
`;

type BarTour = NonNullable<TourBarQuery["response"]["tour"]>;

/** The bar of whoever guides a tour, or holds its lens, from this tab: on the page, or over what lies over it. */
export function TourBar({ code }: { code: string }) {
  const environment = useRelayEnvironment();
  const place = useSyncExternalStore(onSources, placeOverPage, () => null);
  const viewers = useSyncExternalStore(viewerChanges.subscribe, () => viewerChanges.count);
  const [tour, setTour] = useState<BarTour | null>(null);
  useEffect(() => {
    const kept = environment.retain(createOperationDescriptor(getRequest(query), { code }));
    const asked = fetchQuery<TourBarQuery>(environment, query, { code }).subscribe({
      next: ({ tour: found }) => {
        if (found) setTour(found);
        else takeTour(null);
      },
      // What is missing comes with the live connection.
      error: () => undefined,
    });
    return () => {
      asked.unsubscribe();
      kept.dispose();
    };
  }, [environment, code, viewers]);
  if (!tour) return null;
  const bar = <GuideBar tour={tour} />;
  return place ? createPortal(bar, place) : bar;
}
