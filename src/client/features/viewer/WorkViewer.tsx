import { ChevronLeft, ChevronRight, Search, ZoomIn } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorkViewer_work$key } from "../../../../__generated__/relay/WorkViewer_work.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { ImageStage } from "./ImageStage.tsx";
import { ImageThumbnail } from "./ImageThumbnail.tsx";
import { LensPanel } from "./LensPanel.tsx";
import { useLens } from "./use-lens.ts";
import { useKeys } from "./use-keys.ts";
import { useSlides } from "./use-slides.ts";

/** Both parts of it at once; a failure is the close-up view's to tell. */
const loadDeepZoom = () => {
  import("openseadragon").catch(() => undefined);
  return import("./DeepZoom.tsx");
};
const DeepZoom = lazyPart(async () => (await loadDeepZoom()).DeepZoom);

/** A work's pictures: one at a time, as large as the window allows, with lens and deep zoom. */
export function WorkViewer({ work: key }: { work: WorkViewer_work$key }) {
  const work = useFragment(
    graphql`
      fragment WorkViewer_work on Work @throwOnFieldError {
        title
        images {
          id
          ...ImageStage_image
          ...ImageThumbnail_image
          ...DeepZoom_images
        }
      }
    `,
    key,
  );
  const { title, images } = work;
  const { trackRef, index, show, onScroll } = useSlides(images.length);
  const lens = useLens();
  const viewer = useRef<HTMLElement>(null);
  const lensButton = useRef<HTMLButtonElement>(null);
  const [zoomed, setZoomed] = useState<{ index: number; shownUrl: string | null } | null>(null);
  const several = images.length > 1;

  const open = () => {
    const shown = trackRef.current?.children[index]?.querySelector("img")?.currentSrc;
    lens.turn(false);
    setZoomed({ index, shownUrl: shown || null });
  };

  const turnLensOff = () => {
    lens.turn(false);
    lensButton.current?.focus();
  };

  useKeys(viewer, (event) => {
    if (isField(event.target)) return false;
    if (event.key === "l" || event.key === "L") {
      if (lens.use) turnLensOff();
      else lens.turn(true, true);
    } else if (event.key === "Escape" && lens.use) turnLensOff();
    else if (several && event.key === "ArrowLeft") show(index - 1);
    else if (several && event.key === "ArrowRight") show(index + 1);
    else return false;
    return true;
  });

  if (images.length === 0) return null;

  return (
    <section
      ref={viewer}
      className="work-viewer"
      aria-label={`Pictures of ${title}`}
      aria-roledescription={several ? "carousel" : undefined}
    >
      <div
        ref={trackRef}
        className="work-viewer__track"
        data-lens={lens.use ? "on" : undefined}
        onScroll={onScroll}
      >
        {images.map((image, place) => (
          <div
            key={image.id}
            className="work-viewer__slide"
            role="group"
            aria-roledescription={several ? "slide" : undefined}
            aria-label={`Image ${place + 1} of ${images.length}`}
            inert={place !== index}
          >
            <ImageStage
              image={image}
              title={title}
              first={place === 0}
              lens={place === index && lens.use ? { ...lens.use, onOff: turnLensOff } : null}
              onReach={() => preparePart(loadDeepZoom)}
              onOpen={open}
            />
          </div>
        ))}
      </div>
      <div className="work-viewer__bar">
        {several && (
          <div className="work-viewer__steps">
            <IconButton
              icon={ChevronLeft}
              label="Previous image"
              aria-disabled={index === 0}
              onClick={() => show(index - 1)}
            />
            <p className="work-viewer__position numeric" aria-live="polite">
              Image {index + 1} of {images.length}
            </p>
            <IconButton
              icon={ChevronRight}
              label="Next image"
              aria-disabled={index === images.length - 1}
              onClick={() => show(index + 1)}
            />
          </div>
        )}
        <div className="work-viewer__tools">
          <Button
            ref={lensButton}
            variant="quiet"
            aria-pressed={lens.use !== null}
            aria-keyshortcuts="L"
            onClick={(event) => lens.turn(!lens.use, event.detail === 0)}
          >
            <Search aria-hidden size={18} strokeWidth={1.5} />
            Lens
          </Button>
          <Button
            variant="quiet"
            data-reach
            onPointerEnter={() => preparePart(loadDeepZoom)}
            onFocus={() => preparePart(loadDeepZoom)}
            onClick={open}
          >
            <ZoomIn aria-hidden size={18} strokeWidth={1.5} />
            Zoom in
          </Button>
        </div>
      </div>
      {lens.use && lens.limits && (
        <LensPanel
          settings={lens.use.settings}
          limits={lens.limits}
          onSettings={lens.use.onSettings}
        />
      )}
      {lens.use && lens.status.failed > 0 && (
        <p className="work-viewer__problem" role="alert">
          Part of the picture did not load.{" "}
          <Button variant="quiet" onClick={lens.retry}>
            Try again
          </Button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {lens.words}
      </p>
      {several && !lens.use && (
        <div
          className="work-viewer__thumbnails"
          role="group"
          aria-label="All pictures of this work"
        >
          {images.map((image, place) => (
            <ImageThumbnail
              key={image.id}
              image={image}
              position={place + 1}
              chosen={place === index}
              onChoose={() => show(place)}
            />
          ))}
        </div>
      )}
      {zoomed && (
        <PartBoundary waiting={null}>
          <DeepZoom
            images={images}
            title={title}
            index={zoomed.index}
            shownUrl={zoomed.shownUrl}
            onIndex={(next) => {
              show(next);
              setZoomed({ index: next, shownUrl: null });
            }}
            onClose={() => setZoomed(null)}
          />
        </PartBoundary>
      )}
    </section>
  );
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, select, textarea") !== null;
}
