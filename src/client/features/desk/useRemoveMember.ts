import { graphql } from "react-relay";
import type { useRemoveMemberMutation } from "../../../../__generated__/relay/useRemoveMemberMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Deletes an account with all its data and removes it from a connection. */
export function useRemoveMember() {
  const [change, isRemoving] = useChange<useRemoveMemberMutation>(graphql`
    mutation useRemoveMemberMutation($input: RemoveMemberInput!, $connections: [ID!]!) {
      removeMember(input: $input) {
        __typename
        ... on RemoveMemberSuccess {
          removedId @deleteEdge(connections: $connections)
        }
        ... on InvalidInput {
          problems {
            field
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  function removeMember(accountId: string, connection: string, outcome: Outcome): void {
    change({
      variables: { input: { accountId }, connections: [connection] },
      ...outcome,
    });
  }

  return { removeMember, isRemoving };
}
