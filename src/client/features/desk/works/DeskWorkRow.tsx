import { memo, useRef, type MouseEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeskWorkRow_work$key } from "../../../../../__generated__/relay/DeskWorkRow_work.graphql.ts";
import { DeskWorkCells } from "./DeskWorkCells.tsx";

type DeskWorkRowProps = {
  work: DeskWorkRow_work$key;
  isChosen: boolean;
  /** Called when the work is selected or deselected. With `isRange` this applies to all works since the last one. */
  onChoose: (id: string, isNow: boolean, isRange: boolean) => void;
};

/** A row of the dashboard's table of works, with a checkbox. */
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
  // A change event has no `shiftKey`; the preceding click has.
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
