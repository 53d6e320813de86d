import GripVertical from "lucide-react/icons/grip-vertical";
import type { ComponentProps } from "react";

type MoveHandleProps = ComponentProps<"button"> & {
  "data-handle": boolean;
  /** Name of the item to move. */
  name: string;
  /** Its position in the list, from 0, and the list's length. */
  place: number;
  count: number;
  /** Whether it is being moved. */
  isLifted: boolean;
};

/** Handle that moves a list item, by dragging or by keyboard. */
export function MoveHandle({ name, place, count, isLifted, ...handle }: MoveHandleProps) {
  return (
    <button
      {...handle}
      type="button"
      className="move-handle"
      aria-label={`Move ${name}, ${place + 1} of ${count}`}
      aria-pressed={isLifted}
      title="Drag, or press Space and use the arrows"
    >
      <GripVertical aria-hidden size={20} strokeWidth={1.5} />
    </button>
  );
}
