import { graphql } from "react-relay";
import type { useDeleteExhibitionMutation } from "../../../../../__generated__/relay/useDeleteExhibitionMutation.graphql.ts";
import type { Outcome } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Deletes an exhibition. The update is optimistic and is rolled back if the server refuses it. */
export function useDeleteExhibition() {
  const [change, isDeleting] = useChange<useDeleteExhibitionMutation>(graphql`
    mutation useDeleteExhibitionMutation($input: ExhibitionInput!, $connections: [ID!]!)
    @raw_response_type {
      deleteExhibition(input: $input) {
        __typename
        ... on DeleteExhibitionSuccess {
          deletedId @deleteEdge(connections: $connections)
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

  /** @param connections ids of the connections from which the exhibition is removed */
  function deleteExhibition(
    id: string,
    { connections, ...outcome }: Outcome & { connections: string[] },
  ): void {
    change({
      variables: { input: { id }, connections },
      optimisticResponse: {
        deleteExhibition: { __typename: "DeleteExhibitionSuccess", deletedId: id },
      },
      ...outcome,
    });
  }

  return { deleteExhibition, isDeleting };
}
