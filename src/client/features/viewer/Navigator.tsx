import { useEffect, useRef } from "react";
import type { PointerEvent } from "react";
import { turned } from "../../../view/window.ts";
import type { Point, Size } from "../../../view/view.ts";
import { calmed } from "./calmed.ts";
import type { Placement } from "./deep-zoom-sight.ts";
import type { DeepZoomTool } from "./use-deep-zoom.ts";

type NavigatorProps = {
  /** URL of a small copy of the whole image. */
  url: string;
  image: Size;
  /** The element that displays the image. */
  surface: React.RefObject<HTMLElement | null>;
  zoom: Pick<DeepZoomTool, "onMove" | "centreAt">;
};

/** The navigator is hidden when at least this share of the image is visible. */
const almostAll = 0.98;

/**
 * A small copy of the whole image with a frame around the visible part; a press or a drag moves there. It is for
 * pointers only: keys move the image itself, and text announces the position.
 */
export function Navigator({ url, image, surface, zoom }: NavigatorProps) {
  const { onMove, centreAt } = zoom;
  const map = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = calmed<Placement>(({ centre, scale, rotation }) => {
      const seen = surface.current;
      if (!map.current || !frame.current || !seen) return;
      const window = turned({ width: seen.clientWidth, height: seen.clientHeight }, rotation);
      const across = window.width / scale / image.width;
      const down = window.height / scale / image.height;
      map.current.hidden = across >= almostAll && down >= almostAll;
      const share = (part: number) => `${100 * part}%`;
      Object.assign(frame.current.style, {
        left: share(centre.x / image.width - across / 2),
        top: share(centre.y / image.height - down / 2),
        width: share(across),
        height: share(down),
      });
    });
    const end = onMove(follow.tell);
    return () => {
      end();
      follow.stop();
    };
  }, [image, surface, onMove]);

  const go = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const point: Point = {
      x: ((event.clientX - box.left) / box.width) * image.width,
      y: ((event.clientY - box.top) / box.height) * image.height,
    };
    centreAt(point);
  };

  return (
    <div
      ref={map}
      className="navigator"
      aria-hidden
      hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
      }}
    >
      <img src={url} alt="" width={image.width} height={image.height} draggable={false} />
      <div ref={frame} className="navigator__frame" />
    </div>
  );
}
