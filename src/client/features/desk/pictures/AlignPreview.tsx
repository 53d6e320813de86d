import { useMemo, useRef, useState } from "react";
import { registration } from "../../../../view/registration.ts";
import type { PointPair } from "../../../../view/registration.ts";
import { pictureSource } from "../../../ui/picture-source.ts";
import { Slider } from "../../../ui/Slider.tsx";
import { useDeepZoomKeys } from "../../viewer/use-deep-zoom-keys.ts";
import { useDeepZoom } from "../../viewer/use-deep-zoom.ts";
import { useViewerImage } from "../../viewer/viewer-image.ts";
import { ZoomTrouble } from "../../viewer/ZoomTrouble.tsx";
import type { DeskPicture } from "./deskPicture.ts";

type AlignPreviewProps = {
  picture: DeskPicture;
  first: DeskPicture;
  pairs: readonly PointPair[];
};

const whole = { region: null, rotation: 0, mirror: false };
const ignore = () => undefined;
const half = 50;

/** Previews an alignment: the image over the first one, with adjustable opacity. */
export function AlignPreview({ picture, first, pairs }: AlignPreviewProps) {
  const [percent, setPercent] = useState(half);
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const below = useViewerImage({ service: first.viewed.service, ...first.viewed.grid });
  const above = useViewerImage({ service: picture.viewed.service, ...picture.viewed.grid });
  const layers = useMemo(() => {
    const over = registration(pairs);
    return over && percent > 0 ? [{ image: above, over, opacity: percent / 100 }] : [];
  }, [above, pairs, percent]);
  const zoom = useDeepZoom({
    image: below,
    elementRef: surface,
    baseUrl: first.shown.derivativeWidths.length > 0 ? pictureSource(first.shown).fallback : null,
    look: whole,
    onLook: ignore,
    layers,
  });
  useDeepZoomKeys(frame, { zoom, panel: null, onPanel: ignore, toggle: ignore });
  return (
    <div ref={frame} className="align-preview">
      <div className="point-picture__stage">
        <div
          ref={surface}
          className="deep-zoom__surface"
          role="application"
          aria-roledescription="zoomable picture"
          aria-label="Both pictures, one over the other"
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - 0"
          tabIndex={0}
        />
        <ZoomTrouble zoom={zoom} surface={surface} className="point-picture__problem" />
      </div>
      <div className="align-preview__fade">
        <Slider
          label="How much of it is seen"
          valueText={`${percent} %`}
          min={0}
          max={100}
          value={percent}
          onChange={setPercent}
        />
      </div>
    </div>
  );
}
