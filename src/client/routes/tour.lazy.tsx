import { useParams } from "@tanstack/react-router";
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
    tour(code: $code) @catch(to: RESULT) {
      title
      ...TourPage_tour
    }
  }
`;

const none = "No tour has this code. Check it with the guide.";
/** Relay keeps to itself what the server says, such as that too many codes were tried. */
const notNow = "The site cannot look for this tour now. Wait a minute and try again.";

/** A tour, which robots have no use for. */
export function Tour({ loaded }: { loaded: LoadedQuery<tourQuery> }) {
  const { tour } = useRouteQuery(loaded);
  // It may be deleted while it is shown.
  if (!tour.ok || !tour.value) return <NoTour />;
  return (
    <>
      <PageTitle page={tour.value.title} />
      <meta name="robots" content="noindex" />
      <TourPage tour={tour.value} />
    </>
  );
}

/** Stands where there is no tour, or nobody is told of one now. */
export function NoTour({ data: isNotNow }: { data?: unknown }) {
  const { code = "" } = useParams({ strict: false });
  return (
    <>
      <PageTitle page={isNotNow === true ? "Tour not available" : "Tour not found"} />
      <meta name="robots" content="noindex" />
      <NoSuchTour
        code={code}
        sentence={isNotNow === true ? notNow : none}
        isWrong={isNotNow !== true}
      />
    </>
  );
}
