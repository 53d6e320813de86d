import { graphql, useMutation } from "react-relay";
import type { useRenameSavedSearchMutation } from "../../../../__generated__/relay/useRenameSavedSearchMutation.graphql.ts";
import { notSaved, refusalOf } from "../albums/not-saved.ts";

type Options = {
  /** Called with a sentence for the visitor when the name stays as it was. */
  onRefused: (sentence: string) => void;
};

/** Gives a saved search another name; it shows at once and is taken back when the server refuses. */
export function useRenameSavedSearch() {
  const [commit, isRenaming] = useMutation<useRenameSavedSearchMutation>(graphql`
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
    commit({
      variables: { input: { id, name } },
      optimisticResponse: {
        renameSavedSearch: {
          __typename: "ChangeSavedSearchSuccess",
          savedSearch: { id, name: name.trim() },
        },
      },
      onCompleted: ({ renameSavedSearch: result }) => {
        if (result?.__typename === "ChangeSavedSearchSuccess") return;
        onRefused(refusalOf(result));
      },
      onError: () => onRefused(notSaved),
    });
  }

  return { renameSavedSearch, isRenaming };
}
