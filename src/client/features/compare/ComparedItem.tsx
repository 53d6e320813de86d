import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ComparedItem_work$key } from "../../../../__generated__/relay/ComparedItem_work.graphql.ts";
import type { Frame } from "../../../view/view.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { WorkLink } from "../works/WorkLink.tsx";
import { ComparePane } from "./ComparePane.tsx";
import type { Linking } from "./linking.ts";
import { MoveGrip } from "./MoveGrip.tsx";
import { PictureTools } from "./PictureTools.tsx";
import type { PictureActs } from "./use-picture-acts.ts";
import { recordAttributes } from "../works/label.ts";

const loadColours = () => import("./ColoursPanel.tsx");
const ColoursPanel = lazyPart(async () => (await loadColours()).ColoursPanel);

/** Position of an image among the compared ones. */
export type ComparedPlace = {
  /** From 0. */
  index: number;
  count: number;
  /** Whether the images are overlaid. */
  isOver: boolean;
  /** Whether a dragged image would be dropped here. */
  isAimedAt: boolean;
};

type ComparedItemProps = {
  /** Null while it is loading. */
  work: ComparedItem_work$key | null;
  name: string;
  frame: Frame;
  place: ComparedPlace;
  linking: Linking;
  acts: PictureActs;
  onAim: (place: number | null) => void;
  onMove: (name: string, to: number) => void;
  onRemove: (name: string, title: string) => void;
};

/** One of the compared images, with its label and its tools. */
export function ComparedItem(props: ComparedItemProps) {
  const { name, frame, place, linking, acts, onAim, onMove, onRemove } = props;
  const { index, count, isOver, isAimedAt } = place;
  const [isAdjusting, setAdjusting] = useState(false);
  const work = useFragment(
    graphql`
      fragment ComparedItem_work on Work @throwOnFieldError {
        slug
        title
        recordLanguage
        creators {
          name
        }
        date
        images {
          id
          caption
          ...ComparePane_image
        }
      }
    `,
    props.work,
  );
  if (!work) return <li className="compare-item" aria-busy />;
  const { slug, title, recordLanguage } = work;
  const image = work.images[frame.image];
  const makers = work.creators.map((creator) => creator.name).join(", ");
  // The first image represents the work; for any other, the label says what it shows.
  const detail = [work.date, frame.image > 0 ? image?.caption : null].filter(Boolean).join(", ");

  return (
    <li className="compare-item" data-place={index} data-aimed={isAimedAt || undefined}>
      <div className="compare-item__stage" inert={isOver && index > 1}>
        {image ? (
          <ComparePane
            key={image.id}
            image={image}
            title={title}
            language={recordLanguage}
            name={name}
            frame={frame}
            linking={linking}
            isAdjusting={isAdjusting}
            onAdjusting={setAdjusting}
            acts={acts}
          />
        ) : (
          <p className="compare-item__none">This work has no picture.</p>
        )}
      </div>
      <div className="compare-item__label">
        {isAdjusting && (
          <PartBoundary waiting={null}>
            <ColoursPanel
              title={title}
              adjustments={frame.adjustments}
              onChange={(adjustments) => acts.adjust(name, adjustments)}
              onClose={() => setAdjusting(false)}
            />
          </PartBoundary>
        )}
        {count > 1 && (
          <MoveGrip
            title={title}
            index={index}
            count={count}
            onMove={(to) => onMove(name, to)}
            onAim={onAim}
          />
        )}
        <p className="compare-item__words">
          {makers && <span>{makers}, </span>}
          <WorkLink slug={slug} className="compare-item__title">
            <cite {...recordAttributes(recordLanguage)}>{title}</cite>
          </WorkLink>
          {detail && <span className="numeric">, {detail}</span>}
        </p>
        <PictureTools
          title={title}
          name={name}
          place={place}
          acts={acts}
          isAdjusting={isAdjusting}
          onAdjusting={setAdjusting}
          onReach={() => preparePart(loadColours)}
          onMove={(to) => onMove(name, to)}
          onRemove={() => onRemove(name, title)}
        />
      </div>
    </li>
  );
}
