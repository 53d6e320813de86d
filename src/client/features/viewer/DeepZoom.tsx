import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import X from "lucide-react/icons/x";
import { useCallback, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeepZoom_images$key } from "../../../../__generated__/relay/DeepZoom_images.graphql.ts";
import { wholeView } from "../../../view/view.ts";
import type { LensView, View } from "../../../view/view.ts";
import { withoutInWords } from "../../../view/words.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Modal } from "../../ui/Modal.tsx";
import { usePictureSight } from "../tours/use-picture-sight.ts";
import { DeepZoomView } from "./DeepZoomView.tsx";
import { ShortcutSheet } from "./ShortcutSheet.tsx";
import { closeUpShortcuts, lensShortcuts, pageShortcuts } from "./shortcuts.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useIdle } from "./use-idle.ts";
import { isField, useKeys } from "./use-keys.ts";
import { useLens } from "./use-lens.ts";
import type { Steering } from "./use-steering.ts";
import { useThrough } from "./useThrough.ts";
import { recordAttributes } from "../works/label.ts";

type DeepZoomProps = {
  images: DeepZoom_images$key;
  /** The work's title. */
  title: string;
  /** Language of the record; undefined or null if unknown. */
  language: string | null | undefined;
  /** The displayed view, including the image. */
  view: View;
  /** URL of the copy of this image that the page already shows, or null. */
  shownUrl: string | null;
  /** Message about the link that led here; empty for none. */
  note: string;
  /** Whether notes are available here, and whether their panel is open initially. */
  notes?: "open" | "closed" | null;
  /** Other actions for the displayed view. */
  tools?: ReactNode;
  onView: (view: View) => void;
  onClose: () => void;
};

const sheets = [closeUpShortcuts, lensShortcuts, pageShortcuts];

/** A work's images in a zoom view that fills the viewport, down to their full resolution. */
export function DeepZoom(props: DeepZoomProps) {
  const { title, language, shownUrl, tools, onView, onClose } = props;
  const index = props.view.image;
  const images = useFragment(
    graphql`
      fragment DeepZoom_images on Image @relay(plural: true) {
        id
        caption
        ...DeepZoomView_image
        ...useThrough_images
      }
    `,
    props.images,
  );
  const choices = useThrough(images, index);
  const view = useMemo(() => {
    const layers = props.view.layers.filter((layer) =>
      choices.some((choice) => choice.index === layer.image),
    );
    return { ...props.view, layers };
  }, [props.view, choices]);
  const isAllLaid = view.layers.length === props.view.layers.length;
  const note = props.note || (isAllLaid ? "" : withoutInWords(["a layer"]));
  const frame = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(frame);
  const idle = useIdle(frame);
  const [hasSheet, setHasSheet] = useState(false);
  const steering = useRef<Steering | null>(null);
  const lensNow = useRef<(() => LensView | null) | null>(null);
  usePictureSight({ view, steering, lens: lensNow, frame, isOverPage: true });
  const change = useCallback((part: Partial<View>) => onView({ ...view, ...part }), [view, onView]);
  const lens = useLens({ start: view.lens, onLens: (held) => change({ lens: held }) });
  const show = (next: number) => {
    if (!images[next]) return;
    lens.leave();
    onView({ ...wholeView(view.work, next), adjustments: view.adjustments });
  };
  useKeys(frame, ({ key, target }) => {
    if (isField(target)) return false;
    if (key === "?") setHasSheet(true);
    else if (key.toLowerCase() === "f" && fullScreen.isPossible) fullScreen.toggle();
    else return false;
    return true;
  });
  const image = images[index];

  if (!image) return null;

  return (
    <Modal className="deep-zoom__dialog" label={`${title}, close up`} onClose={onClose}>
      <div ref={frame} className="deep-zoom" data-idle={idle || undefined}>
        <DeepZoomView
          key={image.id}
          image={image}
          title={title}
          language={language}
          shownUrl={shownUrl}
          frame={frame}
          view={view}
          choices={choices}
          lens={lens}
          notes={props.notes ?? null}
          lensNow={lensNow}
          steering={steering}
          onView={change}
        />
        <header className="deep-zoom__head">
          <p className="deep-zoom__title" {...recordAttributes(language)}>
            <cite>{title}</cite>
            {image.caption && <span>{image.caption}</span>}
          </p>
          <div className="deep-zoom__tools">
            {images.length > 1 && (
              <>
                <IconButton
                  icon={ChevronLeft}
                  label="Previous image"
                  aria-disabled={index === 0}
                  onClick={() => show(index - 1)}
                />
                <span className="deep-zoom__position numeric" aria-live="polite">
                  <span className="visually-hidden">Image </span>
                  {index + 1} of {images.length}
                </span>
                <IconButton
                  icon={ChevronRight}
                  label="Next image"
                  aria-disabled={index === images.length - 1}
                  onClick={() => show(index + 1)}
                />
              </>
            )}
            {!fullScreen.isOn && tools}
            {fullScreen.isPossible && (
              <IconButton
                icon={fullScreen.isOn ? Minimize : Maximize}
                label={fullScreen.isOn ? "Leave full screen" : "Full screen"}
                onClick={fullScreen.toggle}
              />
            )}
            <IconButton icon={CircleHelp} label="Keys" onClick={() => setHasSheet(true)} />
            <IconButton icon={X} label="Close" onClick={onClose} />
          </div>
        </header>
        {note && (
          <p className="deep-zoom__note" role="status">
            {note}
          </p>
        )}
        {hasSheet && <ShortcutSheet shortcuts={sheets} onClose={() => setHasSheet(false)} />}
      </div>
    </Modal>
  );
}
