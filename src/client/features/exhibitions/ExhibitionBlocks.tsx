import { useMemo } from "react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ExhibitionBlocks_blocks$data,
  ExhibitionBlocks_blocks$key,
} from "../../../../__generated__/relay/ExhibitionBlocks_blocks.graphql.ts";
import type { RichText, Words } from "../../../text/rich-text.ts";
import { hasWords } from "../../../text/rich-text.ts";
import { OneBlock } from "./OneBlock.tsx";
import { footnotesIn } from "./text/footnotes.ts";
import { FootnoteList } from "./text/FootnoteList.tsx";
import { RichTextView } from "./text/RichTextView.tsx";
import { useGradually } from "./use-gradually.ts";
import { useLateTarget } from "./use-late-target.ts";

type ExhibitionBlocksProps = {
  blocks: ExhibitionBlocks_blocks$key;
  /** Texts before and after the blocks. */
  introduction: RichText;
  credits: RichText;
  /** Shown if there are more blocks. */
  more?: ReactNode;
};

/**
 * Approximate height of a block, in rem. Reserved for blocks that are not rendered yet, so that what follows stays out
 * of view.
 */
const about = 40;

/** Number of blocks that may be in view when the page opens. */
const first = 2;

/** The blocks of an exhibition in order, with the credits and all footnotes. */
export function ExhibitionBlocks(props: ExhibitionBlocksProps) {
  const { introduction, credits, more } = props;
  const blocks = useFragment(
    graphql`
      fragment ExhibitionBlocks_blocks on ExhibitionBlock @relay(plural: true) {
        ... on Block {
          id
        }
        ... on TextBlock {
          text
        }
        ... on ZoomStoryBlock {
          steps {
            text
          }
        }
        ...OneBlock_block
      }
    `,
    props.blocks,
  );
  const drawn = useGradually(blocks.length);
  useLateTarget(drawn);
  const notes = useMemo(
    () => [footnotesIn(introduction), ...blocks.map(notesOf)],
    [introduction, blocks],
  );
  const starts = useMemo(() => startsOf(notes), [notes]);
  const notesBeforeEnd = (starts.at(-1) ?? 0) + (notes.at(-1)?.length ?? 0);
  return (
    <>
      {blocks.slice(0, drawn).map((block, place) => (
        <OneBlock
          key={block.id ?? place}
          block={block}
          notesBefore={starts[place + 1] ?? 0}
          isFirst={place < first}
        />
      ))}
      {drawn < blocks.length ? (
        <div
          className="exhibition-more"
          style={{ minBlockSize: `max(150svh, ${(blocks.length - drawn) * about}rem)` }}
        />
      ) : (
        more
      )}
      {hasWords(credits) && (
        <section className="exhibition__credits" aria-labelledby="credits">
          <h2 id="credits" lang="en">
            Credits
          </h2>
          <RichTextView text={credits} notesBefore={notesBeforeEnd} />
        </section>
      )}
      <FootnoteList notes={[...notes.flat(), ...footnotesIn(credits)]} />
    </>
  );
}

function notesOf({ text, steps = [] }: ExhibitionBlocks_blocks$data[number]): readonly Words[][] {
  return [...(text ? footnotesIn(text) : []), ...steps.flatMap((step) => footnotesIn(step.text))];
}

/** Returns the number of footnotes before each list. */
function startsOf(lists: readonly (readonly unknown[])[]): number[] {
  let sum = 0;
  return lists.map(({ length }) => (sum += length) - length);
}
