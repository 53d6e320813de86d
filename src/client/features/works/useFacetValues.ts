import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useFacetValuesQuery,
  useFacetValuesQuery$variables,
} from "../../../../__generated__/relay/useFacetValuesQuery.graphql.ts";
import type { CountedValue } from "./facet-values.ts";

/** Values of a facet that were asked for. */
export type FacetValues = {
  words: string;
  values: readonly CountedValue[];
  /** How many there are in all. */
  total: number;
  /** The counts of these values, and of all that were found before. */
  counts: ReadonlyMap<string, number>;
};

type Asked = Omit<useFacetValuesQuery$variables, "words">;

/**
 * The values of a facet whose words begin with what was typed. Those found before stay until the newest
 * answer is there; an answer to words that were changed since is not taken.
 *
 * @param asked of which works; the same object as long as that does not change
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
