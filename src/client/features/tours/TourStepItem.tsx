import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash from "lucide-react/icons/trash";
import { useRef } from "react";
import type { ComponentProps, RefObject } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { MoveHandle } from "../../ui/MoveHandle.tsx";
import { useFocusHeir } from "../viewer/use-focus-heir.ts";
import { EditableText } from "./EditableText.tsx";
import { timeInWords } from "./time-in-words.ts";

type TourStepItemProps = {
  /** Id of the element. */
  id: string;
  /** Milliseconds since the start of the tour. */
  at: number;
  caption: string;
  /** Zero-based position, and the number of steps. */
  place: number;
  count: number;
  isShown: boolean;
  isLifted: boolean;
  /** Position while a step is dragged. */
  order: number | undefined;
  /** Props of the drag handle. */
  handle: ComponentProps<"button"> & { "data-handle": boolean };
  /** Whether an edit is in flight, during which nothing else can be changed. */
  isBusy: boolean;
  /** Receives the focus when the step is removed. */
  heir: RefObject<HTMLElement | null>;
  onShow: () => void;
  /** Called with the number of positions to move. */
  onMove: (by: number) => void;
  onRewrite: (words: string, onTaken: () => void) => void;
  onRemove: () => void;
};

/** Maximum length of a caption, in UTF-16 code units. */
const longest = 500;

/** A step in the tour editor, with controls to show, move, edit and remove it. */
export function TourStepItem(props: TourStepItemProps) {
  const { at, caption, place, count, isShown, isBusy, onShow, onMove, onRewrite, onRemove } = props;
  const { id, isLifted, order, handle, heir } = props;
  const element = useRef<HTMLLIElement>(null);
  useFocusHeir(element, heir);
  const name = `step ${place + 1}`;
  return (
    <li
      ref={element}
      id={id}
      className="tour-step"
      aria-current={isShown ? "step" : undefined}
      data-lifted={isLifted || undefined}
      style={{ order }}
    >
      <MoveHandle
        {...(isBusy ? { "data-handle": true } : handle)}
        name={name}
        place={place}
        count={count}
        isLifted={isLifted}
        aria-disabled={isBusy}
      />
      <button type="button" className="tour-step__show numeric" onClick={onShow}>
        <span className="visually-hidden">Show </span>
        {place + 1} · {timeInWords(at)}
      </button>
      <EditableText
        label={`Words at ${name}`}
        text={caption}
        most={longest}
        isBusy={isBusy}
        onSave={onRewrite}
      />
      <div className="tour-step__tools">
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          data-step={-1}
          aria-disabled={isBusy || place === 0}
          onClick={() => !isBusy && onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          data-step={1}
          aria-disabled={isBusy || place === count - 1}
          onClick={() => !isBusy && onMove(1)}
        />
        <IconButton
          icon={Trash}
          label={`Remove ${name}`}
          aria-disabled={isBusy}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
