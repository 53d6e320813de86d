import { graphql } from "react-relay";
import type { tourQuery } from "../../../__generated__/relay/tourQuery.graphql.ts";
import { NoSuchTour } from "../features/tours/NoSuchTour.tsx";
import { TourPage } from "../features/tours/TourPage.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { PageTitle } from "./site-name.tsx";

/** What the page of a tour asks for. */
export const query = graphql`
  query tourQuery($code: String!) {
    tour(code: $code) {
      title
      ...TourPage_tour
    }
  }
`;

/** A tour, which robots have no use for. */
export function Tour({ loaded }: { loaded: LoadedQuery<tourQuery> }) {
  const { tour } = useRouteQuery(loaded);
  return (
    <>
      <PageTitle page={tour?.title ?? "No tour here"} />
      <meta name="robots" content="noindex" />
      {tour ? (
        <TourPage tour={tour} />
      ) : (
        <NoSuchTour sentence="No tour has this code. Check it with whoever guides the tour." />
      )}
    </>
  );
}
