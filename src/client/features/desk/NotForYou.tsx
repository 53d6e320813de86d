import { graphql, useFragment } from "react-relay";
import type { NotForYou_viewer$key } from "../../../../__generated__/relay/NotForYou_viewer.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SignInFirst } from "../accounts/SignInFirst.tsx";

type NotForYouProps = {
  viewer: NotForYou_viewer$key;
  /** Who may see the page, as a plural noun. */
  whom: string;
};

/** Shown instead of a dashboard page that the user may not see. */
export function NotForYou({ viewer: key, whom }: NotForYouProps) {
  const { account } = useFragment(
    graphql`
      fragment NotForYou_viewer on Viewer {
        account {
          __typename
        }
      }
    `,
    key,
  );
  const title = `This page is for ${whom}`;
  if (!account)
    return <SignInFirst title={title}>Sign in with an account that is one.</SignInFirst>;
  return (
    <EmptyState level={1} title={title}>
      <p>Your account does not allow it. Ask whoever runs this site.</p>
    </EmptyState>
  );
}
