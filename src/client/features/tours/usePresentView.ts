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

/** Milliseconds after which a view that was not answered is lost. */
const lostAfter = 5_000;

/**
 * Shows what is looked at to those who follow a tour, over the live connection. It goes past the store, where every
 * view ever sent would be kept.
 *
 * @returns a function that rejects if it was not answered, or may not be shown now
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
