import { graphql } from "react-relay";
import type { deskImportsQuery } from "../../../__generated__/relay/deskImportsQuery.graphql.ts";
import { ImportsPage } from "../features/desk/imports/ImportsPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/desk/imports`. */
export const query = graphql`
  query deskImportsQuery {
    viewer {
      ...ImportsPage_viewer
    }
  }
`;

export const Page = personalPage<deskImportsQuery>(
  "Imports",
  ({ viewer }) => viewer && <ImportsPage viewer={viewer} />,
);
