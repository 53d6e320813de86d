import { useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorkViewer_work$key } from "../../../../__generated__/relay/WorkViewer_work.graphql.ts";
import { fitView } from "../../../view/fit-view.ts";
import { wholeView } from "../../../view/view.ts";
import { withoutInWords } from "../../../view/words.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { useSight } from "../tours/sight.ts";
import { ImageStage } from "./ImageStage.tsx";
import { ImageThumbnail } from "./ImageThumbnail.tsx";
import type { Looking } from "./looking.ts";
import type { NotesToolPlace } from "./notes-tool.ts";
import { useCloseUp } from "./use-close-up.ts";
import { useLens } from "./use-lens.ts";
import { isField, useKeys } from "./use-keys.ts";
import { useSlides } from "./use-slides.ts";
import { WorkViewerBar } from "./WorkViewerBar.tsx";

/** Loads both chunks of the zoom view in parallel; the zoom view itself reports a failure of the first. */
const loadDeepZoom = () => {
  import("openseadragon").catch(() => undefined);
  return import("./DeepZoom.tsx");
};
const DeepZoom = lazyPart(async () => (await loadDeepZoom()).DeepZoom);
const loadLens = () => import("./PageLens.tsx");
const PageLens = lazyPart(async () => (await loadLens()).PageLens);

type WorkViewerProps = {
  work: WorkViewer_work$key;
  looking: Looking;
  /** Other actions in the zoom view. */
  tools?: ReactNode;
  /** Renders the button that opens the notes, where notes are available. */
  notesTool?: (place: NotesToolPlace) => ReactNode;
};

/** A work's images: one at a time, as large as the viewport allows, with lens and zoom view. */
export function WorkViewer({ work: key, looking, tools, notesTool }: WorkViewerProps) {
  const work = useFragment(
    graphql`
      fragment WorkViewer_work on Work @throwOnFieldError {
        slug
        title
        recordLanguage
        images {
          id
          width
          height
          ...ImageStage_image
          ...ImageThumbnail_image
          ...DeepZoom_images
          ...PageLens_image
          ...useThrough_images
        }
      }
    `,
    key,
  );
  const { slug, title, recordLanguage, images } = work;
  const viewer = useRef<HTMLElement>(null);
  const lensButton = useRef<HTMLButtonElement>(null);
  const zoomButton = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  const [words, setWords] = useState("");
  const closeUp = useCloseUp(looking);
  const [startsAtNotes, setStartsAtNotes] = useState(false);
  /** The copy of the image that the page showed when the zoom view was opened. */
  const [shown, setShown] = useState<{ index: number; url: string } | null>(null);
  const [chosen, setChosen] = useState(looking.image);
  const [told, setTold] = useState(looking.image);
  // The URL follows the slides after a moment. When the URL changes otherwise, the slides follow it.
  if (told !== looking.image) {
    setTold(looking.image);
    setChosen(looking.image);
  }
  const several = images.length > 1;
  const index = chosen < images.length ? chosen : 0;
  const image = images[index];
  const { view: close } = closeUp;
  const fitted = useMemo(() => {
    const plain = { ...wholeView(slug, looking.image), lens: looking.lens };
    const sizes = images.map(({ width, height }) => ({ width, height }));
    return fitView(close ?? plain, sizes);
  }, [slug, looking, close, images]);
  const dropped = withoutInWords([...new Set([...looking.dropped, ...fitted.dropped])]);
  const lens = useLens({
    start: close ? null : fitted.view.lens,
    onLens: (next) => looking.onLook({ image: index, view: null, lens: next }, "move"),
  });
  useSight(() => {
    const view = { ...wholeView(slug, index), lens: fitted.view.lens };
    return { view, pictures: [], pointer: null };
  });
  // The zoom view has its own lens.
  const held = close ? null : lens.on;

  const show = (next: number) => {
    if (next < 0 || next >= images.length) return;
    if (next !== index) lens.leave();
    setChosen(next);
    looking.onLook({ image: next, view: null, lens: null }, "move");
  };
  const { trackRef, onScroll } = useSlides(index, show);

  const open = (atNotes = false) => {
    setStartsAtNotes(atNotes);
    const url = trackRef.current?.children[index]?.querySelector("img")?.currentSrc;
    setShown(url ? { index, url } : null);
    // A press on the image puts the focus on an invisible button, so it moves to this one, which gets it back on
    // closing.
    zoomButton.current?.focus({ preventScroll: true });
    closeUp.open(wholeView(slug, index));
  };

  const turnLensOff = () => {
    lens.turn(false);
    lensButton.current?.focus();
  };

  useKeys(viewer, (event) => {
    if (event.key === "Escape" && held) turnLensOff();
    else if (isField(event.target)) return false;
    else if (event.key === "l" || event.key === "L") {
      if (held) turnLensOff();
      else lens.turn(true, true);
    } else if (several && event.key === "ArrowLeft") show(index - 1);
    else if (several && event.key === "ArrowRight") show(index + 1);
    else return false;
    return true;
  });

  if (!image) return null;

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
        data-lens={held ? "on" : undefined}
        onScroll={onScroll}
      >
        {images.map((each, place) => (
          <div
            key={each.id}
            className="work-viewer__slide"
            role="group"
            aria-roledescription={several ? "slide" : undefined}
            aria-label={`Image ${place + 1} of ${images.length}`}
            inert={place !== index}
          >
            <ImageStage
              image={each}
              title={title}
              language={recordLanguage}
              first={place === 0}
              pictureRef={place === index ? setPicture : undefined}
              opens={!held}
              onNear={() => preparePart(loadLens)}
              onReach={() => preparePart(loadDeepZoom)}
              onOpen={() => open()}
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
        zoomButton={zoomButton}
        isLensOn={held !== null}
        onReachLens={() => preparePart(loadLens)}
        onLens={(fromKeyboard) => lens.turn(!held, fromKeyboard)}
        onReach={() => preparePart(loadDeepZoom)}
        onOpen={() => open()}
      >
        {notesTool?.({
          index,
          picture,
          onReach: () => preparePart(loadDeepZoom),
          onOpen: () => open(true),
        })}
      </WorkViewerBar>
      {held && picture && (
        <PartBoundary waiting={null}>
          <PageLens
            image={image}
            images={images}
            index={index}
            title={title}
            picture={picture}
            on={held}
            keysIn={viewer}
            onLens={lens.tell}
            onWords={setWords}
            onOff={turnLensOff}
          />
        </PartBoundary>
      )}
      <p className="visually-hidden" role="status">
        {words}
      </p>
      {several && !held && (
        <div
          className="work-viewer__thumbnails"
          role="group"
          aria-label="All pictures of this work"
        >
          {images.map((each, place) => (
            <ImageThumbnail
              key={each.id}
              image={each}
              position={place + 1}
              chosen={place === index}
              onChoose={() => show(place)}
            />
          ))}
        </div>
      )}
      {close && (
        <PartBoundary waiting={null}>
          <DeepZoom
            images={images}
            title={title}
            language={recordLanguage}
            view={fitted.view}
            shownUrl={shown?.index === fitted.view.image ? shown.url : null}
            note={dropped}
            notes={notesTool ? (startsAtNotes ? "open" : "closed") : null}
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
