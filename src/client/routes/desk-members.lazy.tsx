import { graphql } from "react-relay";
import type { deskMembersQuery } from "../../../__generated__/relay/deskMembersQuery.graphql.ts";
import { MembersPage } from "../features/desk/MembersPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** What the page at `/desk/members` asks for. */
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
