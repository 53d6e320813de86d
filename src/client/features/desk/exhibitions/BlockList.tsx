import { useRef, useState } from "react";
import type { TakenViewInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { placeWhile } from "../../parts/reorder.ts";
import { useReorder } from "../../parts/use-reorder.ts";
import { AddBlock } from "./AddBlock.tsx";
import { blockName, type NewContent } from "./block-content.ts";
import type { ShownView } from "./block-form.ts";
import { BlockRow, type BlockActs } from "./BlockRow.tsx";
import { newIdHere } from "./editing/exhibition-book.ts";
import type { DeskView } from "./editing/desk-view.ts";
import type { ExhibitionDesk } from "./editing/exhibition-desk.ts";
import type { BlockInHand } from "./editing/operations.ts";
import { useLatest } from "./use-latest.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** Maximum length of a list whose blocks all render completely, even far from the viewport. */
const mostWhole = 60;

type BlockListProps = {
  desk: ExhibitionDesk;
  view: Pick<DeskView, "blocks" | "problems">;
  /** Returns who else is editing a block; null if nobody is. */
  writerIn: (id: string) => string | null;
  viewShown: (view: TakenViewInput) => ShownView | null;
  onTaken: (made: NewContent) => void;
  /** Called with the id of each block that the user opens. */
  onOpen: (id: string) => void;
};

/** The list of an exhibition's blocks, with controls to add, edit, move, duplicate, hide and remove them. */
export function BlockList(props: BlockListProps) {
  const { desk, writerIn, viewShown, onTaken, onOpen } = props;
  const { blocks, problems } = props.view;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  /** The block that was added last. */
  const [fresh, setFresh] = useState<string | null>(null);
  const [told, setTold] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useRowFocus(blocks, () => heading.current?.focus());
  const placeOf = (id: string) => blocks.findIndex((block) => block.id === id);
  const behindOf = (id: string) => blocks[placeOf(id) - 1]?.id ?? null;
  const { list, lifted, said, handle, step } = useReorder({
    items: blocks.map(({ id, content }) => ({ id, name: blockName(content) })),
    onMove: (id, to) => desk.perform({ kind: "move", id, from: behindOf(id), to }),
  });

  function add(made: NewContent, after: string | null) {
    onTaken(made);
    const id = newIdHere();
    focus.take(id);
    const block: BlockInHand = { id, isHidden: false, content: made.content };
    desk.perform({ kind: "add", block, after });
    setOpen(new Set(open).add(id));
    setFresh(id);
    onOpen(id);
    setTold(`${blockName(made.content)} was added.`);
  }

  const acts = useLatest<BlockActs>({
    handle,
    step,
    add,
    write: (id, content) => desk.write(id, content),
    toggle: (id) => {
      desk.settle();
      setFresh(null);
      const next = new Set(open);
      if (!next.delete(id)) {
        next.add(id);
        onOpen(id);
      }
      setOpen(next);
    },
    duplicate: ({ id: after, content, isHidden }) => {
      const id = newIdHere();
      focus.take(id);
      desk.perform({ kind: "add", block: { id, isHidden, content }, after });
      setTold(`${blockName(content)} was duplicated.`);
    },
    hide: ({ id, isHidden, content }) => {
      desk.perform({ kind: "hide", id, isHidden: !isHidden });
      setTold(`${blockName(content)} is ${isHidden ? "shown to visitors" : "hidden"} now.`);
    },
    remove: (block) => {
      desk.perform({ kind: "remove", block, after: behindOf(block.id) });
      setTold(`${blockName(block.content)} was removed. Undo brings it back.`);
    },
  });

  const last = blocks.at(-1)?.id ?? null;
  return (
    <section className="block-list" aria-labelledby="block-list">
      <h2 id="block-list" ref={heading} tabIndex={-1}>
        Blocks
      </h2>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </p>
      {blocks.length === 0 && (
        <p className="block-list__none">
          Nothing yet. Begin with a few words, a picture, or a story that moves through one.
        </p>
      )}
      <ol
        ref={list}
        className="block-list__rows"
        data-moving={lifted !== null || undefined}
        onFocus={focus.onFocus}
      >
        {blocks.map((block, place) => (
          <BlockRow
            key={block.id}
            block={block}
            place={place}
            count={blocks.length}
            shownAt={lifted && placeWhile(place, lifted)}
            isLifted={lifted?.id === block.id}
            isOpen={open.has(block.id)}
            isFresh={block.id === fresh}
            isOfMany={blocks.length > mostWhole}
            writer={writerIn(block.id)}
            problems={problems.get(block.id)}
            viewShown={viewShown}
            acts={acts}
          />
        ))}
      </ol>
      <AddBlock label="Add a block" onAdd={(made) => add(made, last)} />
    </section>
  );
}
