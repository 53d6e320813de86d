import { graphql } from "react-relay";
import type { useRestoreExhibitionMutation } from "../../../../../__generated__/relay/useRestoreExhibitionMutation.graphql.ts";
import type { Outcome } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Restores a deleted exhibition. */
export function useRestoreExhibition() {
  const [change, isRestoring] = useChange<useRestoreExhibitionMutation>(graphql`
    mutation useRestoreExhibitionMutation($input: ExhibitionInput!, $connections: [ID!]!) {
      restoreExhibition(input: $input) {
        __typename
        ... on ChangeExhibitionSuccess {
          exhibition @prependNode(connections: $connections, edgeTypeName: "ExhibitionEdge") {
            id
            ...DeskExhibitionItem_exhibition
          }
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  /** @param connections ids of the connections to which the exhibition is prepended */
  function restoreExhibition(
    id: string,
    { connections, ...outcome }: Outcome & { connections: string[] },
  ): void {
    change({ variables: { input: { id }, connections }, ...outcome });
  }

  return { restoreExhibition, isRestoring };
}
