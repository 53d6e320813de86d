import { graphql } from "react-relay";
import type { useAddWorkMutation } from "../../../../../__generated__/relay/useAddWorkMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Refusal } from "../../parts/refusal.ts";

/** Called with the id of the new work, or with an error. */
export type AddOutcome = { onDone: (id: string) => void; onRefused: (refusal: Refusal) => void };

/** Creates a work as a draft. */
export function useAddWork() {
  const [change, isAdding] = useChange<useAddWorkMutation>(graphql`
    mutation useAddWorkMutation($input: AddWorkInput!) {
      addWork(input: $input) {
        __typename
        ... on AddWorkSuccess {
          work {
            id
          }
        }
        ... on InvalidInput {
          problems {
            field
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  function addWork(work: { identifier: string; title: string }, outcome: AddOutcome): void {
    change({
      variables: { input: work },
      fields: ["identifier", "title"],
      onDone: (success) => outcome.onDone(success.work.id),
      onRefused: outcome.onRefused,
    });
  }

  return { addWork, isAdding };
}
