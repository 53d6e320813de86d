import { useRef, useState } from "react";
import type { TakenViewInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { placeWhile } from "../../parts/reorder.ts";
import { rowId, useReorder } from "../../parts/use-reorder.ts";
import { AddBlock } from "./AddBlock.tsx";
import { blockName, type NewContent } from "./block-content.ts";
import type { ShownView } from "./block-form.ts";
import { BlockForm } from "./BlockForm.tsx";
import { BlockRow } from "./BlockRow.tsx";
import { newIdHere } from "./editing/exhibition-book.ts";
import type { DeskView, ExhibitionDesk } from "./editing/exhibition-desk.ts";
import type { BlockInHand } from "./editing/operations.ts";

type BlockListProps = {
  desk: ExhibitionDesk;
  view: DeskView;
  /** Who else writes in a block just now; null if nobody does. */
  writerIn: (id: string) => string | null;
  viewShown: (view: TakenViewInput) => ShownView | null;
  onTaken: (made: NewContent) => void;
};

/** The blocks of an exhibition: added, written, moved, duplicated, hidden, removed. */
export function BlockList({ desk, view, writerIn, viewShown, onTaken }: BlockListProps) {
  const { blocks, problems } = view;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  /** A block that was just made: the focus goes there. */
  const fresh = useRef<string | null>(null);
  const behindOf = (place: number) => blocks[place - 1]?.id ?? null;
  const { list, lifted, said, handle, step } = useReorder({
    items: blocks.map(({ id, content }) => ({ id, name: blockName(content) })),
    onMove: (id, to) => {
      const from = behindOf(blocks.findIndex((block) => block.id === id));
      desk.perform({ kind: "move", id, from, to });
    },
  });

  function toggle(id: string) {
    desk.settle();
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  }

  function add(made: NewContent, after: string | null) {
    onTaken(made);
    const id = newIdHere();
    fresh.current = id;
    const block: BlockInHand = { id, isHidden: false, content: made.content };
    desk.perform({ kind: "add", block, after });
    setOpen(new Set(open).add(id));
    setTold(`${blockName(made.content)} was added.`);
  }

  function duplicate({ content, isHidden }: BlockInHand, after: string) {
    const id = newIdHere();
    fresh.current = id;
    desk.perform({ kind: "add", block: { id, isHidden, content }, after });
    setTold(`${blockName(content)} was duplicated.`);
  }

  function remove(block: BlockInHand, place: number) {
    desk.perform({ kind: "remove", block, after: behindOf(place) });
    setTold(`${blockName(block.content)} was removed. Undo brings it back.`);
    // The button that was pressed goes with its block, so the focus needs a place to be.
    heading.current?.focus();
  }

  function hide({ id, isHidden, content }: BlockInHand) {
    desk.perform({ kind: "hide", id, isHidden: !isHidden });
    setTold(`${blockName(content)} is ${isHidden ? "shown to visitors" : "hidden"} now.`);
  }

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
      <ol ref={list} className="block-list__rows" data-moving={lifted !== null || undefined}>
        {blocks.map((block, place) => (
          <li
            key={block.id}
            id={rowId(block.id)}
            ref={(row) => {
              if (!row || fresh.current !== block.id) return;
              fresh.current = null;
              row.querySelector<HTMLElement>("[data-title]")?.focus();
            }}
            className="block-row"
            data-hidden={block.isHidden || undefined}
            data-open={open.has(block.id) || undefined}
            data-lifted={lifted?.id === block.id || undefined}
            style={lifted ? { order: placeWhile(place, lifted) } : undefined}
          >
            <BlockRow
              block={block}
              place={place}
              count={blocks.length}
              isLifted={lifted?.id === block.id}
              isOpen={open.has(block.id)}
              writer={writerIn(block.id)}
              problems={Object.values(problems.get(block.id) ?? {})}
              handle={handle(block.id, place)}
              onToggle={() => toggle(block.id)}
              onStep={(by) => step(block.id, by)}
              onDuplicate={() => duplicate(block, block.id)}
              onHide={() => hide(block)}
              onRemove={() => remove(block, place)}
              addition={
                <AddBlock
                  label={`Add a block below ${blockName(block.content)}`}
                  isIcon
                  onAdd={(made) => add(made, block.id)}
                />
              }
            >
              {block.content ? (
                <BlockForm
                  content={block.content}
                  problems={problems.get(block.id)}
                  viewShown={viewShown}
                  onChange={(content) => desk.write(block.id, content)}
                />
              ) : (
                <p>This block needs a newer version of the site. Load the page again.</p>
              )}
            </BlockRow>
          </li>
        ))}
      </ol>
      <AddBlock label="Add a block" onAdd={(made) => add(made, last)} />
    </section>
  );
}
