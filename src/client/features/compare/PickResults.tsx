import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { PickResults_works$key } from "../../../../__generated__/relay/PickResults_works.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { worksCount } from "../works/label.ts";
import { PickResult } from "./PickResult.tsx";
import type { Picked } from "./PickResult.tsx";

type PickResultsProps = {
  works: PickResults_works$key;
  /** Whether the list includes works without an image. */
  hasAll: boolean;
  onPick: (picked: Picked) => void;
  /** Called to load more; undefined at the maximum. */
  onMore?: (() => void) | undefined;
  /** Whether more are loading. */
  isAsking: boolean;
};

/** List of works of which the user picks one. */
export function PickResults({ works: key, hasAll, onPick, onMore, isAsking }: PickResultsProps) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment PickResults_works on WorkConnection @throwOnFieldError {
        totalCount
        edges {
          node {
            id
            ...PickResult_work
          }
        }
      }
    `,
    key,
  );
  const list = useRef<HTMLUListElement>(null);
  /** Number of works when more were requested, and the button that was pressed; null once they have loaded. */
  const asked = useRef<{ count: number; by: Element } | null>(null);
  useEffect(() => {
    if (asked.current === null || isAsking) return;
    const { count, by } = asked.current;
    asked.current = null;
    // The pressed button may be gone, and its focus with it. A user who moved the focus elsewhere is left there.
    if (document.activeElement !== by && document.activeElement !== document.body) return;
    list.current?.children[count]?.querySelector("button")?.focus();
  }, [isAsking]);

  function more(by: Element) {
    if (isAsking) return;
    asked.current = { count: edges.length, by };
    onMore?.();
  }

  return (
    <>
      <p className="pick-work__count numeric" role="status">
        {totalCount === 0
          ? "No work found."
          : `${worksCount(totalCount)}${hasAll ? "" : " with a picture"}`}
      </p>
      <ul ref={list} className="pick-work__list">
        {edges.map(({ node }) => (
          <PickResult key={node.id} work={node} onPick={onPick} />
        ))}
      </ul>
      {edges.length < totalCount &&
        (onMore ? (
          <Button
            className="pick-work__more"
            aria-disabled={isAsking}
            onClick={({ currentTarget }) => more(currentTarget)}
          >
            Show more
          </Button>
        ) : (
          <p className="pick-work__count">Search for words to find the others.</p>
        ))}
    </>
  );
}
