import { graphql } from "react-relay";
import type { deskQuery } from "../../../__generated__/relay/deskQuery.graphql.ts";
import { DeskPage } from "../features/desk/DeskPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/desk`. */
export const query = graphql`
  query deskQuery {
    viewer {
      ...DeskPage_viewer
    }
  }
`;

export const Page = personalPage<deskQuery>(
  "Desk",
  ({ viewer }) => viewer && <DeskPage viewer={viewer} />,
);
