import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorkViewer_work$key } from "../../../../__generated__/relay/WorkViewer_work.graphql.ts";
import { fitView } from "../../../view/fit-view.ts";
import { wholeView } from "../../../view/view.ts";
import { withoutInWords } from "../../../view/words.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { ImageStage } from "./ImageStage.tsx";
import { ImageThumbnail } from "./ImageThumbnail.tsx";
import { LensPanel } from "./LensPanel.tsx";
import type { Looking } from "./looking.ts";
import { useCloseUp } from "./use-close-up.ts";
import { useLens } from "./use-lens.ts";
import { useKeys } from "./use-keys.ts";
import { useSlides } from "./use-slides.ts";
import { useThrough } from "./useThrough.ts";
import { WorkViewerBar } from "./WorkViewerBar.tsx";

/** Both parts of it at once; a failure is the close-up view's to tell. */
const loadDeepZoom = () => {
  import("openseadragon").catch(() => undefined);
  return import("./DeepZoom.tsx");
};
const DeepZoom = lazyPart(async () => (await loadDeepZoom()).DeepZoom);

type WorkViewerProps = {
  work: WorkViewer_work$key;
  looking: Looking;
  /** What else can be done with what is looked at closely. */
  tools?: ReactNode;
};

/** A work's pictures: one at a time, as large as the window allows, with lens and deep zoom. */
export function WorkViewer({ work: key, looking, tools }: WorkViewerProps) {
  const work = useFragment(
    graphql`
      fragment WorkViewer_work on Work @throwOnFieldError {
        slug
        title
        images {
          id
          width
          height
          ...ImageStage_image
          ...ImageThumbnail_image
          ...DeepZoom_images
          ...useThrough_images
        }
      }
    `,
    key,
  );
  const { slug, title, images } = work;
  const lens = useLens();
  const viewer = useRef<HTMLElement>(null);
  const lensButton = useRef<HTMLButtonElement>(null);
  const closeUp = useCloseUp(looking);
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const [chosen, setChosen] = useState(looking.image);
  const [told, setTold] = useState(looking.image);
  // The address follows the slides a moment later; where it leads elsewhere, they follow it.
  if (told !== looking.image) {
    setTold(looking.image);
    setChosen(looking.image);
  }
  const several = images.length > 1;
  const index = chosen < images.length ? chosen : 0;
  const choices = useThrough(images, index);
  const fitted =
    closeUp.view &&
    fitView(
      closeUp.view,
      images.map(({ width, height }) => ({ width, height })),
    );
  const dropped = withoutInWords([...new Set([...looking.dropped, ...(fitted?.dropped ?? [])])]);

  const show = (next: number) => {
    if (next < 0 || next >= images.length) return;
    if (next !== index) lens.leave();
    setChosen(next);
    looking.onLook({ image: next, view: null }, "move");
  };
  const { trackRef, onScroll } = useSlides(index, show);

  const open = () => {
    const shown = trackRef.current?.children[index]?.querySelector("img")?.currentSrc;
    lens.turn(false);
    setShownUrl(shown || null);
    closeUp.open(wholeView(slug, index));
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
              lens={
                place === index && lens.use ? { ...lens.use, choices, onOff: turnLensOff } : null
              }
              onReach={() => preparePart(loadDeepZoom)}
              onOpen={open}
            />
          </div>
        ))}
      </div>
      {dropped && (
        <p className="work-viewer__problem" role="status">
          {dropped}
        </p>
      )}
      <WorkViewerBar
        index={index}
        count={images.length}
        onShow={show}
        lensButton={lensButton}
        isLensOn={lens.use !== null}
        onLens={(fromKeyboard) => lens.turn(!lens.use, fromKeyboard)}
        onReach={() => preparePart(loadDeepZoom)}
        onOpen={open}
      />
      {lens.use && lens.limits && (
        <LensPanel
          settings={lens.use.settings}
          limits={lens.limits}
          choices={choices}
          through={lens.use.through}
          onSettings={lens.use.onSettings}
          onThrough={lens.use.onThrough}
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
      {fitted && (
        <PartBoundary waiting={null}>
          <DeepZoom
            images={images}
            title={title}
            view={fitted.view}
            shownUrl={fitted.view.image === index ? shownUrl : null}
            note={dropped}
            tools={tools}
            onView={(view) => {
              if (view.image !== index) setChosen(view.image);
              closeUp.change(view);
            }}
            onClose={closeUp.close}
          />
        </PartBoundary>
      )}
    </section>
  );
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, select, textarea") !== null;
}
