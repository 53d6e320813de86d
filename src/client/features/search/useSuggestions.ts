import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Disposable, IEnvironment } from "relay-runtime";
import type { SuggestedItems_suggestions$key } from "../../../../__generated__/relay/SuggestedItems_suggestions.graphql.ts";
import type { useSuggestionsQuery } from "../../../../__generated__/relay/useSuggestionsQuery.graphql.ts";

type Suggestions = SuggestedItems_suggestions$key;

/** How long typing pauses before suggestions are asked for, in milliseconds. */
const pause = 120;
/** How many answers are kept for the visit. */
const mostKept = 50;

/** What is asked for while somebody types. */
const query = graphql`
  query useSuggestionsQuery($text: String!) {
    suggestions(text: $text) {
      ...SuggestedItems_suggestions
    }
  }
`;

/**
 * Asks what somebody who types may be looking for. What was asked for before is at hand; an answer to what is not
 * typed any more is not waited for.
 *
 * @param typed null while nobody wants suggestions
 * @param mayChange whether what is shown may be replaced now
 * @returns the suggestions to be shown: for what was typed, or until that is answered for what was typed before
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
        // The field searches without them too.
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

/** Keeps an answer from being collected, until many others were used after it. */
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
