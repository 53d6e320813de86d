import { graphql, useFragment, useMutation } from "react-relay";
import type { useAddFavourite_viewer$key } from "../../../../__generated__/relay/useAddFavourite_viewer.graphql.ts";
import type { useAddFavouriteMutation } from "../../../../__generated__/relay/useAddFavouriteMutation.graphql.ts";
import { notSaved, refusalOf } from "./not-saved.ts";

type Options = {
  /** Called with a sentence for the visitor when the work was not marked. */
  onRefused: (sentence: string) => void;
};

/** Marks a work as a favourite; it shows at once and is taken back when the server refuses. */
export function useAddFavourite(viewerKey: useAddFavourite_viewer$key | null) {
  const viewer = useFragment(
    graphql`
      fragment useAddFavourite_viewer on Viewer @throwOnFieldError {
        id
        favouriteWorkIds
      }
    `,
    viewerKey,
  );
  const [commit, isAdding] = useMutation<useAddFavouriteMutation>(graphql`
    mutation useAddFavouriteMutation($input: AddFavouriteInput!) @raw_response_type {
      addFavourite(input: $input) {
        __typename
        ... on AddFavouriteSuccess {
          viewer {
            ...useAddFavourite_viewer
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

  function addFavourite(workId: string, { onRefused }: Options): void {
    commit({
      variables: { input: { workId } },
      optimisticResponse: viewer
        ? {
            addFavourite: {
              __typename: "AddFavouriteSuccess",
              viewer: {
                id: viewer.id,
                favouriteWorkIds: [
                  workId,
                  ...viewer.favouriteWorkIds.filter((id) => id !== workId),
                ],
              },
            },
          }
        : undefined,
      onCompleted: ({ addFavourite: result }) => {
        if (result?.__typename === "AddFavouriteSuccess") return;
        onRefused(refusalOf(result));
      },
      onError: () => onRefused(notSaved),
    });
  }

  return { addFavourite, isAdding };
}
