import { graphql } from "react-relay";
import type { joinQuery } from "../../../__generated__/relay/joinQuery.graphql.ts";
import { JoinPage } from "../features/accounts/JoinPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/join`. */
export const query = graphql`
  query joinQuery {
    viewer {
      ...JoinPage_viewer
    }
  }
`;

export const Page = personalPage<joinQuery>(
  "Invitation",
  ({ viewer }) => viewer && <JoinPage viewer={viewer} />,
);
