import { graphql } from "react-relay";
import type { joinQuery } from "../../../__generated__/relay/joinQuery.graphql.ts";
import { JoinPage } from "../features/accounts/JoinPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** What the page at `/join` asks for. */
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
