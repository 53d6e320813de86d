import { useCallback, useMemo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FoundWorks_works$key } from "../../../../__generated__/relay/FoundWorks_works.graphql.ts";
import { markerOf } from "./marker.ts";
import { MarkerContext } from "./MarkedText.tsx";
import { MatchContext } from "./MatchLine.tsx";
import { MatchText } from "./MatchText.tsx";

type FoundWorksProps = {
  works: FoundWorks_works$key;
  /** The search words of these works. */
  search: string | undefined;
  children: ReactNode;
};

/** Provides the highlighting of search words, and the reason for each match, to a list of works. */
export function FoundWorks({ works: key, search = "", children }: FoundWorksProps) {
  const { correctedSearch, edges } = useFragment(
    graphql`
      fragment FoundWorks_works on WorkConnection @throwOnFieldError {
        correctedSearch
        edges {
          match {
            ...MatchText_match
          }
          node {
            id
            recordLanguage
          }
        }
      }
    `,
    key,
  );
  const found = correctedSearch ?? search;
  const marker = useMemo(() => markerOf(found), [found]);
  const matches = useMemo(() => new Map(edges.map((edge) => [edge.node.id, edge])), [edges]);
  const tell = useCallback(
    (workId: string) => {
      const { match, node } = matches.get(workId) ?? {};
      return match && <MatchText match={match} language={node?.recordLanguage} />;
    },
    [matches],
  );
  return (
    <MarkerContext value={marker}>
      <MatchContext value={tell}>{children}</MatchContext>
    </MarkerContext>
  );
}
