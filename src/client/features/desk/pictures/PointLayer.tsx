import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent as ReactPointerEvent, RefObject } from "react";
import { clampPoint } from "../../../../view/geometry.ts";
import { apply, invert } from "../../../../view/registration.ts";
import type { Point, Size } from "../../../../view/view.ts";
import { placeInWords } from "../../../../view/words.ts";
import { useSight, type Lie } from "../../notes/use-sight.ts";
import { zoomStep } from "../../viewer/deep-zoom-steps.ts";
import type { DeepZoomTool } from "../../viewer/use-deep-zoom.ts";
import { arrowOf, useKeys } from "../../viewer/use-keys.ts";
import { meantBy, type Points } from "./points.ts";

type PointLayerProps = {
  image: Size;
  zoom: Pick<DeepZoomTool, "onMove" | "zoomBy" | "centreAt" | "reset">;
  /** The element with the image, which has the focus while the keyboard is used. */
  surface: RefObject<HTMLElement | null>;
  points: Points;
  /** What the first two points are: the ends of a line, or opposite corners of a box. */
  shape?: "line" | "box";
  /** Display name of the image, for use within a sentence. */
  name: string;
  onPoint: (index: number, point: Point | null) => void;
};

/**
 * In CSS pixels: the maximum movement of a press that is not a drag, and the steps of the arrow keys alone and with
 * Shift.
 */
const still = 5;
const crossStep = { small: 8, large: 48 };
const pointStep = { small: 1, large: 8 };

/**
 * Numbered points over a zoomable image. The user sets them by pointer or keyboard, moves them by dragging or with the
 * arrow keys, and removes them with Delete. The image can be moved as if there were no points.
 */
export function PointLayer(props: PointLayerProps) {
  const { image, zoom, surface, points, shape, name, onPoint } = props;
  const layer = useRef<HTMLDivElement>(null);
  const lie = useRef<Lie | null>(null);
  /** Position of the keyboard cursor; null while the keyboard is not used. */
  const [cross, setCross] = useState<Point | null>(null);
  const [said, setSaid] = useState("");

  /** Positions all points for the image's current position. */
  const lay = () => {
    const matrix = lie.current?.matrix;
    const box = layer.current;
    if (!matrix || !box) return;
    for (const element of box.querySelectorAll<HTMLElement>("[data-at]")) {
      const [x = 0, y = 0] = (element.dataset["at"] ?? "").split(",").map(Number);
      const place = apply(matrix, { x, y });
      element.style.transform = `translate(${place.x}px, ${place.y}px)`;
    }
    const [one, two] = points.map((point) => point && apply(matrix, point));
    const line = box.querySelector("path");
    if (!line || !one || !two) return;
    const way = shape === "box" ? `H${two.x}V${two.y}H${one.x}Z` : `L${two.x} ${two.y}`;
    line.setAttribute("d", `M${one.x} ${one.y}${way}`);
  };
  useSight(zoom.onMove, surface, (next) => {
    lie.current = next;
    lay();
  });
  useEffect(lay);

  const scale = () => lie.current?.placement.scale ?? 1;
  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point | null => {
    const back = lie.current && invert(lie.current.matrix);
    const box = surface.current?.getBoundingClientRect();
    return back && box ? apply(back, { x: clientX - box.left, y: clientY - box.top }) : null;
  };
  const set = (index: number, point: Point) => {
    const kept = clampPoint(point, image);
    onPoint(index, kept);
    setSaid(`Point ${index + 1}: ${placeInWords(kept, image)}`);
  };
  const takeBack = (index: number) => {
    onPoint(index, null);
    setSaid(`Point ${index + 1} is taken back.`);
    surface.current?.focus({ preventScroll: true });
  };

  const press = useEffectEvent((event: PointerEvent) => {
    const at = pointAt(event);
    const isOn =
      at && at.x >= 0 && at.y >= 0 && at.x <= image.width && at.y <= image.height ? at : null;
    setCross(null);
    if (isOn) set(meantBy(points, isOn), isOn);
  });
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let from: Point | null = null;
    const down = ({ isPrimary, button, clientX, clientY }: PointerEvent) => {
      from = isPrimary && button === 0 ? { x: clientX, y: clientY } : null;
    };
    const up = (event: PointerEvent) => {
      const way = from ? Math.hypot(event.clientX - from.x, event.clientY - from.y) : Infinity;
      from = null;
      if (way <= still) press(event);
    };
    // Capturing listeners run before those that pan the image, which stop the propagation.
    const first = { capture: true };
    element.addEventListener("pointerdown", down, first);
    element.addEventListener("pointerup", up, first);
    return () => {
      element.removeEventListener("pointerdown", down, first);
      element.removeEventListener("pointerup", up, first);
    };
  }, [surface]);

  useKeys(surface, ({ key, shiftKey }) => {
    const arrow = arrowOf(key);
    if (arrow) {
      const step = (shiftKey ? crossStep.large : crossStep.small) / scale();
      const from = cross ?? middle();
      const next = clampPoint({ x: from.x + arrow[0] * step, y: from.y + arrow[1] * step }, image);
      setCross(next);
      setSaid(placeInWords(next, image));
      if (!isInSight(next)) zoom.centreAt(next);
      return true;
    }
    if (key === "Enter") {
      const at = cross ?? middle();
      setCross(at);
      set(meantBy(points, at), at);
      return true;
    }
    if (key === "+" || key === "=") zoom.zoomBy(zoomStep);
    else if (key === "-") zoom.zoomBy(1 / zoomStep);
    else if (key === "0") zoom.reset();
    else return false;
    return true;
  });

  const middle = (): Point => {
    const back = lie.current && invert(lie.current.matrix);
    const element = surface.current;
    if (!back || !element) return { x: image.width / 2, y: image.height / 2 };
    const { clientWidth, clientHeight } = element;
    return clampPoint(apply(back, { x: clientWidth / 2, y: clientHeight / 2 }), image);
  };
  const isInSight = (point: Point) => {
    const element = surface.current;
    if (!lie.current || !element) return true;
    const { x, y } = apply(lie.current.matrix, point);
    return x >= 0 && y >= 0 && x <= element.clientWidth && y <= element.clientHeight;
  };

  function pressPoint(event: KeyboardEvent, index: number, point: Point) {
    const arrow = arrowOf(event.key);
    if (arrow) {
      const step = (event.shiftKey ? pointStep.large : pointStep.small) / scale();
      set(index, { x: point.x + arrow[0] * step, y: point.y + arrow[1] * step });
    } else if (event.key === "Delete" || event.key === "Backspace") takeBack(index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function drag(event: ReactPointerEvent<HTMLElement>, index: number) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = pointAt(event);
    if (at) onPoint(index, clampPoint(at, image));
  }

  return (
    <div ref={layer} className="point-layer">
      {shape && points[0] && points[1] && (
        <svg className="point-layer__line" aria-hidden>
          <path />
        </svg>
      )}
      {cross && <span className="point-layer__cross" data-at={`${cross.x},${cross.y}`} />}
      {points.map(
        (point, index) =>
          point && (
            <button
              key={index}
              type="button"
              className="point-mark"
              data-at={`${point.x},${point.y}`}
              aria-label={`Point ${index + 1} in ${name}, ${placeInWords(point, image)}. Arrows move it, Delete takes it back.`}
              onKeyDown={(event) => pressPoint(event, index, point)}
              onPointerDown={({ currentTarget, pointerId }) =>
                currentTarget.setPointerCapture(pointerId)
              }
              onPointerMove={(event) => drag(event, index)}
            >
              <span>{index + 1}</span>
            </button>
          ),
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
