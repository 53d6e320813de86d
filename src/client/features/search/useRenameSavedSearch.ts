import { graphql } from "react-relay";
import type { useRenameSavedSearchMutation } from "../../../../__generated__/relay/useRenameSavedSearchMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** Called when the server refuses. */
  onRefused: (refusal: Refusal) => void;
};

/** Renames a saved search, optimistically; reverts if the server refuses. */
export function useRenameSavedSearch() {
  const [change, isRenaming] = useChange<useRenameSavedSearchMutation>(graphql`
    mutation useRenameSavedSearchMutation($input: RenameSavedSearchInput!) @raw_response_type {
      renameSavedSearch(input: $input) {
        __typename
        ... on ChangeSavedSearchSuccess {
          savedSearch {
            name
          }
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
      }
    }
  `);

  function renameSavedSearch(id: string, name: string, { onRefused }: Options): void {
    change({
      variables: { input: { id, name } },
      optimisticResponse: {
        renameSavedSearch: {
          __typename: "ChangeSavedSearchSuccess",
          savedSearch: { id, name: name.trim() },
        },
      },
      onRefused,
    });
  }

  return { renameSavedSearch, isRenaming };
}
