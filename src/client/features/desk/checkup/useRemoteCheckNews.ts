import { useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRemoteCheckNewsFindingsQuery } from "../../../../../__generated__/relay/useRemoteCheckNewsFindingsQuery.graphql.ts";
import type { useRemoteCheckNewsQuery } from "../../../../../__generated__/relay/useRemoteCheckNewsQuery.graphql.ts";

/** How often it is asked how far a check is, in milliseconds. */
const askedEvery = 2_000;

const progress = graphql`
  query useRemoteCheckNewsQuery {
    viewer {
      ...RemoteCheck_viewer
    }
  }
`;
const findings = graphql`
  query useRemoteCheckNewsFindingsQuery {
    viewer {
      ...CheckupPage_viewer
    }
  }
`;

/** Where no answer comes what is shown stays, and the line at the foot says that there is no connection. */
const unanswered = { error: () => undefined };

/** Asks how far a check of other sites' pictures is while one is under way, and at its end what the collection wants for now. */
export function useRemoteCheckNews(isUnderWay: boolean): void {
  const environment = useRelayEnvironment();
  const wasUnderWay = useRef(isUnderWay);
  useEffect(() => {
    const isOver = wasUnderWay.current && !isUnderWay;
    wasUnderWay.current = isUnderWay;
    if (isOver) {
      fetchQuery<useRemoteCheckNewsFindingsQuery>(environment, findings, {}).subscribe(unanswered);
    }
    if (!isUnderWay) return undefined;
    const timer = setInterval(
      () => fetchQuery<useRemoteCheckNewsQuery>(environment, progress, {}).subscribe(unanswered),
      askedEvery,
    );
    return () => clearInterval(timer);
  }, [environment, isUnderWay]);
}
