import GripVertical from "lucide-react/icons/grip-vertical";
import type { ComponentProps } from "react";

type MoveHandleProps = ComponentProps<"button"> & {
  "data-handle": boolean;
  /** What is moved by it. */
  name: string;
  /** Its place in the list, from 0, and of how many. */
  place: number;
  count: number;
  /** Whether it is being moved. */
  isLifted: boolean;
};

/** What a row of a list is moved by: it is dragged, or taken up and moved with the keys. */
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
