import { graphql } from "react-relay";
import type { usePublishExhibitionMutation } from "../../../../../__generated__/relay/usePublishExhibitionMutation.graphql.ts";
import type { Outcome } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Publishes an exhibition now or at a time. */
export function usePublishExhibition() {
  const [change, isPublishing] = useChange<usePublishExhibitionMutation>(graphql`
    mutation usePublishExhibitionMutation($input: PublishExhibitionInput!) {
      publishExhibition(input: $input) {
        __typename
        ... on ChangeExhibitionSuccess {
          exhibition {
            ...ExhibitionStanding_exhibition
          }
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  /** @param at date and time, ISO 8601; null for now */
  function publishExhibition(id: string, at: string | null, outcome: Outcome): void {
    change({ variables: { input: { id, at } }, ...outcome });
  }

  return { publishExhibition, isPublishing };
}
