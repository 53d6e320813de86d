import { graphql, useFragment } from "react-relay";
import type { PickResults_works$key } from "../../../../__generated__/relay/PickResults_works.graphql.ts";
import type { Frame } from "../../../view/view.ts";
import { Button } from "../../ui/Button.tsx";
import { worksCount } from "../works/label.ts";
import { PickResult } from "./PickResult.tsx";

type PickResultsProps = {
  works: PickResults_works$key;
  onPick: (frame: Frame) => void;
  /** Called to have more of them; absent where there are as many as can be had. */
  onMore?: (() => void) | undefined;
};

/** Works with a picture, of which one is taken. */
export function PickResults({ works: key, onPick, onMore }: PickResultsProps) {
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
  return (
    <>
      <p className="pick-work__count numeric" role="status">
        {totalCount === 0 ? "No work found." : `${worksCount(totalCount)} with a picture`}
      </p>
      <ul className="pick-work__list">
        {edges.map(({ node }) => (
          <PickResult key={node.id} work={node} onPick={onPick} />
        ))}
      </ul>
      {edges.length < totalCount &&
        (onMore ? (
          <Button className="pick-work__more" onClick={onMore}>
            Show more
          </Button>
        ) : (
          <p className="pick-work__count">Search for words to find the others.</p>
        ))}
    </>
  );
}
