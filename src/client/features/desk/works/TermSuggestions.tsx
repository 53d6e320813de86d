import { useMemo } from "react";
import { graphql } from "react-relay";
import type {
  TermKind,
  TermSuggestionsQuery,
} from "../../../../../__generated__/relay/TermSuggestionsQuery.graphql.ts";
import { useAsked } from "../../../relay/use-asked.ts";

type TermSuggestionsProps = { id: string; kind: TermKind; words: string };

/** Suggests existing terms that begin with the typed text, in a `datalist`. */
export function TermSuggestions({ id, kind, words }: TermSuggestionsProps) {
  const variables = useMemo(() => ({ kind, words: words.trim() || null }), [kind, words]);
  const { answer } = useAsked<TermSuggestionsQuery>(
    graphql`
      query TermSuggestionsQuery($kind: TermKind!, $words: String) @throwOnFieldError {
        workFacets {
          values(kind: $kind, first: 12, search: $words) {
            values {
              value
            }
          }
        }
      }
    `,
    variables,
    { fetchPolicy: "store-or-network" },
  );
  return (
    <datalist id={id}>
      {answer?.workFacets.values.values.map(({ value }) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
