import { useRef } from "react";
import type { Point } from "../../../../view/view.ts";
import { pictureSource } from "../../../ui/picture-source.ts";
import { placeholderUrl } from "../../../ui/placeholder.ts";
import { useDeepZoom } from "../../viewer/use-deep-zoom.ts";
import { useViewerImage } from "../../viewer/viewer-image.ts";
import { ZoomTrouble } from "../../viewer/ZoomTrouble.tsx";
import type { DeskPicture } from "./deskPicture.ts";
import { PointLayer } from "./PointLayer.tsx";
import type { Points } from "./points.ts";

type PointPictureProps = {
  picture: DeskPicture;
  /** Display name of the image, as a heading and for use within a sentence. */
  title: string;
  name: string;
  points: Points;
  shape?: "line" | "box";
  /** Number of such images on the screen. */
  views: number;
  onPoint: (index: number, point: Point | null) => void;
};

/** The initial view is the whole image. */
const whole = { region: null, rotation: 0, mirror: false };
const ignore = () => undefined;

/** A zoomable image in which the user sets points. */
export function PointPicture(props: PointPictureProps) {
  const { picture, title, name, points, shape, views, onPoint } = props;
  const { shown, viewed } = picture;
  const surface = useRef<HTMLDivElement>(null);
  const image = useViewerImage({ service: viewed.service, ...viewed.grid });
  const baseUrl = shown.derivativeWidths.length > 0 ? pictureSource(shown).fallback : null;
  const zoom = useDeepZoom({
    image,
    elementRef: surface,
    baseUrl,
    look: whole,
    onLook: ignore,
    views,
  });
  const before = baseUrl ?? placeholderUrl(shown.placeholder);
  return (
    <section className="point-picture" aria-label={title}>
      <h3 className="point-picture__title">{title}</h3>
      <div className="point-picture__stage">
        {zoom.state !== "shown" && before && <img src={before} alt="" />}
        <div
          ref={surface}
          className="deep-zoom__surface point-picture__surface"
          role="application"
          aria-roledescription="picture to point in"
          aria-label={`Point in ${name}`}
          aria-describedby="pointing-hint"
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Enter + - 0"
          tabIndex={0}
        />
        <PointLayer
          image={image.grid}
          zoom={zoom}
          surface={surface}
          points={points}
          {...(shape && { shape })}
          name={name}
          onPoint={onPoint}
        />
        <ZoomTrouble zoom={zoom} surface={surface} className="point-picture__problem" />
      </div>
    </section>
  );
}
