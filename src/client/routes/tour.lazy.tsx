import { useParams } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { tourQuery } from "../../../__generated__/relay/tourQuery.graphql.ts";
import { NoSuchTour } from "../features/tours/NoSuchTour.tsx";
import { TourPage } from "../features/tours/TourPage.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { PageTitle } from "./site-name.tsx";

/** Query of the page of a tour. */
export const query = graphql`
  query tourQuery($code: String!) {
    tour(code: $code) @catch(to: RESULT) {
      title
      ...TourPage_tour
    }
  }
`;

const none = "No tour has this code. Check it with the guide.";
/** Relay does not expose the server's message, such as that of a rate limit. */
const notNow = "The site cannot look for this tour now. Wait a minute and try again.";

/** The page of a tour, not indexed by search engines. */
export function Tour({ loaded }: { loaded: LoadedQuery<tourQuery> }) {
  const { tour } = useRouteQuery(loaded);
  // The tour may be deleted while it is shown.
  if (!tour.ok || !tour.value) return <NoTour />;
  return (
    <>
      <PageTitle page={tour.value.title} />
      <meta name="robots" content="noindex" />
      <TourPage tour={tour.value} />
    </>
  );
}

/** Shown if there is no tour, or if it cannot be looked up now. */
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
