import { graphql } from "react-relay";
import type { useDeleteExhibitionMutation } from "../../../../../__generated__/relay/useDeleteExhibitionMutation.graphql.ts";
import type { Outcome } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Deletes an exhibition; it goes at once and comes back when the server refuses. */
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

  /** @param connections the lists of exhibitions it is taken out of */
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
