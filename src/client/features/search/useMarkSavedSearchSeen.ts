import { graphql, useMutation } from "react-relay";
import type { useMarkSavedSearchSeenMutation } from "../../../../__generated__/relay/useMarkSavedSearchSeenMutation.graphql.ts";

/** Marks the results of a saved search as seen, so that none counts as new. If that fails, they stay new. */
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
