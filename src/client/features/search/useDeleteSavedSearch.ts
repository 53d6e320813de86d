import { graphql } from "react-relay";
import type { useDeleteSavedSearchMutation } from "../../../../__generated__/relay/useDeleteSavedSearchMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** Connections from which it is removed. */
  connections: string[];
  /** Called when the server has deleted it. */
  onDeleted?: () => void;
  /** Called when the server refuses. */
  onRefused: (refusal: Refusal) => void;
};

/** Deletes a saved search, optimistically; it reappears if the server refuses. */
export function useDeleteSavedSearch() {
  const [change, isDeleting] = useChange<useDeleteSavedSearchMutation>(graphql`
    mutation useDeleteSavedSearchMutation($input: DeleteSavedSearchInput!, $connections: [ID!]!)
    @raw_response_type {
      deleteSavedSearch(input: $input) {
        __typename
        ... on DeleteSavedSearchSuccess {
          deletedId @deleteEdge(connections: $connections)
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
      }
    }
  `);

  function deleteSavedSearch(id: string, { connections, onDeleted, onRefused }: Options): void {
    change({
      variables: { input: { id }, connections },
      optimisticResponse: {
        deleteSavedSearch: { __typename: "DeleteSavedSearchSuccess", deletedId: id },
      },
      onDone: onDeleted,
      onRefused,
    });
  }

  return { deleteSavedSearch, isDeleting };
}
