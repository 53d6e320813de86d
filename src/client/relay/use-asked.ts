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

/** What a part of a page asks for by itself. */
export type Asked<Query extends OperationType> = {
  /** What was answered last, even while something else is asked; null as long as nothing was. */
  answer: Query["response"] | null;
  /** Whether `answer` is to what is asked now, by whoever looks now. */
  isCurrent: boolean;
  /** Whether the last question was not answered. */
  isFailed: boolean;
  /** Asks again; the same function each time. */
  retry: () => void;
  /** Something has changed: an answer on its way may be older, and is asked for again. */
  outdate: () => void;
};

type State<Query extends OperationType> = {
  answer: Query["response"] | null;
  /** What was answered and what was not, as objects that are the same as long as the same is asked. */
  answered: object | null;
  failed: object | null;
};

const none = () => 0;

/**
 * Asks for what only a part of a page needs that was reached for: when it is first shown, for other variables, when
 * somebody else looks, and when events were missed. It is kept from being collected as long as it is shown.
 *
 * @param variables the same object as long as they are the same
 * @param fetchPolicy whether what the store has is an answer
 * @param again what is asked in their place for the same, once that was answered; there may be more to keep by then
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
