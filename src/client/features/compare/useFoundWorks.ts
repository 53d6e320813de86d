import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type {
  useFoundWorksQuery,
  useFoundWorksQuery$data,
} from "../../../../__generated__/relay/useFoundWorksQuery.graphql.ts";

/** Debounce of the search, in milliseconds. */
const pause = 150;

const query = graphql`
  query useFoundWorksQuery($search: String, $filter: WorkFilter, $first: Int!) @throwOnFieldError {
    works(search: $search, filter: $filter, first: $first) {
      ...PickResults_works
    }
    workFacets(search: $search, filter: $filter) {
      ...PickFilters_facets
    }
  }
`;

/** Search of the work picker. */
export type Wanted = {
  readonly text: string;
  readonly types: readonly string[];
  readonly creators: readonly string[];
  readonly subjects: readonly string[];
  readonly first: number;
};

type Found = {
  /** The last response; null before the first. */
  found: useFoundWorksQuery$data | null;
  isFailed: boolean;
  /** Whether another number of works is loading. */
  isAsking: boolean;
  /** Retries after a failure. */
  retry: () => void;
};

/**
 * Searches for works in the picker; the previous results stay until the next ones arrive.
 *
 * @param hasAll whether to include works without an image
 */
export function useFoundWorks(
  { text, types, creators, subjects, first }: Wanted,
  hasAll: boolean,
): Found {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<Pick<Found, "found" | "isFailed"> & { first: number }>({
    found: null,
    isFailed: false,
    first,
  });
  const [tries, setTries] = useState(0);
  const search = text.trim().slice(0, 200) || null;
  useEffect(() => {
    const filter = {
      ...(!hasAll && { hasImage: true }),
      ...(types.length > 0 && { types }),
      ...(creators.length > 0 && { creators }),
      ...(subjects.length > 0 && { subjects }),
    };
    const variables = { search, filter, first };
    const operation = createOperationDescriptor(getRequest(query), variables);
    // Prevents garbage collection of the shown results.
    const kept = environment.retain(operation);
    let asking: { unsubscribe: () => void } | undefined;
    const ask = () => {
      asking = fetchQuery<useFoundWorksQuery>(environment, query, variables, {
        fetchPolicy: "store-or-network",
      }).subscribe({
        next: (found) => setState({ found, isFailed: false, first }),
        error: () => setState((before) => ({ ...before, isFailed: true, first })),
      });
    };
    const timer = setTimeout(ask, search === null ? 0 : pause);
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
      kept.dispose();
    };
  }, [environment, search, types, creators, subjects, first, hasAll, tries]);
  const { found, isFailed } = state;
  return { found, isFailed, isAsking: state.first !== first, retry: () => setTries(tries + 1) };
}
