import { useCallback, useMemo, useRef, useState } from "react";
import type { CSSProperties, RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeepZoomView_image$key } from "../../../../__generated__/relay/DeepZoomView_image.graphql.ts";
import type { LensView, Region, View } from "../../../view/view.ts";
import { pictureSource } from "../../ui/picture-source.ts";
import { placeholderUrl } from "../../ui/placeholder.ts";
import { filterOf } from "./adjust.ts";
import { besideElement } from "./beside-panel.ts";
import { DeepZoomControls } from "./DeepZoomControls.tsx";
import { DeepZoomNotes, prepareNotes } from "./DeepZoomNotes.tsx";
import { DeepZoomPanels } from "./DeepZoomPanels.tsx";
import type { Look } from "./deep-zoom-sight.ts";
import { useDeepZoomGround } from "./lens-ground.ts";
import { LensOver } from "./LensOver.tsx";
import { Navigator } from "./Navigator.tsx";
import { ScaleBar } from "./ScaleBar.tsx";
import { useDeepZoom } from "./use-deep-zoom.ts";
import { useDeepZoomKeys } from "./use-deep-zoom-keys.ts";
import { useDeepZoomPanel } from "./use-deep-zoom-panel.ts";
import type { LensSwitch } from "./use-lens.ts";
import { useSteering } from "./use-steering.ts";
import type { Steering } from "./use-steering.ts";
import type { ThroughImage } from "./useThrough.ts";
import { useViewerImage } from "./viewer-image.ts";
import { ZoomTrouble } from "./ZoomTrouble.tsx";
import { recordAttributes } from "../works/label.ts";

type DeepZoomViewProps = {
  image: DeepZoomView_image$key;
  /** The work's title, the alternative text of an image without a description. */
  title: string;
  /** Language of the title and the description, as of the record; undefined or null if unknown. */
  language: string | null | undefined;
  /** URL of the copy of this image that the page already shows, or null. */
  shownUrl: string | null;
  /** Element in which keyboard shortcuts work: the image and all buttons around it. */
  frame: RefObject<HTMLElement | null>;
  view: View;
  /** The other images of the work that can be overlaid. */
  choices: readonly ThroughImage[];
  lens: LensSwitch;
  /** Whether notes are available here, and whether their panel is open initially. */
  notes: "open" | "closed" | null;
  /** Set to a function that returns the current state of the lens. */
  lensNow?: RefObject<(() => LensView | null) | null>;
  /** Set to an object that controls the image from outside, while it is mounted. */
  steering?: RefObject<Steering | null>;
  /** Called with the parts of the view that the user changed. */
  onView: (change: Partial<View>) => void;
};

