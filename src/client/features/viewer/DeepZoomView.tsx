import { Expand, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useRef, type RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeepZoomView_image$key } from "../../../../__generated__/relay/DeepZoomView_image.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { pictureSource } from "../../ui/picture-source.ts";
import { placeholderUrl } from "../../ui/placeholder.ts";
import { useDeepZoom } from "./use-deep-zoom.ts";
import { arrowOf, useKeys } from "./use-keys.ts";
import { useViewerImage } from "./viewer-image.ts";

type DeepZoomViewProps = {
  image: DeepZoomView_image$key;
  /** The work's title: what a picture shows that nobody has described. */
  title: string;
  /** The address of what the page shows of this image already, or null. */
  shownUrl: string | null;
  /** What the keys work in: the picture and all buttons around it. */
  frame: RefObject<HTMLElement | null>;
};

/** CSS pixels an arrow key moves the view, alone and with Shift. */
const keyStep = { small: 60, large: 240 };
const zoomStep = 1.5;
const quarterTurn = 90;

/** One picture that zooms down to its full resolution, with the controls for it. */
export function DeepZoomView({ image: key, title, shownUrl, frame }: DeepZoomViewProps) {
  const image = useFragment(
    graphql`
      fragment DeepZoomView_image on Image {
        service
        width
        height
        alt
        placeholder
        derivativeWidths
        tiles {
          width
          scaleFactors
        }
      }
    `,
    key,
  );
  const { service, width, height, tiles, derivativeWidths } = image;
  const surface = useRef<HTMLDivElement>(null);
  const smallUrl =
    derivativeWidths.length > 0 ? pictureSource({ service, derivativeWidths }).fallback : null;
  const baseUrl = shownUrl ?? smallUrl;
  const zoom = useDeepZoom({
    image: useViewerImage({
      service,
      width,
      height,
      tileWidth: tiles.width,
      scaleFactors: tiles.scaleFactors,
    }),
    elementRef: surface,
    baseUrl,
  });

  useKeys(frame, ({ key, shiftKey }) => {
    const arrow = arrowOf(key);
    const step = shiftKey ? keyStep.large : keyStep.small;
    if (arrow) zoom.panBy(arrow[0] * step, arrow[1] * step);
    else if (key === "+" || key === "=") zoom.zoomBy(zoomStep);
    else if (key === "-") zoom.zoomBy(1 / zoomStep);
    else if (key === "0") zoom.reset();
    else if (key === "r" || key === "R") zoom.rotateBy(shiftKey ? -quarterTurn : quarterTurn);
    else return false;
    return true;
  });

  const placeholder = placeholderUrl(image.placeholder);
  return (
    <>
      <div className="deep-zoom__before" hidden={zoom.state === "shown"}>
        {placeholder && <img src={placeholder} alt="" width={width} height={height} />}
        {baseUrl && <img src={baseUrl} alt="" width={width} height={height} />}
      </div>
      <div
        ref={surface}
        className="deep-zoom__surface"
        role="application"
        aria-roledescription="zoomable picture"
        aria-label={image.alt ?? title}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - 0 R"
        tabIndex={0}
      />
      <p className="visually-hidden" role="status">
        {zoom.words}
      </p>
      {zoom.isLoading && <div className="deep-zoom__loading" aria-hidden />}
      <div className="deep-zoom__controls" role="group" aria-label="View">
        <IconButton icon={ZoomOut} label="Zoom out" onClick={() => zoom.zoomBy(1 / zoomStep)} />
        <IconButton icon={ZoomIn} label="Zoom in" onClick={() => zoom.zoomBy(zoomStep)} />
        <IconButton icon={RotateCw} label="Rotate" onClick={() => zoom.rotateBy(quarterTurn)} />
        <IconButton icon={Expand} label="Whole picture" onClick={zoom.reset} />
      </div>
      {(zoom.state === "failed" || zoom.failedTiles > 0) && (
        <p className="deep-zoom__problem" role="alert">
          {zoom.state === "failed"
            ? "The close-up view did not load."
            : "Part of the picture did not load."}
          <Button onClick={zoom.retry}>Try again</Button>
        </p>
      )}
    </>
  );
}
