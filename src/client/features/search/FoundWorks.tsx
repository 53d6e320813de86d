import { useMemo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FoundWorks_works$key } from "../../../../__generated__/relay/FoundWorks_works.graphql.ts";
import { markerOf } from "./marker.ts";
import { MarkerContext } from "./MarkedText.tsx";
import { MatchContext } from "./MatchLine.tsx";

type FoundWorksProps = {
  works: FoundWorks_works$key;
  /** The words these works were searched for by. */
  search: string | undefined;
  children: ReactNode;
};

/** Around works that were searched for: marks in them what was found, and lets them say why they are here. */
export function FoundWorks({ works: key, search = "", children }: FoundWorksProps) {
  const { correctedSearch, edges } = useFragment(
    graphql`
      fragment FoundWorks_works on WorkConnection @throwOnFieldError {
        correctedSearch
        edges {
          match {
            ...MatchLine_match
          }
          node {
            id
          }
        }
      }
    `,
    key,
  );
  const found = correctedSearch ?? search;
  const marker = useMemo(() => markerOf(found), [found]);
  const matches = useMemo(
    () => new Map(edges.flatMap(({ node, match }) => (match ? [[node.id, match] as const] : []))),
    [edges],
  );
  return (
    <MarkerContext value={marker}>
      <MatchContext value={matches}>{children}</MatchContext>
    </MarkerContext>
  );
}
