import { graphql, useFragment } from "react-relay";
import type { useAddFavourite_viewer$key } from "../../../../__generated__/relay/useAddFavourite_viewer.graphql.ts";
import type { useAddFavouriteMutation } from "../../../../__generated__/relay/useAddFavouriteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** Called when the server refuses the change. */
  onRefused: (refusal: Refusal) => void;
};

/** Marks a work as a favourite, optimistically; reverts if the server refuses. */
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
  const [change, isAdding] = useChange<useAddFavouriteMutation>(graphql`
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
    change({
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
      onRefused,
    });
  }

  return { addFavourite, isAdding };
}
