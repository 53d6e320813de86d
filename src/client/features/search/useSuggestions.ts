import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Disposable, IEnvironment } from "relay-runtime";
import type { SuggestedItems_suggestions$key } from "../../../../__generated__/relay/SuggestedItems_suggestions.graphql.ts";
import type { useSuggestionsQuery } from "../../../../__generated__/relay/useSuggestionsQuery.graphql.ts";

type Suggestions = SuggestedItems_suggestions$key;

/** Debounce of the suggestions, in milliseconds. */
const pause = 120;
/** Maximum number of responses cached for the visit. */
const mostKept = 50;

/** Query for the suggestions. */
const query = graphql`
  query useSuggestionsQuery($text: String!) {
    suggestions(text: $text) {
      ...SuggestedItems_suggestions
    }
  }
`;

/**
 * Loads suggestions for the typed text. Earlier responses are cached; a response for an outdated text is ignored.
 *
 * @param typed null while no suggestions are wanted
 * @param mayChange whether the displayed suggestions may be replaced now
 * @returns the suggestions to show: for the typed text, or for an earlier one until that response arrives
 */
export function useSuggestions(typed: string | null, mayChange: () => boolean): Suggestions | null {
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState<Suggestions | null>(null);
  const text = typed?.trim() ?? null;
  const show = useEffectEvent((answered: Suggestions | null) => {
    if (mayChange()) setShown(answered);
  });
  useEffect(() => {
    if (text === null) return;
    if (text === "") return show(null);
    const operation = createOperationDescriptor(getRequest(query), { text });
    const isKnown = environment.check(operation).status === "available";
    let asking: { unsubscribe: () => void } | undefined;
    const ask = () => {
      asking = fetchQuery<useSuggestionsQuery>(
        environment,
        query,
        { text },
        { fetchPolicy: "store-or-network" },
      ).subscribe({
        next: ({ suggestions }) => {
          keep(environment, text, () => environment.retain(operation));
          show(suggestions ?? null);
        },
        // The field searches without suggestions, too.
        error: () => show(null),
      });
    };
    const timer = setTimeout(ask, isKnown ? 0 : pause);
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
    };
  }, [environment, text]);
  return shown;
}

const kept = new WeakMap<IEnvironment, Map<string, Disposable>>();

/** Protects a response from garbage collection until many others were used after it. */
function keep(environment: IEnvironment, text: string, retain: () => Disposable): void {
  const answers = kept.get(environment) ?? new Map<string, Disposable>();
  kept.set(environment, answers);
  const known = answers.get(text) ?? retain();
  answers.delete(text);
  answers.set(text, known);
  const [oldest] = answers;
  if (answers.size <= mostKept || !oldest) return;
  oldest[1].dispose();
  answers.delete(oldest[0]);
}
