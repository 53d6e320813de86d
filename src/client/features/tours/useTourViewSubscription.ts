import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useTourViewSubscription as Operation } from "../../../../__generated__/relay/useTourViewSubscription.graphql.ts";
import { fromText } from "../../../view/view-text.ts";
import type { Shown } from "./sight.ts";

/**
 * Tells what a tour shows: at once, and whenever it is something else.
 *
 * @param onShown the same function as long as that is the same
 * @param onProblem called with a sentence if one may not follow; the same function as long as that is the same
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
      // It is over when the tour is.
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
