import { graphql } from "react-relay";
import type { accountQuery } from "../../../__generated__/relay/accountQuery.graphql.ts";
import { AccountPage } from "../features/accounts/AccountPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/account`. */
export const query = graphql`
  query accountQuery {
    viewer {
      ...AccountPage_viewer
    }
  }
`;

export const Page = personalPage<accountQuery>(
  "Your account",
  ({ viewer }) => viewer && <AccountPage viewer={viewer} />,
);
