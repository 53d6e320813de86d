import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronRight from "lucide-react/icons/chevron-right";
import Copy from "lucide-react/icons/copy";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Trash from "lucide-react/icons/trash-2";
import { memo, useRef, type RefObject } from "react";
import type {
  BlockContentInput,
  TakenViewInput,
} from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { MoveHandle } from "../../../ui/MoveHandle.tsx";
import { rowId, type useReorder } from "../../parts/use-reorder.ts";
import { AddBlock } from "./AddBlock.tsx";
import { blockName, kindIcon, kindName, summaryOf, type NewContent } from "./block-content.ts";
import type { ShownView } from "./block-form.ts";
import { BlockForm } from "./BlockForm.tsx";
import type { BlockInHand } from "./editing/operations.ts";
import { useOnceNear } from "./use-once-near.ts";

/** The actions of a block and of its drag handle. */
export type BlockActs = Pick<ReturnType<typeof useReorder>, "handle" | "step"> & {
  toggle: (id: string) => void;
  add: (made: NewContent, after: string | null) => void;
  duplicate: (block: BlockInHand) => void;
  hide: (block: BlockInHand) => void;
  remove: (block: BlockInHand) => void;
  write: (id: string, content: BlockContentInput) => void;
};

type BlockRowProps = {
  block: BlockInHand;
  /** Zero-based position in the exhibition, and the number of blocks. */
  place: number;
  count: number;
  /** Position while a block is dragged; null while none is. */
  shownAt: number | null;
  isLifted: boolean;
  isOpen: boolean;
  /** Whether the block was just added, so that its first field takes the focus. */
  isFresh: boolean;
  /** Whether the list is long, so that rows far from the viewport render only when they come near. */
  isOfMany: boolean;
  /** Who else is editing the block; null if nobody is. */
  writer: string | null;
  /** Errors that prevent the block from being saved. */
  problems: Readonly<Record<string, string>> | undefined;
  viewShown: (view: TakenViewInput) => ShownView | null;
  acts: RefObject<BlockActs>;
};

/** A row of the block list: the block's type, its actions, and its form below. Rerenders only when its props change. */
export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { block, shownAt, isLifted, isOpen, isOfMany, writer, acts } = props;
  const { id, content, isHidden } = block;
  const row = useRef<HTMLLIElement>(null);
  const isNear = useOnceNear(row, !isOfMany || isOpen);
  const problems = Object.values(props.problems ?? {});
  const Icon = kindIcon(content);
  return (
    <li
      ref={row}
      id={rowId(id)}
      className="block-row"
      data-hidden={isHidden || undefined}
      data-open={isOpen || undefined}
      data-lifted={isLifted || undefined}
      style={shownAt === null ? undefined : { order: shownAt }}
    >
      <div className="block-row__head">
        {isNear && <Handle {...props} />}
        <button
          type="button"
          className="block-row__title"
          data-title
          aria-expanded={isOpen}
          onClick={() => acts.current.toggle(id)}
        >
          {isNear && (
            <>
              <ChevronRight className="block-row__open" aria-hidden size={18} strokeWidth={1.5} />
              <Icon aria-hidden size={18} strokeWidth={1.5} />
            </>
          )}
          <span className="block-row__kind">{kindName(content)}</span>
          <span className="block-row__summary">{summaryOf(content)}</span>
          {isHidden && <span className="block-row__mark">Hidden</span>}
          {writer && <span className="block-row__mark">{writer} is here</span>}
        </button>
        {isNear && <Acts {...props} />}
      </div>
      {problems.length > 0 && (
        <p className="block-row__problem" role="alert">
          Not saved: {problems.join(" ")}
        </p>
      )}
      {isOpen && (
        <div className="block-row__form">
          {content ? (
            <BlockForm
              content={content}
              isFresh={props.isFresh}
              problems={props.problems}
              viewShown={props.viewShown}
              onChange={(next) => acts.current.write(id, next)}
            />
          ) : (
            <p>This block needs a newer version of the site. Load the page again.</p>
          )}
        </div>
      )}
    </li>
  );
});

function Handle({ block: { id, content }, place, count, isLifted, acts }: BlockRowProps) {
  const handle = () => acts.current.handle(id, place);
  return (
    <MoveHandle
      name={blockName(content)}
      place={place}
      count={count}
      isLifted={isLifted}
      data-handle
      onKeyDown={(event) => handle().onKeyDown(event)}
      onBlur={() => handle().onBlur()}
      onPointerDown={(event) => handle().onPointerDown(event)}
      onPointerMove={(event) => handle().onPointerMove(event)}
      onPointerUp={() => handle().onPointerUp()}
      onPointerCancel={() => handle().onPointerCancel()}
    />
  );
}

function Acts({ block, place, count, acts }: BlockRowProps) {
  const { id, content, isHidden } = block;
  const name = blockName(content);
  return (
    <div className="block-row__acts">
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        data-step={-1}
        aria-disabled={place === 0}
        onClick={() => acts.current.step(id, -1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        data-step={1}
        aria-disabled={place === count - 1}
        onClick={() => acts.current.step(id, 1)}
      />
      <IconButton
        icon={Copy}
        label={`Duplicate ${name}`}
        aria-disabled={content === null}
        onClick={() => content && acts.current.duplicate(block)}
      />
      <IconButton
        icon={isHidden ? EyeOff : Eye}
        label={isHidden ? `Show ${name} to visitors` : `Hide ${name} from visitors`}
        aria-pressed={isHidden}
        onClick={() => acts.current.hide(block)}
      />
      <IconButton
        icon={Trash}
        label={`Remove ${name}`}
        onClick={() => acts.current.remove(block)}
      />
      <AddBlock
        label={`Add a block below ${name}`}
        isIcon
        onAdd={(made) => acts.current.add(made, id)}
      />
    </div>
  );
}
