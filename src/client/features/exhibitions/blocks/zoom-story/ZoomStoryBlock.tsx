import { graphql, useFragment } from "react-relay";
import type { ZoomStoryBlock_block$key } from "../../../../../../__generated__/relay/ZoomStoryBlock_block.graphql.ts";
import { LookAt } from "../../pictures/LookAt.tsx";
import { widthSizes } from "../../pictures/width-sizes.ts";
import { footnotesIn } from "../../text/footnotes.ts";
import { RichTextView } from "../../text/RichTextView.tsx";
import type { BlockReaderProps } from "../block-reader.ts";

/** A picture that is moved through, step by step, with words to each. */
export function ZoomStoryBlock(props: BlockReaderProps<ZoomStoryBlock_block$key>) {
  const { block, id, notesBefore, isFirst } = props;
  const { title, steps } = useFragment(
    graphql`
      fragment ZoomStoryBlock_block on ZoomStoryBlock {
        title
        steps {
          key
          view {
            ...LookAt_view
          }
          title
          text
        }
      }
    `,
    block,
  );
  const counts = steps.map(({ text }) => footnotesIn(text).length);
  return (
    <section>
      {title != null && <h2>{title}</h2>}
      <ol>
        {steps.map(({ key, view, title: stepTitle, text }, place) => (
          <li key={key} id={`${id}-${key}`}>
            {stepTitle != null && <h3>{stepTitle}</h3>}
            <LookAt
              view={view}
              caption={null}
              sizes={widthSizes("WIDE")}
              priority={isFirst && place === 0 ? "first" : "lazy"}
            />
            <RichTextView
              text={text}
              notesBefore={counts.slice(0, place).reduce((sum, count) => sum + count, notesBefore)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
