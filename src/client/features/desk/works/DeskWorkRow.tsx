import { memo, useRef, type MouseEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeskWorkRow_work$key } from "../../../../../__generated__/relay/DeskWorkRow_work.graphql.ts";
import { DeskWorkCells } from "./DeskWorkCells.tsx";

type DeskWorkRowProps = {
  work: DeskWorkRow_work$key;
  isChosen: boolean;
  /** Called when it is chosen or let go; with a range, all from the one before to it are. */
  onChoose: (id: string, isNow: boolean, isRange: boolean) => void;
};

/** A work in the desk's table, with the box by which it is chosen. */
export const DeskWorkRow = memo(function DeskWorkRow(props: DeskWorkRowProps) {
  const { isChosen, onChoose } = props;
  const work = useFragment(
    graphql`
      fragment DeskWorkRow_work on Work {
        id
        title
        identifier
        ...DeskWorkCells_work
      }
    `,
    props.work,
  );
  // A change event does not tell of the Shift key; the click before it does.
  const isRange = useRef(false);
  return (
    <tr className="desk-work" data-chosen={isChosen || undefined}>
      <td className="desk-work__box">
        <label className="checkbox desk-box">
          <input
            type="checkbox"
            className="checkbox__box"
            checked={isChosen}
            onClick={(event: MouseEvent) => {
              isRange.current = event.shiftKey;
            }}
            onChange={({ target }) => onChoose(work.id, target.checked, isRange.current)}
          />
          <span className="visually-hidden">
            Choose {work.title || "the work without a title"}, {work.identifier}
          </span>
        </label>
      </td>
      <DeskWorkCells work={work} />
    </tr>
  );
});
