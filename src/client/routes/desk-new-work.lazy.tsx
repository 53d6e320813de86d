import { graphql } from "react-relay";
import type { deskNewWorkQuery } from "../../../__generated__/relay/deskNewWorkQuery.graphql.ts";
import { AddWorkPage } from "../features/desk/works/AddWorkPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/desk/works/new`. */
export const query = graphql`
  query deskNewWorkQuery {
    viewer {
      ...AddWorkPage_viewer
    }
  }
`;

export const Page = personalPage<deskNewWorkQuery>(
  "A new work",
  ({ viewer }) => viewer && <AddWorkPage viewer={viewer} />,
);
