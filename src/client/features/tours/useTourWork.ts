import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { useTourWorkQuery } from "../../../../__generated__/relay/useTourWorkQuery.graphql.ts";

const query = graphql`
  query useTourWorkQuery($slug: String!) {
    work(slug: $slug) {
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
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ slug: string; work: TourWork | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const kept = environment.retain(createOperationDescriptor(getRequest(query), { slug }));
    const asked = fetchQuery<useTourWorkQuery>(
      environment,
      query,
      { slug },
      { fetchPolicy: "store-or-network" },
    ).subscribe({
      next: ({ work }) => setAnswer({ slug, work: work ?? null }),
      error: () => {
        again = setTimeout(() => setAttempt((before) => before + 1), askedAgainAfter);
      },
    });
    return () => {
      clearTimeout(again);
      asked.unsubscribe();
      kept.dispose();
    };
  }, [environment, slug, attempt]);
  return answer?.slug === slug ? answer.work : undefined;
}
