import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronDown from "lucide-react/icons/chevron-down";
import Copy from "lucide-react/icons/copy";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import GripVertical from "lucide-react/icons/grip-vertical";
import Trash from "lucide-react/icons/trash-2";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { blockName, kindIcon, kindName, summaryOf } from "./block-content.ts";
import type { BlockInHand } from "./editing/operations.ts";

type BlockRowProps = {
  block: BlockInHand;
  /** Its place in the exhibition, from 0, and of how many. */
  place: number;
  count: number;
  isLifted: boolean;
  isOpen: boolean;
  /** Who else writes in it just now; null if nobody does. */
  writer: string | null;
  /** What is wrong with it, so that it is not saved. */
  problems: readonly string[];
  /** The properties of what it is moved by. */
  handle: ComponentProps<"button"> & { "data-handle": boolean };
  onToggle: () => void;
  onStep: (by: number) => void;
  onDuplicate: () => void;
  onHide: () => void;
  onRemove: () => void;
  /** The way to add a block behind it. */
  addition: ReactNode;
  /** Its form, if it is open. */
  children: ReactNode;
};

/** A block among the others: what it is, what can be done with it, and its form below. */
export function BlockRow(props: BlockRowProps) {
  const { block, place, count, isLifted, isOpen, writer, problems, handle, onStep } = props;
  const { content, isHidden } = block;
  const name = blockName(content);
  const Icon = kindIcon(content);
  const summary = summaryOf(content);
  return (
    <>
      <div className="block-row__head">
        <button
          {...handle}
          type="button"
          className="block-row__handle"
          aria-label={`Move ${name}, ${place + 1} of ${count}`}
          aria-pressed={isLifted}
          title="Drag, or press Space and use the arrows"
        >
          <GripVertical aria-hidden size={18} strokeWidth={1.5} />
        </button>
        <button
          type="button"
          className="block-row__title"
          data-title
          aria-expanded={isOpen}
          onClick={props.onToggle}
        >
          <Icon aria-hidden size={18} strokeWidth={1.5} />
          <span className="block-row__kind">{kindName(content)}</span>
          <span className="block-row__summary">{summary}</span>
          {isHidden && <span className="block-row__mark">Hidden</span>}
          {writer && <span className="block-row__mark">{writer} is here</span>}
          <ChevronDown className="block-row__open" aria-hidden size={18} strokeWidth={1.5} />
        </button>
        <div className="block-row__acts">
          <IconButton
            icon={ArrowUp}
            label={`Move ${name} up`}
            data-step={-1}
            aria-disabled={place === 0}
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move ${name} down`}
            data-step={1}
            aria-disabled={place === count - 1}
            onClick={() => onStep(1)}
          />
          <IconButton icon={Copy} label={`Duplicate ${name}`} onClick={props.onDuplicate} />
          <IconButton
            icon={isHidden ? EyeOff : Eye}
            label={isHidden ? `Show ${name} to visitors` : `Hide ${name} from visitors`}
            aria-pressed={isHidden}
            onClick={props.onHide}
          />
          <IconButton icon={Trash} label={`Remove ${name}`} onClick={props.onRemove} />
          {props.addition}
        </div>
      </div>
      {problems.length > 0 && (
        <p className="block-row__problem" role="alert">
          Not saved: {problems.join(" ")}
        </p>
      )}
      {isOpen && <div className="block-row__form">{props.children}</div>}
    </>
  );
}
