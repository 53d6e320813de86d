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
  /** The id of its element. */
  id: string;
  /** Milliseconds since the tour started. */
  at: number;
  caption: string;
  /** Counted from 0, and of how many. */
  place: number;
  count: number;
  isShown: boolean;
  isLifted: boolean;
  /** Where it shows while one of them is moved. */
  order: number | undefined;
  /** The properties of what it is moved by. */
  handle: ComponentProps<"button"> & { "data-handle": boolean };
  /** Whether an edit is under way: then nothing else is changed. */
  isBusy: boolean;
  /** Given the focus when the step is taken out. */
  heir: RefObject<HTMLElement | null>;
  onShow: () => void;
  /** Called with a number of places. */
  onMove: (by: number) => void;
  onRewrite: (words: string, onTaken: () => void) => void;
  onRemove: () => void;
};

/** The most characters that are said at a step. */
const longest = 500;

/** A step of a tour among the others: shown, moved, given other words, taken out. */
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
