import { graphql } from "react-relay";
import type { useSignOutMutation } from "../../../../__generated__/relay/useSignOutMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { notReached, settle, type Outcome } from "../parts/outcome.ts";

/** Signs whoever is asking out, in this browser. */
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
      onCompleted: ({ signOut: answer }, errors) => settle(answer, errors, [], outcome),
      onUnsent: (...what) => outcome.onRefused(notReached(...what)),
    });
  }

  return { signOut, isSigningOut };
}
