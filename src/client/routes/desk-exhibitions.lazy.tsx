import { graphql } from "react-relay";
import type { deskExhibitionsQuery } from "../../../__generated__/relay/deskExhibitionsQuery.graphql.ts";
import { DeskExhibitionsPage } from "../features/desk/exhibitions/DeskExhibitionsPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/desk/exhibitions`. */
export const query = graphql`
  query deskExhibitionsQuery {
    viewer {
      ...DeskExhibitionsPage_viewer
    }
  }
`;

export const Page = personalPage<deskExhibitionsQuery>(
  "Exhibitions",
  ({ viewer }) => viewer && <DeskExhibitionsPage viewer={viewer} />,
);
