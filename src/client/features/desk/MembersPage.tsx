import { graphql, useFragment } from "react-relay";
import type { MembersPage_viewer$key } from "../../../../__generated__/relay/MembersPage_viewer.graphql.ts";
import type { SignUpPolicyChoice_site$key } from "../../../../__generated__/relay/SignUpPolicyChoice_site.graphql.ts";
import { InvitationList } from "./InvitationList.tsx";
import { MemberList } from "./MemberList.tsx";
import { NotForYou } from "./NotForYou.tsx";
import { SignUpPolicyChoice } from "./SignUpPolicyChoice.tsx";

type MembersPageProps = {
  viewer: MembersPage_viewer$key;
  site: SignUpPolicyChoice_site$key | null;
};

/** The members page for the owner: accounts, invitations and the sign-up policy. */
export function MembersPage({ viewer: key, site }: MembersPageProps) {
  const viewer = useFragment(
    graphql`
      fragment MembersPage_viewer on Viewer {
        account {
          member {
            role
          }
        }
        desk {
          ...InvitationList_desk
        }
        ...MemberList_viewer
        ...NotForYou_viewer
      }
    `,
    key,
  );
  // Others get no data about members, so reading the refused fields would throw.
  if (!viewer.desk || viewer.account?.member.role !== "OWNER") {
    return <NotForYou viewer={viewer} whom="the owner" />;
  }
  return (
    <>
      <h1>Members</h1>
      {site && <SignUpPolicyChoice site={site} />}
      <InvitationList desk={viewer.desk} />
      <MemberList viewer={viewer} />
    </>
  );
}
