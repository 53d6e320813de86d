import { graphql } from "react-relay";
import type { toursQuery } from "../../../__generated__/relay/toursQuery.graphql.ts";
import { ToursPage } from "../features/tours/ToursPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/tours`. */
export const query = graphql`
  query toursQuery {
    viewer {
      ...ToursPage_viewer
    }
  }
`;

export const Page = personalPage<toursQuery>(
  "Tours",
  ({ viewer }) => viewer && <ToursPage viewer={viewer} />,
);
