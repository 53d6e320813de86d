import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { useCallback, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FoundView_work$key } from "../../../../../../__generated__/relay/FoundView_work.graphql.ts";
import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { wholeView } from "../../../../../view/view.ts";
import type { View } from "../../../../../view/view.ts";
import { regionInWindow } from "../../../../../view/window.ts";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { DeepZoomView } from "../../../viewer/DeepZoomView.tsx";
import { useLens } from "../../../viewer/use-lens.ts";
import type { Steering } from "../../../viewer/use-steering.ts";
import { firstLook } from "./first-look.ts";
import { takenLook } from "./taken-look.ts";
import type { Taken } from "./taken-look.ts";
import { recordAttributes } from "../../../works/label.ts";

type FoundViewProps = {
  title: string;
  work: FoundView_work$key;
  place: number;
  start: TakenViewInput | null;
  onTake: (taken: Taken) => void;
  onOther: () => void;
  onClose: () => void;
};

/** View snapshots have no layers. */
const noChoices: readonly never[] = [];

/** A zoom view in which the user selects a detail. */
export function FoundView({ title, work: key, place, start, ...on }: FoundViewProps) {
  const work = useFragment(
    graphql`
      fragment FoundView_work on Work @throwOnFieldError {
        id
        title
        recordLanguage
        images {
          id
          service
          width
          height
          alt
          ...DeepZoomView_image
        }
      }
    `,
    key,
  );
  const { images } = work;
  const [view, setView] = useState<View>(() => firstLook(start, place, images));
  const frame = useRef<HTMLDivElement>(null);
  const steering = useRef<Steering | null>(null);
  const change = useCallback((part: Partial<View>) => setView((was) => ({ ...was, ...part })), []);
  const lens = useLens({ start: null, onLens: () => undefined });
  const image = images[view.image];
  if (!image) return null;
  const { service, width, height, alt } = image;
  const from = { id: image.id, service, width, height, alt: alt ?? null };

  function show(next: number) {
    if (!images[next]) return;
    lens.leave();
    setView(wholeView("", next));
  }

  const take = () => {
    const standing = steering.current?.standing();
    // Includes a movement that is still in progress.
    const seen = standing && {
      region: regionInWindow(standing.sight, standing.window, standing.image),
      rotation: standing.sight.rotation,
      mirror: standing.sight.mirror,
    };
    on.onTake(takenLook({ work, image: from, place: view.image }, { ...view, ...seen }));
  };

  return (
    <div ref={frame} className="deep-zoom view-finder">
      <DeepZoomView
        key={image.id}
        image={image}
        title={work.title}
        language={work.recordLanguage}
        shownUrl={null}
        frame={frame}
        view={view}
        choices={noChoices}
        lens={lens}
        notes={null}
        steering={steering}
        onView={change}
      />
      <header className="deep-zoom__head">
        <p className="deep-zoom__title">
          <cite {...recordAttributes(work.recordLanguage)}>{work.title}</cite>
          <span>{title}</span>
        </p>
        <div className="deep-zoom__tools view-finder__tools">
          {images.length > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                label="Previous image"
                aria-disabled={view.image === 0}
                onClick={() => show(view.image - 1)}
              />
              <span className="deep-zoom__position numeric" aria-live="polite">
                <span className="visually-hidden">Image </span>
                {view.image + 1} of {images.length}
              </span>
              <IconButton
                icon={ChevronRight}
                label="Next image"
                aria-disabled={view.image === images.length - 1}
                onClick={() => show(view.image + 1)}
              />
            </>
          )}
          <Button variant="quiet" onClick={on.onOther}>
            Another work
          </Button>
          <Button variant="primary" onClick={take}>
            Use this view
          </Button>
          <IconButton icon={X} label="Close" onClick={on.onClose} />
        </div>
      </header>
    </div>
  );
}
