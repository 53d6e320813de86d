import { graphql, useFragment } from "react-relay";
import type { useRemoveFavourite_viewer$key } from "../../../../__generated__/relay/useRemoveFavourite_viewer.graphql.ts";
import type { useRemoveFavouriteMutation } from "../../../../__generated__/relay/useRemoveFavouriteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** The lists of favourites that the work is removed from. */
  connections?: string[];
  /** Called when the server has removed the favourite. */
  onRemoved?: () => void;
  /** Called when the server refuses the change. */
  onRefused: (refusal: Refusal) => void;
};

/** Removes a favourite, optimistically; it reappears if the server refuses. */
export function useRemoveFavourite(viewerKey: useRemoveFavourite_viewer$key | null) {
  const viewer = useFragment(
    graphql`
      fragment useRemoveFavourite_viewer on Viewer @throwOnFieldError {
        id
        favouriteWorkIds
      }
    `,
    viewerKey,
  );
  const [change, isRemoving] = useChange<useRemoveFavouriteMutation>(graphql`
    mutation useRemoveFavouriteMutation($input: RemoveFavouriteInput!, $connections: [ID!]!)
    @raw_response_type {
      removeFavourite(input: $input) {
        __typename
        ... on RemoveFavouriteSuccess {
          viewer {
            ...useRemoveFavourite_viewer
          }
          removedWorkId @deleteEdge(connections: $connections)
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
      }
    }
  `);

  function removeFavourite(
    workId: string,
    { connections = [], onRemoved, onRefused }: Options,
  ): void {
    change({
      variables: { input: { workId }, connections },
      optimisticResponse: viewer
        ? {
            removeFavourite: {
              __typename: "RemoveFavouriteSuccess",
              viewer: {
                id: viewer.id,
                favouriteWorkIds: viewer.favouriteWorkIds.filter((id) => id !== workId),
              },
              removedWorkId: workId,
            },
          }
        : undefined,
      onDone: onRemoved,
      onRefused,
    });
  }

  return { removeFavourite, isRemoving };
}
