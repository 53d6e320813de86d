import { graphql } from "react-relay";
import type { useStartTourMutation } from "../../../../__generated__/relay/useStartTourMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type StartOutcome = {
  onStarted: (code: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Starts a tour that the current user guides. */
export function useStartTour() {
  const [change, isStarting] = useChange<useStartTourMutation>(graphql`
    mutation useStartTourMutation($input: StartTourInput!) {
      startTour(input: $input) {
        __typename
        ... on StartTourSuccess {
          tour {
            code
            ...tourRoom_tour
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

  /** @param view the initial view in its text form */
  function startTour(title: string, view: string, { onStarted, onRefused }: StartOutcome): void {
    change({
      variables: { input: { title, view } },
      fields: ["title"],
      onDone: ({ tour }) => onStarted(tour.code),
      onRefused,
    });
  }

  return { startTour, isStarting };
}