/** An image that zooms to its full resolution, with its controls. */
export function DeepZoomView(props: DeepZoomViewProps) {
  const {
    title,
    language,
    shownUrl,
    frame,
    view,
    choices,
    lens,
    lensNow,
    steering,
    notes,
    onView,
  } = props;
  const image = useFragment(
    graphql`
      fragment DeepZoomView_image on Image @throwOnFieldError {
        id
        noteCount
        service
        width
        height
        alt
        placeholder
        derivativeWidths
        pixelsPerCm
        tiles {
          width
          scaleFactors
        }
        details {
          __typename
        }
        ...DeepZoomPanels_image
      }
    `,
    props.image,
  );
  const { service, width, height, tiles, derivativeWidths, pixelsPerCm } = image;
  const surface = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState({ of: "", words: "" });
  const hasDetails = image.details.length > 0;
  const beside = useDeepZoomPanel(frame, { notes, hasDetails, hasLayers: choices.length > 0 });
  const { panel, toggle } = beside;
  const smallUrl =
    derivativeWidths.length > 0 ? pictureSource({ service, derivativeWidths }).fallback : null;
  const baseUrl = shownUrl ?? smallUrl;
  const viewed = useViewerImage({
    service,
    width,
    height,
    tileWidth: tiles.width,
    scaleFactors: tiles.scaleFactors,
  });
  const gaveWay = useRef(false);
  const [isHushed, setIsHushed] = useState(false);
  const onLook = useCallback(
    (look: Look) => {
      // If the lens panned the image, the lens announces its own position instead.
      setIsHushed(gaveWay.current);
      gaveWay.current = false;
      onView(look);
    },
    [onView],
  );
  const layers = useMemo(
    () =>
      choices.flatMap(({ index, image: laid, over }) => {
        const layer = view.layers.find(({ image: number }) => number === index);
        return layer && layer.opacity > 0 ? [{ image: laid, over, opacity: layer.opacity }] : [];
      }),
    [choices, view.layers],
  );
  const { region, rotation, mirror } = view;
  // A change of colours or lens does not change the position.
  const look = useMemo(() => ({ region, rotation, mirror }), [region, rotation, mirror]);
  const zoom = useDeepZoom({
    image: viewed,
    elementRef: surface,
    baseUrl,
    look,
    onLook,
    layers,
  });
  useSteering(steering, surface, viewed, zoom);
  const { onMove, panBy } = zoom;
  const giveWay = useCallback(
    (across: number, down: number) => {
      gaveWay.current = true;
      panBy(across, down);
    },
    [panBy],
  );
  const ground = useDeepZoomGround({ elementRef: surface, baseUrl, onMove, panBy: giveWay });
  const turnLens = (on: boolean) => {
    lens.turn(on, true);
    if (!on) surface.current?.focus();
  };
  useDeepZoomKeys(frame, {
    zoom,
    panel,
    onPanel: beside.setPanel,
    toggle,
    lens: { isOn: lens.on !== null, turn: turnLens },
  });
  const inWords = useRef(zoom.words);
  inWords.current = zoom.words;
  const showPlace = useCallback(
    (region: Region, words: string, open: HTMLElement | null) => {
      setSaid({ of: inWords.current, words });
      const seen = besideElement(region, surface.current, open);
      onView({ region: seen, rotation: 0, mirror: false });
    },
    [onView],
  );

  const placeholder = placeholderUrl(image.placeholder);
  const isWhole = view.region === null && view.rotation === 0 && !view.mirror;
  const style: CSSProperties & { "--filter": string } = { "--filter": filterOf(view.adjustments) };
  return (
    <div className="deep-zoom__view" style={style}>
      <div className="deep-zoom__before" hidden={zoom.state === "shown" || !isWhole}>
        {placeholder && <img src={placeholder} alt="" width={width} height={height} />}
        {baseUrl && <img src={baseUrl} alt="" width={width} height={height} />}
      </div>
      <div
        ref={surface}
        className="deep-zoom__surface"
        role="application"
        aria-roledescription="zoomable picture"
        aria-label={image.alt || title}
        {...recordAttributes(language)}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - 0 R M L"
        tabIndex={0}
      />
      {lens.on && (
        <LensOver
          on={lens.on}
          image={viewed}
          ground={ground}
          label={image.alt || title}
          choices={choices}
          keysIn={frame}
          {...(lensNow && { lensNow })}
          onLens={lens.tell}
          onWords={(words) => setSaid({ of: zoom.words, words })}
          onOff={() => turnLens(false)}
        />
      )}
      <p className="visually-hidden" role="status">
        {isHushed || said.of === zoom.words ? said.words : zoom.words}
      </p>
      {zoom.isLoading && <div className="deep-zoom__loading" aria-hidden />}
      <div className="deep-zoom__corner">
        {baseUrl && <Navigator url={baseUrl} image={viewed.grid} surface={surface} zoom={zoom} />}
        {pixelsPerCm && <ScaleBar pixelsPerCm={pixelsPerCm} onMove={zoom.onMove} />}
      </div>
      <DeepZoomPanels
        panel={panel}
        image={image}
        language={language}
        view={view}
        choices={choices}
        surface={surface}
        onView={onView}
        onDetail={(caption) => setSaid({ of: zoom.words, words: caption })}
      />
      {beside.hasNotes && (
        <DeepZoomNotes
          imageId={image.id}
          size={viewed.grid}
          zoom={zoom}
          surface={surface}
          isOpen={panel === "notes"}
          hasMarks={beside.hasMarks}
          onMarks={beside.setHasMarks}
          onOpen={beside.openNotes}
          onShow={showPlace}
          onClose={beside.giveUpNotes}
        />
      )}
      <DeepZoomControls
        zoom={zoom}
        panel={panel}
        hasDetails={hasDetails}
        layers={choices.length}
        notes={notes && image.noteCount}
        onReachNotes={prepareNotes}
        isLensOn={lens.on !== null}
        toggle={toggle}
        onLens={(fromKeyboard) => lens.turn(!lens.on, fromKeyboard)}
      />
      <ZoomTrouble zoom={zoom} surface={surface} />
    </div>
  );
}
