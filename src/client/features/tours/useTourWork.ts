import { useEffect, useMemo } from "react";
import { graphql } from "react-relay";
import type { useTourWorkQuery } from "../../../../__generated__/relay/useTourWorkQuery.graphql.ts";
import { useAsked } from "../../relay/use-asked.ts";

const query = graphql`
  query useTourWorkQuery($slug: String!) {
    work(slug: $slug) {
      slug
      ...TourPicture_work
      ...TourPane_work
    }
  }
`;

type TourWork = NonNullable<useTourWorkQuery["response"]["work"]>;

/** Delay before a work that could not be loaded is requested again, in milliseconds. */
const askedAgainAfter = 2_000;

/**
 * Loads a work that a tour shows.
 *
 * @returns null if it does not exist any more; undefined while it loads
 */
export function useTourWork(slug: string): TourWork | null | undefined {
  const variables = useMemo(() => ({ slug }), [slug]);
  const { answer, isCurrent, isFailed, retry } = useAsked<useTourWorkQuery>(query, variables, {
    fetchPolicy: "store-or-network",
  });
  useEffect(() => {
    if (!isFailed) return;
    const again = setTimeout(retry, askedAgainAfter);
    return () => clearTimeout(again);
  }, [isFailed, retry]);
  // When the current user changes the query is repeated. Meanwhile the image stays.
  if (answer?.work?.slug === slug) return answer.work;
  return isCurrent ? (answer?.work ?? null) : undefined;
}
