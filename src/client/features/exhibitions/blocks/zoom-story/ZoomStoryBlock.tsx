import { useId, useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ZoomStoryBlock_block$key } from "../../../../../../__generated__/relay/ZoomStoryBlock_block.graphql.ts";
import { StoryStage } from "../../story/StoryStage.tsx";
import { storyStep } from "../../story/storyStep.ts";
import { StoryWords } from "../../story/StoryWords.tsx";
import { useStorySteps } from "../../story/use-story-steps.ts";
import { footnotesIn } from "../../text/footnotes.ts";
import type { BlockReaderProps } from "../block-reader.ts";

/**
 * An image with a sequence of views and a text for each. Without JavaScript, in print and for screen readers it is an
 * ordered list of images and texts.
 */
export function ZoomStoryBlock(props: BlockReaderProps<ZoomStoryBlock_block$key>) {
  const { id, notesBefore, isFirst } = props;
  const block = useFragment(
    graphql`
      fragment ZoomStoryBlock_block on ZoomStoryBlock {
        title
        steps {
          ...storyStep_step
        }
      }
    `,
    props.block,
  );
  const steps = useMemo(() => block.steps.map(storyStep), [block.steps]);
  const notes = useMemo(() => steps.map(({ text }) => footnotesIn(text).length), [steps]);
  const story = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLOListElement>(null);
  const titleId = useId();
  const { index, went, goTo } = useStorySteps({ story, stage, words, steps });
  if (steps.length === 0) return null;
  const hasTitle = block.title != null;
  return (
    <section
      ref={story}
      className="zoom-story"
      aria-labelledby={hasTitle ? titleId : undefined}
      aria-label={hasTitle ? undefined : "Zoom story"}
    >
      {hasTitle && (
        <h2 id={titleId} className="zoom-story__title">
          {block.title}
        </h2>
      )}
      <div className="zoom-story__body">
        <StoryStage
          ref={stage}
          id={id}
          title={block.title ?? "Zoom story"}
          {...{ steps, index, isFirst }}
          onStep={goTo}
        />
        <ol ref={words} className="zoom-story__words">
          {steps.map((step, place) => (
            <StoryWords
              key={step.key}
              step={step}
              id={`${id}-${step.key}`}
              place={place}
              count={steps.length}
              isRead={place === index}
              notesBefore={notes.slice(0, place).reduce((sum, each) => sum + each, notesBefore)}
            />
          ))}
        </ol>
      </div>
      <p className="visually-hidden" role="status">
        {went !== null && wordsOf(went, steps.length, steps[went]?.title ?? null)}
      </p>
    </section>
  );
}

function wordsOf(place: number, count: number, title: string | null): string {
  return [`Step ${place + 1} of ${count}`, title].filter(Boolean).join(": ");
}
