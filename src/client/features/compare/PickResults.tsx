import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { PickResults_works$key } from "../../../../__generated__/relay/PickResults_works.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { worksCount } from "../works/label.ts";
import { PickResult } from "./PickResult.tsx";
import type { Picked } from "./PickResult.tsx";

type PickResultsProps = {
  works: PickResults_works$key;
  /** Whether works without a picture are among them. */
  hasAll: boolean;
  onPick: (picked: Picked) => void;
  /** Called to have more of them; absent where there are as many as can be had. */
  onMore?: (() => void) | undefined;
  /** Whether more are asked for now. */
  isAsking: boolean;
};

/** Works of which one is taken. */
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
  /** How many there were when more were asked for, and by which button; null once they are there. */
  const asked = useRef<{ count: number; by: Element } | null>(null);
  useEffect(() => {
    if (asked.current === null || isAsking) return;
    const { count, by } = asked.current;
    asked.current = null;
    // The button may be gone, and its focus with it; whoever went on is left there.
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
