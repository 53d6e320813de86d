import { graphql, useFragment } from "react-relay";
import type { DuplicateGroup_group$key } from "../../../../../__generated__/relay/DuplicateGroup_group.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../works/label.ts";
import { AlikeWork } from "./AlikeWork.tsx";
import { isChosen, type Selection } from "./selection.ts";

type DuplicateGroupProps = {
  group: DuplicateGroup_group$key;
  selection: Selection;
  /** Whether a request to dismiss another group is in flight. */
  isBusy: boolean;
  onChoose: (id: string, isNow: boolean, isRange: boolean) => void;
  /** Called when the user declares the works to be different. */
  onTellApart: (groupId: string) => void;
};

/** Likely duplicates, side by side. */
export function DuplicateGroup(props: DuplicateGroupProps) {
  const { selection, isBusy, onChoose, onTellApart } = props;
  const { id, reason, workCount, works } = useFragment(
    graphql`
      fragment DuplicateGroup_group on DuplicateGroup {
        id
        reason
        workCount
        works {
          id
          title
          ...AlikeWork_work
        }
      }
    `,
    props.group,
  );
  const title = works[0]?.title ?? "";
  const same = reason === "SAME_PICTURE" ? "the same picture" : "the same title, creators and date";
  return (
    <li className="duplicate-group">
      <header className="duplicate-group__head">
        <p>
          {formatCount(workCount)} works with {same}
          {workCount > works.length && `, of which ${formatCount(works.length)} are shown`}
        </p>
        <Button
          aria-disabled={isBusy}
          aria-label={`These are different: ${formatCount(workCount)} works like ${title}`}
          onClick={() => onTellApart(id)}
        >
          These are different
        </Button>
      </header>
      <ul className="duplicate-group__works">
        {works.map((work) => (
          <AlikeWork
            key={work.id}
            work={work}
            isChosen={isChosen(selection, work.id)}
            onChoose={(isNow) => onChoose(work.id, isNow, false)}
          />
        ))}
      </ul>
    </li>
  );
}
