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
  /** What stands before them, and what after. */
  introduction: RichText;
  credits: RichText;
  /** What stands where there are more blocks than these. */
  more?: ReactNode;
};

/** About how high a block is, in rem: what is not drawn yet keeps what follows out of sight. */
const about = 40;

/** How many blocks may be in view when the page opens. */
const first = 2;

/** The blocks of an exhibition in their order, whom it is owed to, and the footnotes of all. */
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

/** How many there are before each. */
function startsOf(lists: readonly (readonly unknown[])[]): number[] {
  let sum = 0;
  return lists.map(({ length }) => (sum += length) - length);
}
