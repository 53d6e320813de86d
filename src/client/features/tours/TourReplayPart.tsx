import { useMemo } from "react";
import { graphql } from "react-relay";
import type { TourReplayPartQuery } from "../../../../__generated__/relay/TourReplayPartQuery.graphql.ts";
import { useAsked } from "../../relay/use-asked.ts";
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

/** An ended tour. Its steps are loaded only here, because other pages do not need them. */
export function TourReplayPart({ code }: { code: string }) {
  const variables = useMemo(() => ({ code }), [code]);
  const { answer, isFailed, retry } = useAsked<TourReplayPartQuery>(query, variables);
  if (answer?.tour) return <TourReplay tour={answer.tour} />;
  if (!isFailed && !answer) return <Spinner label="The tour comes" />;
  return (
    <p className="page" role="alert">
      The steps of this tour did not arrive. Check your connection.{" "}
      <Button variant="quiet" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
