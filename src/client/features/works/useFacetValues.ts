import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useFacetValuesQuery,
  useFacetValuesQuery$variables,
} from "../../../../__generated__/relay/useFacetValuesQuery.graphql.ts";
import type { CountedValue } from "./facet-values.ts";

/** Requested values of a facet. */
export type FacetValues = {
  words: string;
  values: readonly CountedValue[];
  /** Total number of values. */
  total: number;
  /** Counts of these values, and of all values found before. */
  counts: ReadonlyMap<string, number>;
};

type Asked = Omit<useFacetValuesQuery$variables, "words">;

/**
 * Loads the values of a facet that have a word beginning with the typed text. Previous values stay until the newest
 * response arrives; responses to an outdated text are ignored.
 *
 * @param asked the selected works; a stable object as long as the selection is the same
 */
export function useFacetValues(asked: Asked, words: string) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<FacetValues | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailed(false);
    const request = fetchQuery<useFacetValuesQuery>(
      environment,
      graphql`
        query useFacetValuesQuery(
          $search: String
          $filter: WorkFilter
          $kind: TermKind!
          $words: String
        ) @throwOnFieldError {
          workFacets(search: $search, filter: $filter) {
            values(kind: $kind, first: 100, search: $words) {
              values {
                value
                count
              }
              total
            }
          }
        }
      `,
      { ...asked, words: words === "" ? null : words },
      { fetchPolicy: "store-or-network" },
    ).subscribe({
      next({ workFacets: { values: answer } }) {
        const values = answer.values.map(({ value, count }) => ({ value, count }));
        setFound((before) => {
          const counts = new Map(before?.counts);
          for (const { value, count } of values) counts.set(value, count);
          return { words, values, total: answer.total, counts };
        });
      },
      error: () => setFailed(true),
    });
    return () => request.unsubscribe();
  }, [environment, asked, words, tries]);
  return { found, failed, retry: () => setTries(tries + 1) };
}
