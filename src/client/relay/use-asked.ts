import { useEffect, useState, useSyncExternalStore } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { onMissed } from "./missed-events.ts";
import { viewerChanges } from "./viewer-changes.ts";

/** What a part of a page asks for by itself. */
export type Asked<Query extends OperationType> = {
  /** What was answered last, even while something else is asked; null as long as nothing was. */
  answer: Query["response"] | null;
  /** Whether the last question was not answered. */
  isFailed: boolean;
  retry: () => void;
};

const none = () => 0;

/**
 * Asks for what only a part of a page needs that was reached for: when it is first shown, for other variables, when
 * somebody else looks, and when events were missed. It is kept from being collected as long as it is shown.
 *
 * @param variables the same object as long as they are the same
 */
export function useAsked<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
): Asked<Query> {
  const environment = useRelayEnvironment();
  const viewers = useSyncExternalStore(viewerChanges.subscribe, () => viewerChanges.count, none);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Omit<Asked<Query>, "retry">>({
    answer: null,
    isFailed: false,
  });

  useEffect(() => onMissed(() => setTries((before) => before + 1)), []);
  useEffect(() => {
    const kept = environment.retain(createOperationDescriptor(getRequest(query), variables));
    const asking = fetchQuery<Query>(environment, query, variables).subscribe({
      next: (answer) => setState({ answer, isFailed: false }),
      error: () => setState((before) => ({ ...before, isFailed: true })),
    });
    return () => {
      asking.unsubscribe();
      kept.dispose();
    };
  }, [environment, query, variables, viewers, tries]);

  return { ...state, retry: () => setTries((before) => before + 1) };
}
