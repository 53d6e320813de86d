import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useTourViewSubscription as Operation } from "../../../../__generated__/relay/useTourViewSubscription.graphql.ts";
import { fromText } from "../../../view/view-text.ts";
import type { Shown } from "./sight.ts";

/**
 * Subscribes to the view of a tour. Calls back with the current view and after each change.
 *
 * @param onShown must be stable between renders
 * @param onProblem called with a message if the user may not follow; must be stable between renders
 */
export function useTourViewSubscription(
  code: string,
  onShown: (shown: Shown) => void,
  onProblem: (sentence: string) => void,
): void {
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useTourViewSubscription($code: String!) {
          tourView(code: $code) {
            view
            pointer {
              x
              y
            }
          }
        }
      `,
      variables: { code },
      // The server completes the subscription when the tour ends.
      cacheConfig: { metadata: { ends: true } },
      onNext: (answer) => {
        const { view: word, pointer = null } = answer?.tourView ?? {};
        const view = word === undefined ? null : fromText(word);
        if (view) onShown({ view, pointer: pointer && { x: pointer.x, y: pointer.y } });
      },
      onError: ({ message }) => onProblem(message),
    }),
    [code, onShown, onProblem],
  );
  useSubscription(config);
}
