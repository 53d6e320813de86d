import { useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRemoteCheckNewsFindingsQuery } from "../../../../../__generated__/relay/useRemoteCheckNewsFindingsQuery.graphql.ts";
import type { useRemoteCheckNewsQuery } from "../../../../../__generated__/relay/useRemoteCheckNewsQuery.graphql.ts";

/** Polling interval for the progress of a check, in milliseconds. */
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

/** A failed request changes nothing on the page. The line at the bottom shows that there is no connection. */
const unanswered = { error: () => undefined };

/** Polls the progress of a check of remote images, and refetches the issues of the collection when the check ends. */
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
