import { useCallback } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { usePresentViewMutation } from "../../../../__generated__/relay/usePresentViewMutation.graphql.ts";
import type { NumberedShot, ShotAnswer } from "./sender.ts";

/** Milliseconds after which a view that was not answered is lost. */
const lostAfter = 5_000;

/**
 * Shows what is looked at to those who follow a tour, over the live connection.
 *
 * @returns a function that rejects if it was not answered, or may not be shown now
 */
export function usePresentView(tourId: string) {
  const environment = useRelayEnvironment();
  const presentView = useCallback(
    ({ sequence, view, pointer }: NumberedShot) =>
      new Promise<ShotAnswer>((resolve, reject) => {
        const sending = commitMutation<usePresentViewMutation>(environment, {
          mutation: graphql`
            mutation usePresentViewMutation($input: PresentViewInput!) {
              presentView(input: $input) {
                __typename
                ... on PresentViewSuccess {
                  taken
                  sequence
                }
              }
            }
          `,
          variables: { input: { tourId, sequence, view, pointer } },
          cacheConfig: { metadata: { live: true } },
          onCompleted: ({ presentView: answer }) => {
            clearTimeout(giveUp);
            if (answer?.__typename === "PresentViewSuccess") resolve(answer);
            else reject(new Error("The view is not shown."));
          },
          onError: (error) => {
            clearTimeout(giveUp);
            reject(error);
          },
        });
        const giveUp = setTimeout(() => {
          sending.dispose();
          reject(new Error("The view was not answered."));
        }, lostAfter);
      }),
    [environment, tourId],
  );
  return { presentView };
}
