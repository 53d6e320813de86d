import { useCallback, useEffect, useMemo, useRef } from "react";
import type { CSSProperties } from "react";
import { graphql, useFragment } from "react-relay";
import type { ComparePane_image$key } from "../../../../__generated__/relay/ComparePane_image.graphql.ts";
import { limits } from "../../../view/limits.ts";
import type { Frame } from "../../../view/view.ts";
import { pictureSource } from "../../ui/picture-source.ts";
import { filterOf } from "../viewer/adjust.ts";
import type { Placement } from "../viewer/deep-zoom-sight.ts";
import { useDeepZoom } from "../viewer/use-deep-zoom.ts";
import { useDeepZoomKeys } from "../viewer/use-deep-zoom-keys.ts";
import { useViewerImage } from "../viewer/viewer-image.ts";
import { BeforePane } from "./BeforePane.tsx";
import type { Linking } from "./linking.ts";
import type { PictureActs } from "./use-picture-acts.ts";
import { ZoomTrouble } from "../viewer/ZoomTrouble.tsx";
import { recordAttributes } from "../works/label.ts";

type ComparePaneProps = {
  image: ComparePane_image$key;
  /** The work's title. */
  title: string;
  /** Language of its record; undefined or null if unknown. */
  language: string | null | undefined;
  /** Identifies the image among the linked ones. */
  name: string;
  frame: Frame;
  linking: Linking;
  /** Whether its colours are being changed. */
  isAdjusting: boolean;
  onAdjusting: (isAdjusting: boolean) => void;
  acts: PictureActs;
};

/** One of the compared images: it zooms by itself, and leads the linked ones while the user interacts with it. */
export function ComparePane(props: ComparePaneProps) {
  const { title, language, name, frame, linking, isAdjusting, onAdjusting, acts } = props;
  const image = useFragment(
    graphql`
      fragment ComparePane_image on Image @throwOnFieldError {
        service
        width
        height
        alt
        derivativeWidths
        pixelsPerCm
        tiles {
          width
          scaleFactors
        }
        ...BeforePane_image
      }
    `,
    props.image,
  );
  const { service, width, height, tiles, derivativeWidths, pixelsPerCm } = image;
  const pane = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const lies = useRef<Placement | null>(null);
  const viewed = useViewerImage({
    service,
    width,
    height,
    tileWidth: tiles.width,
    scaleFactors: tiles.scaleFactors,
  });
  const baseUrl =
    derivativeWidths.length > 0 ? pictureSource({ service, derivativeWidths }).fallback : null;
  const { region, rotation, mirror, adjustments } = frame;
  // A change of colours does not change the position.
  const look = useMemo(() => ({ region, rotation, mirror }), [region, rotation, mirror]);
  const zoom = useDeepZoom({
    image: viewed,
    elementRef: surface,
    baseUrl,
    look,
    onLook: () => acts.onRest(name),
    isLoose: true,
    views: 1 + limits.others,
  });
  const { onMove, follow, zoomBy } = zoom;
  useDeepZoomKeys(pane, {
    zoom: {
      ...zoom,
      rotateBy: (degrees) => acts.turn(name, degrees),
      mirror: () => acts.mirror(name),
      reset: () => acts.whole(name),
    },
    panel: isAdjusting ? "adjust" : null,
    onPanel: () => onAdjusting(false),
    toggle: (panel) => panel === "adjust" && onAdjusting(!isAdjusting),
  });

  useEffect(() => {
    const standing = () => {
      const element = surface.current;
      if (!element || !lies.current) return null;
      const { clientWidth, clientHeight } = element;
      const window = { width: clientWidth, height: clientHeight };
      return { sight: lies.current, image: viewed.grid, window, pixelsPerCm: pixelsPerCm ?? null };
    };
    const leave = linking.join(name, {
      standing,
      follow: (placement) => {
        lies.current = placement;
        follow(placement);
      },
      zoomBy,
    });
    const stop = onMove((placement) => {
      lies.current = placement;
      linking.ready(name);
      linking.moved(name);
    });
    return () => {
      stop();
      leave();
      lies.current = null;
    };
  }, [linking, name, viewed, pixelsPerCm, onMove, follow, zoomBy]);

  const touch = useCallback(() => linking.touch(name), [linking, name]);
  const style: CSSProperties & { "--filter": string } = {
    "--filter": filterOf(adjustments),
  };
  return (
    <div
      ref={pane}
      className="compare-pane"
      suppressHydrationWarning
      style={style}
      onPointerDownCapture={touch}
      onWheelCapture={touch}
      onKeyDownCapture={touch}
      onFocusCapture={touch}
    >
      <BeforePane image={image} frame={frame} isOver={zoom.state === "shown"} />
      <div
        ref={surface}
        className="compare-pane__surface deep-zoom__surface"
        role="application"
        aria-roledescription="zoomable picture"
        aria-label={image.alt || title}
        {...recordAttributes(language)}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - 0 R M A"
        tabIndex={0}
      />
      <p className="visually-hidden" role="status">
        {zoom.words && `${title}: ${zoom.words}`}
      </p>
      <ZoomTrouble zoom={zoom} surface={surface} className="compare-pane__problem" />
    </div>
  );
}
