import { graphql, useMutation } from "react-relay";
import type { useRestoreFavouriteMutation } from "../../../../__generated__/relay/useRestoreFavouriteMutation.graphql.ts";
import { notSaved, refusalOf } from "./not-saved.ts";

type Options = {
  /** The lists of favourites that the work is put in front of. */
  connections: string[];
  /** Called with a sentence for the visitor when the work was not put back. */
  onRefused: (sentence: string) => void;
};

/** Puts a favourite back that was taken away: marked anew, it stands in front of the others. */
export function useRestoreFavourite() {
  const [commit, isRestoring] = useMutation<useRestoreFavouriteMutation>(graphql`
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
    commit({
      variables: { input: { workId }, connections },
      onCompleted: ({ addFavourite: result }) => {
        if (result?.__typename === "AddFavouriteSuccess") return;
        onRefused(refusalOf(result));
      },
      onError: () => onRefused(notSaved),
    });
  }

  return { restoreFavourite, isRestoring };
}
