import { graphql } from "react-relay";
import type { useRestoreFavouriteMutation } from "../../../../__generated__/relay/useRestoreFavouriteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** The lists of favourites that the work is prepended to. */
  connections: string[];
  /** Called when the server refuses the change. */
  onRefused: (refusal: Refusal) => void;
};

/** Restores a removed favourite by marking the work again, so it comes first. */
export function useRestoreFavourite() {
  const [change, isRestoring] = useChange<useRestoreFavouriteMutation>(graphql`
    mutation useRestoreFavouriteMutation($input: AddFavouriteInput!, $connections: [ID!]!) {
      addFavourite(input: $input) {
        __typename
        ... on AddFavouriteSuccess {
          viewer {
            favouriteWorkIds
          }
          favouriteEdge @prependEdge(connections: $connections) {
            cursor
            node {
              ...FavouriteItem_work
            }
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

  function restoreFavourite(workId: string, { connections, onRefused }: Options): void {
    change({
      variables: { input: { workId }, connections },
      onRefused,
    });
  }

  return { restoreFavourite, isRestoring };
}
