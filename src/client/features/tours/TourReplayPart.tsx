import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { TourReplayPartQuery } from "../../../../__generated__/relay/TourReplayPartQuery.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { TourReplay } from "./TourReplay.tsx";

const query = graphql`
  query TourReplayPartQuery($code: String!) {
    tour(code: $code) {
      ...TourReplay_tour
    }
  }
`;

type Told = NonNullable<TourReplayPartQuery["response"]["tour"]>;

/** A tour that is over, with its steps, which are asked for now: nobody needs them before. */
export function TourReplayPart({ code }: { code: string }) {
  const environment = useRelayEnvironment();
  const [tour, setTour] = useState<Told | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    const kept = environment.retain(createOperationDescriptor(getRequest(query), { code }));
    const asked = fetchQuery<TourReplayPartQuery>(environment, query, { code }).subscribe({
      next: ({ tour: found }) => (found ? setTour(found) : setFailed(true)),
      error: () => setFailed(true),
    });
    return () => {
      asked.unsubscribe();
      kept.dispose();
    };
  }, [environment, code, hasFailed]);
  if (tour) return <TourReplay tour={tour} />;
  if (!hasFailed) return <Spinner label="The tour comes" />;
  return (
    <p className="page" role="alert">
      The steps of this tour did not arrive. Check your connection.{" "}
      <Button variant="quiet" onClick={() => setFailed(false)}>
        Try again
      </Button>
    </p>
  );
}
