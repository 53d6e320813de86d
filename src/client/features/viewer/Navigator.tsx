import { useEffect, useRef } from "react";
import type { PointerEvent } from "react";
import { turned } from "../../../view/window.ts";
import type { Point, Size } from "../../../view/view.ts";
import { calmed } from "./calmed.ts";
import type { Placement } from "./deep-zoom-sight.ts";
import type { DeepZoomTool } from "./use-deep-zoom.ts";

type NavigatorProps = {
  /** The address of a small version of the whole picture. */
  url: string;
  image: Size;
  /** The element in which the picture is seen. */
  surface: React.RefObject<HTMLElement | null>;
  zoom: Pick<DeepZoomTool, "onMove" | "centreAt">;
};

/** Less of the picture than this share must be seen for the navigator to be of use. */
const almostAll = 0.98;

/**
 * The whole picture, small, with a frame around what is seen; a press or a drag moves there. For the
 * eye and the pointer only: keys move the picture itself, and words say where it is.
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
