import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { FetchQueryFetchPolicy, GraphQLTaggedNode, OperationType } from "relay-runtime";
import { onMissed } from "./missed-events.ts";
import { viewerChanges } from "./viewer-changes.ts";

/** State of a query that a part of a page loads by itself. */
export type Asked<Query extends OperationType> = {
  /** The last answer, even while another request is in flight; null before the first. */
  answer: Query["response"] | null;
  /** Whether `answer` belongs to the current variables and the current viewer. */
  isCurrent: boolean;
  /** Whether the last request failed. */
  isFailed: boolean;
  /** Refetches; a stable function. */
  retry: () => void;
  /** Reports a change: if a request is in flight, its answer may be older, so the query is refetched. */
  outdate: () => void;
};

type State<Query extends OperationType> = {
  answer: Query["response"] | null;
  /** The question objects that were answered and that failed, to compare with the current one by identity. */
  answered: object | null;
  failed: object | null;
};

const none = () => 0;

/**
 * Loads a query for a part of a page that the visitor opened: when it is first shown, for other variables, when the
 * viewer changes, and when events were missed. The data is retained while the component is mounted.
 *
 * @param variables the same object as long as they are equal
 * @param fetchPolicy whether data in the store is an answer
 * @param again returns the variables for a refetch of the same question, since more may be loaded by then
 */
export function useAsked<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  {
    fetchPolicy = "network-only",
    again,
  }: { fetchPolicy?: FetchQueryFetchPolicy; again?: () => Query["variables"] } = {},
): Asked<Query> {
  const environment = useRelayEnvironment();
  const viewers = useSyncExternalStore(viewerChanges.subscribe, () => viewerChanges.count, none);
  const [tries, setTries] = useState(0);
  const question = useMemo(() => ({ query, variables, viewers }), [query, variables, viewers]);
  const [{ answer, answered, failed }, setState] = useState<State<Query>>({
    answer: null,
    answered: null,
    failed: null,
  });

  const isUnderWay = useRef(false);
  const variablesNow = useEffectEvent((by: Query["variables"]) =>
    answered === question && again ? again() : by,
  );
  useEffect(() => onMissed(() => setTries((before) => before + 1)), []);
  useEffect(() => {
    const { query: asked } = question;
    const by = variablesNow(question.variables);
    const kept = environment.retain(createOperationDescriptor(getRequest(asked), by));
    isUnderWay.current = true;
    const asking = fetchQuery<Query>(environment, asked, by, { fetchPolicy }).subscribe({
      next: (next) => setState({ answer: next, answered: question, failed: null }),
      error: () => setState((before) => ({ ...before, failed: question })),
      complete: () => {
        isUnderWay.current = false;
      },
    });
    return () => {
      asking.unsubscribe();
      kept.dispose();
    };
  }, [environment, question, fetchPolicy, tries]);

  const retry = useCallback(() => {
    setState((before) => ({ ...before, failed: null }));
    setTries((before) => before + 1);
  }, []);
  const outdate = useCallback(() => {
    if (isUnderWay.current) retry();
  }, [retry]);

  return {
    answer,
    isCurrent: answered === question,
    isFailed: failed === question,
    retry,
    outdate,
  };
}
