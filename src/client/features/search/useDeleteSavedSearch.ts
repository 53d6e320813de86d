import { graphql, useMutation } from "react-relay";
import type { useDeleteSavedSearchMutation } from "../../../../__generated__/relay/useDeleteSavedSearchMutation.graphql.ts";
import { notSaved, refusalOf } from "../albums/not-saved.ts";

type Options = {
  /** The lists of saved searches it is taken out of. */
  connections: string[];
  /** Called when the server has deleted it. */
  onDeleted?: () => void;
  /** Called with a sentence for the visitor when it was not deleted. */
  onRefused: (sentence: string) => void;
};

/** Deletes a saved search; it goes at once and comes back when the server refuses. */
export function useDeleteSavedSearch() {
  const [commit, isDeleting] = useMutation<useDeleteSavedSearchMutation>(graphql`
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
    commit({
      variables: { input: { id }, connections },
      optimisticResponse: {
        deleteSavedSearch: { __typename: "DeleteSavedSearchSuccess", deletedId: id },
      },
      onCompleted: ({ deleteSavedSearch: result }) => {
        if (result?.__typename === "DeleteSavedSearchSuccess") return onDeleted?.();
        onRefused(refusalOf(result));
      },
      onError: () => onRefused(notSaved),
    });
  }

  return { deleteSavedSearch, isDeleting };
}
