import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { getRequest } from "relay-runtime";
import type { usePresentViewMutation$data } from "../../../../__generated__/relay/usePresentViewMutation.graphql.ts";
import type { NumberedShot, ShotAnswer } from "./sender.ts";

const mutation = graphql`
  mutation usePresentViewMutation($input: PresentViewInput!) {
    presentView(input: $input) {
      __typename
      ... on PresentViewSuccess {
        taken
        sequence
      }
    }
  }
`;

/** Milliseconds after which a request without a response counts as lost. */
const lostAfter = 5_000;

/**
 * Sends views to the followers of a tour over the live connection. Bypasses the Relay store, which would retain every
 * view.
 *
 * @returns a function that rejects if there is no response, or if the view was refused
 */
export function usePresentView(tourId: string) {
  const environment = useRelayEnvironment();
  const presentView = useCallback(
    ({ sequence, view, pointer }: NumberedShot) =>
      new Promise<ShotAnswer>((resolve, reject) => {
        const input = { tourId, sequence, view, pointer };
        const sending = environment
          .getNetwork()
          .execute(getRequest(mutation).params, { input }, { metadata: { live: true } })
          .subscribe({
            next(answer) {
              clearTimeout(giveUp);
              const data = "data" in answer ? answer.data : null;
              const said = (data as usePresentViewMutation$data | null)?.presentView;
              if (said?.__typename === "PresentViewSuccess") resolve(said);
              else reject(new Error("The view is not shown."));
            },
            error(error: Error) {
              clearTimeout(giveUp);
              reject(error);
            },
          });
        const giveUp = setTimeout(() => {
          sending.unsubscribe();
          reject(new Error("The view was not answered."));
        }, lostAfter);
      }),
    [environment, tourId],
  );
  return { presentView };
}
