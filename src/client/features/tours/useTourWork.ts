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

/** Milliseconds after which a work is asked for again that could not be had. */
const askedAgainAfter = 2_000;

/**
 * A work that a tour shows, asked for when it does.
 *
 * @returns null if it is not there any more; undefined until it is
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
  // Who looks is asked anew, and meanwhile the picture stays.
  if (answer?.work?.slug === slug) return answer.work;
  return isCurrent ? (answer?.work ?? null) : undefined;
}
