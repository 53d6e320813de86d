import { graphql, useFragment } from "react-relay";
import type { AccountPage_viewer$key } from "../../../../__generated__/relay/AccountPage_viewer.graphql.ts";
import { ChangeEmail } from "./ChangeEmail.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { RenameMember } from "./RenameMember.tsx";
import { SessionList } from "./SessionList.tsx";
import { SignInFirst } from "./SignInFirst.tsx";
import { roleWord } from "./words.ts";

/** Settings of the user's own account. */
export function AccountPage({ viewer: key }: { viewer: AccountPage_viewer$key }) {
  const { account } = useFragment(
    graphql`
      fragment AccountPage_viewer on Viewer {
        account {
          email
          member {
            role
            ...RenameMember_member
          }
          ...ChangeEmail_account
          ...SessionList_account
        }
      }
    `,
    key,
  );
  if (!account)
    return <SignInFirst title="You are not signed in">Sign in to see your account.</SignInFirst>;
  return (
    <>
      <h1>Your account</h1>
      <p className="account-page__who">
        {account.email} · {roleWord(account.member.role)}
      </p>
      <RenameMember member={account.member} />
      <ChangeEmail account={account} />
      <ChangePassword />
      <SessionList account={account} />
      <DeleteAccount />
    </>
  );
}
