import { graphql } from "react-relay";
import type { useStartTourMutation } from "../../../../__generated__/relay/useStartTourMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { notReached, settle } from "../parts/outcome.ts";
import type { FormRefusal } from "../parts/outcome.ts";

type StartOutcome = {
  onStarted: (code: string) => void;
  onRefused: (refusal: FormRefusal) => void;
};

/** Starts a tour that whoever looks guides. */
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

  /** @param view what is shown first, as one word */
  function startTour(title: string, view: string, { onStarted, onRefused }: StartOutcome): void {
    change({
      variables: { input: { title, view } },
      onCompleted: ({ startTour: answer }, errors) => {
        if (answer?.__typename === "StartTourSuccess") onStarted(answer.tour.code);
        else settle(answer, errors, ["title"], { onRefused });
      },
      onUnsent: (...what) => onRefused(notReached(...what)),
    });
  }

  return { startTour, isStarting };
}
