import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import type { DragEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { ComparedItem_work$key } from "../../../../__generated__/relay/ComparedItem_work.graphql.ts";
import type { Frame } from "../../../view/view.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { WorkLink } from "../works/WorkLink.tsx";
import { ComparePane } from "./ComparePane.tsx";
import type { Linking } from "./linking.ts";

type ComparedItemProps = {
  /** Null while it is asked for. */
  work: ComparedItem_work$key | null;
  name: string;
  frame: Frame;
  place: { index: number; count: number; isOver: boolean };
  linking: Linking;
  onRest: () => void;
  onMove: (name: string, to: number) => void;
  onRemove: (name: string, title: string) => void;
};

/** What is dragged is a picture of this page, not a text from elsewhere. */
const dragType = "application/x-vitrine-compared";

/** One of the pictures that are compared, with its label and what can be done with it among the others. */
export function ComparedItem(props: ComparedItemProps) {
  const { name, frame, place, linking, onRest, onMove, onRemove } = props;
  const { index, count, isOver } = place;
  const work = useFragment(
    graphql`
      fragment ComparedItem_work on Work @throwOnFieldError {
        slug
        title
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
  const { slug, title } = work;
  const image = work.images[frame.image];
  const makers = work.creators.map((creator) => creator.name).join(", ");
  // The first picture is the work; what another one shows must be said.
  const detail = [work.date, frame.image > 0 ? image?.caption : null].filter(Boolean).join(", ");

  function drop(event: DragEvent) {
    const dragged = event.dataTransfer.getData(dragType);
    if (dragged === "") return;
    event.preventDefault();
    onMove(dragged, index);
  }

  return (
    <li
      className="compare-item"
      data-place={index}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
      }}
      onDrop={drop}
    >
      <div className="compare-item__stage" inert={isOver && index > 1}>
        {image ? (
          <ComparePane
            key={image.id}
            image={image}
            title={title}
            name={name}
            frame={frame}
            linking={linking}
            onRest={onRest}
          />
        ) : (
          <p className="compare-item__none">This work has no picture.</p>
        )}
      </div>
      <div className="compare-item__label">
        {count > 1 && (
          <span
            className="compare-item__grip"
            aria-hidden
            title="Drag to another place"
            draggable
            onDragStart={(event) => event.dataTransfer.setData(dragType, name)}
          >
            <GripVertical aria-hidden size={18} strokeWidth={1.5} />
          </span>
        )}
        <p className="compare-item__words">
          {makers && <span>{makers}, </span>}
          <WorkLink slug={slug} className="compare-item__title">
            <cite>{title}</cite>
          </WorkLink>
          {detail && <span className="numeric">, {detail}</span>}
        </p>
        {count > 1 && (
          <>
            <IconButton
              icon={ArrowLeft}
              label={`Move ${title} forward`}
              aria-disabled={index === 0}
              onClick={() => index > 0 && onMove(name, index - 1)}
            />
            <IconButton
              icon={ArrowRight}
              label={`Move ${title} back`}
              aria-disabled={index === count - 1}
              onClick={() => index < count - 1 && onMove(name, index + 1)}
            />
          </>
        )}
        <IconButton icon={X} label={`Remove ${title}`} onClick={() => onRemove(name, title)} />
      </div>
    </li>
  );
}
