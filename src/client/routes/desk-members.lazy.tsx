import { graphql } from "react-relay";
import type { deskMembersQuery } from "../../../__generated__/relay/deskMembersQuery.graphql.ts";
import { MembersPage } from "../features/desk/MembersPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/desk/members`. */
export const query = graphql`
  query deskMembersQuery {
    viewer {
      ...MembersPage_viewer
    }
    site {
      ...SignUpPolicyChoice_site
    }
  }
`;

export const Page = personalPage<deskMembersQuery>(
  "Members",
  ({ viewer, site }) => viewer && <MembersPage viewer={viewer} site={site ?? null} />,
);
