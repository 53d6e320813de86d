import { graphql } from "react-relay";
import type { useRenameMemberMutation } from "../../../../__generated__/relay/useRenameMemberMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Changes the display name of the signed-in member. */
export function useRenameMember() {
  const [change, isRenaming] = useChange<useRenameMemberMutation>(graphql`
    mutation useRenameMemberMutation($input: RenameMemberInput!) {
      renameMember(input: $input) {
        __typename
        ... on ChangeAccountSuccess {
          viewer {
            ...AccountPage_viewer
          }
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
        ... on TooManyTries {
          message
        }
      }
    }
  `);

  function renameMember(name: string, outcome: Outcome): void {
    change({
      variables: { input: { name } },
      fields: ["name"],
      ...outcome,
    });
  }

  return { renameMember, isRenaming };
}
