import { useState } from "react";
import type { BlockKind, KindInHand } from "../../exhibitions/blocks/block-in-hand.ts";
import type { ViewInHand } from "../../exhibitions/takenViewInHand.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { contentOf, type NewContent } from "./block-content.ts";
import { blockKinds } from "./block-kinds.ts";

const ViewTaker = lazyPart(async () => (await import("./views/ViewTaker.tsx")).ViewTaker);
const BlockQuestions = lazyPart(async () => (await import("./BlockQuestions.tsx")).BlockQuestions);

type NewBlockProps<Kind extends BlockKind> = {
  kind: Kind;
  onMade: (made: NewContent) => void;
  onClose: () => void;
};

const kinds: { [Kind in BlockKind]: KindInHand<Kind, never> } = blockKinds;

/** Asks for the required input of a new block: views, one after the other, or form fields. */
export function NewBlock<Kind extends BlockKind>({ kind, onMade, onClose }: NewBlockProps<Kind>) {
  const { name, begin } = kinds[kind];
  const { views: titles = [], questions = [] } = begin;
  const [taken, setTaken] = useState<readonly ViewInHand[]>([]);
  const title = titles[taken.length];

  function make(views: readonly ViewInHand[], answers: Readonly<Record<string, string>>) {
    const made = begin.make(
      views.map(({ view }) => view),
      answers,
    );
    if (made) onMade({ content: contentOf(kind, made), views });
    else onClose();
  }

  return (
    <PartBoundary waiting={null} onClose={onClose}>
      {title === undefined ? (
        <BlockQuestions
          title={name}
          questions={questions}
          onAnswer={(answers) => make(taken, answers)}
          onClose={onClose}
        />
      ) : (
        <ViewTaker
          key={taken.length}
          title={title}
          onTake={(view, shown) => {
            const views = [...taken, { view, shown }];
            if (views.length === titles.length && questions.length === 0) make(views, {});
            else setTaken(views);
          }}
          onClose={onClose}
        />
      )}
    </PartBoundary>
  );
}
