import { useRef } from "react";
import type { PointerEvent } from "react";
import type { Point, Size } from "../../../view/view.ts";
import { between, cornered, onlyCorner, takenBack } from "./drawing.ts";
import type { DrawnKind, Drawing } from "./drawing.ts";

type DrawingPointerOptions = {
  kind: DrawnKind;
  image: Size;
  drawing: Drawing | null;
  /** Returns the image point under a pointer; null while unknown. */
  pointOf: (event: PointerEvent) => Point | null;
  /** Returns the current CSS pixels per image pixel. */
  scale: () => number;
  /** Called when a pointer starts to draw. */
  onBegin: () => void;
  /** Called with the drawing so far. */
  onDraw: (drawing: Drawing | null) => void;
  /** Called with an outline that has one more corner, or with the first corner of a rectangle. */
  onCorner: (drawing: Drawing) => void;
  onDone: (drawing: Drawing) => void;
};

/** A pressed pointer. */
type Press = {
  id: number;
  from: Point;
  /** The drawing before the press. */
  before: Drawing | null;
  drawing: Drawing;
  isDrag: boolean;
};

/**
 * In CSS pixels: maximum movement of a press that is not a drag, and distance from the first corner that closes an
 * outline.
 */
const [still, closing] = [5, 22];

/** Returns event handlers for drawing by mouse, pen or touch, with one pointer at a time. */
export function useDrawingPointer(options: DrawingPointerOptions) {
  const { kind, image, drawing, pointOf, scale, onBegin, onDraw, onCorner, onDone } = options;
  const press = useRef<Press | null>(null);

  const isFar = (one: Point, other: Point) =>
    Math.hypot(other.x - one.x, other.y - one.y) * scale() > still;

  const giveUp = () => {
    if (press.current) onDraw(press.current.before);
    press.current = null;
  };

  const down = (event: PointerEvent<HTMLElement>) => {
    // A second finger does not draw and cancels what the first one started.
    if (!event.isPrimary) return giveUp();
    const at = pointOf(event);
    if (!at || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onBegin();
    const corners = drawing?.kind === "POLYGON" ? drawing.corners : [];
    // The first corner of a rectangle was set by an earlier press; this is the opposite one.
    const from = onlyCorner(drawing) ?? at;
    const first: Drawing =
      kind === "POLYGON"
        ? cornered({ kind, corners, at }, at, image)
        : kind === "POINT"
          ? { kind, at }
          : between(from, at, image);
    press.current = {
      id: event.pointerId,
      from,
      before: drawing,
      drawing: first,
      isDrag: isFar(from, at),
    };
    onDraw(first);
  };

  const move = (event: PointerEvent) => {
    const pressed = press.current;
    const at = pointOf(event);
    if (pressed?.id !== event.pointerId || !at) return;
    const { from } = pressed;
    pressed.isDrag ||= isFar(from, at);
    if (kind === "RECTANGLE") pressed.drawing = between(from, at, image);
    else if (kind === "POINT") pressed.drawing = { kind, at };
    else if (pressed.isDrag) pressed.drawing = cornered(pressed.drawing, at, image);
    onDraw(pressed.drawing);
  };

  const up = ({ pointerId }: PointerEvent) => {
    const pressed = press.current;
    if (pressed?.id !== pointerId) return;
    press.current = null;
    const { drawing: done, from, isDrag } = pressed;
    if (done.kind === "POINT") return onDone(done);
    if (done.kind === "RECTANGLE") {
      if (isDrag) return onDone(done);
      const corner = between(from, from, image);
      onDraw(corner);
      onCorner(corner);
      return;
    }
    const [first] = done.corners;
    const isBack =
      done.corners.length > 3 &&
      first !== undefined &&
      Math.hypot(first.x - from.x, first.y - from.y) * scale() < closing;
    if (isDrag && done.corners.length > 3) onDone(done);
    else if (isBack) onDone(takenBack(done));
    else onCorner(done);
  };

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: ({ pointerId }: PointerEvent) => pointerId === press.current?.id && giveUp(),
  };
}
