import { graphql } from "react-relay";
import type { useSignOutMutation } from "../../../../__generated__/relay/useSignOutMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Signs the user out in this browser. */
export function useSignOut() {
  const [change, isSigningOut] = useChange<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        __typename
        ... on SignOutSuccess {
          viewer {
            ...AccountPage_viewer
          }
        }
      }
    }
  `);

  function signOut(outcome: Outcome): void {
    change({
      variables: {},
      ...outcome,
    });
  }

  return { signOut, isSigningOut };
}
