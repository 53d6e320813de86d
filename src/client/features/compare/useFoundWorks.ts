import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type {
  useFoundWorksQuery,
  useFoundWorksQuery$data,
} from "../../../../__generated__/relay/useFoundWorksQuery.graphql.ts";

/** How long typing pauses before works are asked for, in milliseconds. */
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

/** Which works are looked for. */
export type Wanted = {
  readonly text: string;
  readonly types: readonly string[];
  readonly creators: readonly string[];
  readonly subjects: readonly string[];
  readonly first: number;
};

type Found = {
  /** What was answered last; null as long as nothing was. */
  found: useFoundWorksQuery$data | null;
  isFailed: boolean;
  /** Whether more, or fewer, are asked for than were answered. */
  isAsking: boolean;
  /** Asks again after a failure. */
  retry: () => void;
};

/**
 * The works that somebody may want to use; those found before stay until the next are there.
 *
 * @param hasAll whether those without a picture are among them
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
    // What is shown is kept from being collected.
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
