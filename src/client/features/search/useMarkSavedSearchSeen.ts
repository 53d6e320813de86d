import { graphql, useMutation } from "react-relay";
import type { useMarkSavedSearchSeenMutation } from "../../../../__generated__/relay/useMarkSavedSearchSeenMutation.graphql.ts";

/** Notes that what a saved search finds is looked at: nothing of it is new any more. If that fails it stays new. */
export function useMarkSavedSearchSeen() {
  const [commit, isMarking] = useMutation<useMarkSavedSearchSeenMutation>(graphql`
    mutation useMarkSavedSearchSeenMutation($input: MarkSavedSearchSeenInput!) {
      markSavedSearchSeen(input: $input) {
        ... on ChangeSavedSearchSuccess {
          savedSearch {
            newCount
            seen
          }
        }
      }
    }
  `);
  const markSavedSearchSeen = (id: string) => void commit({ variables: { input: { id } } });
  return { markSavedSearchSeen, isMarking };
}
