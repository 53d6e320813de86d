import { useEffect, useRef, useState } from "react";
import type { PointerEvent, RefObject } from "react";
import { clampPoint } from "../../../view/geometry.ts";
import type { NoteShape } from "../../../view/note-shape.ts";
import { apply, invert } from "../../../view/registration.ts";
import { wholeRegion } from "../../../view/view.ts";
import type { Point, Size } from "../../../view/view.ts";
import { Button } from "../../ui/Button.tsx";
import { useFocusHeir } from "../viewer/use-focus-heir.ts";
import { arrowOf, useKeys } from "../viewer/use-keys.ts";
import type { DeepZoomTool } from "../viewer/use-deep-zoom.ts";
import { begun, cornered, drawnShape, moved, onlyCorner, resized, takenBack } from "./drawing.ts";
import type { DrawnKind, Drawing } from "./drawing.ts";
import { DrawnOutline } from "./DrawnOutline.tsx";
import { drawingInWords } from "./drawing-words.ts";
import { useDrawingPointer } from "./use-drawing-pointer.ts";
import { useSight, type Lie } from "./use-sight.ts";

type DrawLayerProps = {
  kind: DrawnKind;
  image: Size;
  zoom: Pick<DeepZoomTool, "onMove" | "zoomBy" | "centreAt">;
  /** The element that the image fills. */
  surface: RefObject<HTMLElement | null>;
  onDrawn: (shape: NoteShape) => void;
  /** Called when the user cancels drawing. */
  onCancel: () => void;
};

/** Distance that an arrow key moves, in CSS pixels. */
const keyStep = 12;
/** Tolerance for simplifying an outline, in CSS pixels. */
const smoothing = 2;
const wheelStep = 1.25;

const hints = {
  RECTANGLE:
    "Press two opposite corners, or drag. Or arrow keys move, with Shift they resize, Enter sets it.",
  POLYGON: "Draw around it, or press corner by corner. Or arrow keys and Enter for each corner.",
  POINT: "Press on the picture. Or arrow keys move, Enter sets it.",
} as const;

/** Transparent layer over an image on which the user draws the region of a note, by pointer, touch or keyboard. */
export function DrawLayer({ kind, image, zoom, surface, onDrawn, onCancel }: DrawLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const group = useRef<SVGGElement>(null);
  const lie = useRef<Lie | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  /** Whether the user draws by keyboard; only then is the keyboard cursor visible. */
  const [byKeys, setByKeys] = useState(false);
  const [words, setWords] = useState("");

  useSight(zoom.onMove, surface, (next) => {
    lie.current = next;
    group.current?.setAttribute("transform", `matrix(${next.matrix.join(" ")})`);
  });
  useFocusHeir(layer, surface);
  useEffect(() => glass.current?.focus({ preventScroll: true }), []);

  const scale = () => lie.current?.placement.scale ?? 1;
  /** Returns the visible region of the image. */
  const seen = () => {
    const back = lie.current && invert(lie.current.matrix);
    const element = surface.current;
    if (!back || !element) return wholeRegion(image);
    const one = clampPoint(apply(back, { x: 0, y: 0 }), image);
    const { clientWidth: x, clientHeight: y } = element;
    const other = clampPoint(apply(back, { x, y }), image);
    return {
      x: Math.min(one.x, other.x),
      y: Math.min(one.y, other.y),
      width: Math.abs(one.x - other.x),
      height: Math.abs(one.y - other.y),
    };
  };
  const finish = (done: Drawing) => {
    const shape = drawnShape(done, image, smoothing / scale());
    if (shape) onDrawn(shape);
    else setWords("An outline has at least three corners.");
  };
  const takeBack = () => {
    if (!drawing) return;
    const next = onlyCorner(drawing) ? null : takenBack(drawing);
    setDrawing(next);
    setWords(next ? drawingInWords(next, image) : "0 corners");
    // The button is removed with the last corner.
    if (cornersIn(next) === 0) glass.current?.focus({ preventScroll: true });
  };

  useKeys(layer, ({ key, shiftKey, target }) => {
    if (key === "Escape") {
      onCancel();
      return true;
    }
    if (target !== glass.current) return false;
    if (key === "Backspace") {
      takeBack();
      return true;
    }
    const now = drawing && !onlyCorner(drawing) ? drawing : begun(kind, seen());
    const arrow = arrowOf(key);
    if (arrow) {
      const step = keyStep / scale();
      const by = { x: arrow[0] * step, y: arrow[1] * step };
      const next = byKeys ? (shiftKey ? resized : moved)(now, by, image) : now;
      setByKeys(true);
      setDrawing(next);
      setWords(drawingInWords(next, image));
      if (next.kind !== "RECTANGLE") keepInSight(next.at);
      return true;
    }
    if (key !== "Enter") return false;
    setByKeys(true);
    if (now.kind !== "POLYGON") finish(now);
    else if (isClosed(now.corners, now.at)) finish(now);
    else {
      const next = cornered(now, now.at, image);
      setDrawing(next);
      setWords(drawingInWords(next, image));
    }
    return true;
  });

  const keepInSight = (at: Point) => {
    const { x, y, width, height } = seen();
    if (at.x < x || at.y < y || at.x > x + width || at.y > y + height) zoom.centreAt(at);
  };

  /** Returns whether a corner here closes the outline, because it is at the last or the first one. */
  const isClosed = (corners: readonly Point[], at: Point) => {
    const isNear = (other: Point | undefined) =>
      other !== undefined && Math.hypot(other.x - at.x, other.y - at.y) * scale() < 1;
    return corners.length >= 3 && (isNear(corners.at(-1)) || isNear(corners[0]));
  };

  const pointOf = (event: PointerEvent): Point | null => {
    const back = lie.current && invert(lie.current.matrix);
    const box = glass.current?.getBoundingClientRect();
    if (!back || !box) return null;
    return apply(back, { x: event.clientX - box.left, y: event.clientY - box.top });
  };

  const pointing = useDrawingPointer({
    kind,
    image,
    drawing,
    pointOf,
    scale,
    onBegin: () => setByKeys(false),
    onDraw: setDrawing,
    onCorner: (next) => setWords(drawingInWords(next, image)),
    onDone: finish,
  });

  const corners = cornersIn(drawing);
  return (
    <div ref={layer} className="draw-layer">
      <div
        ref={glass}
        className="draw-layer__glass"
        role="application"
        aria-label={`Draw ${kind === "POINT" ? "a point" : kind === "POLYGON" ? "an outline" : "a rectangle"} on the picture`}
        aria-describedby="draw-layer-hint"
        tabIndex={0}
        {...pointing}
        onWheel={({ deltaY }) => zoom.zoomBy(deltaY > 0 ? 1 / wheelStep : wheelStep)}
      />
      <svg className="note-marks" aria-hidden>
        <g ref={group}>{drawing && <DrawnOutline drawing={drawing} byKeys={byKeys} />}</g>
      </svg>
      <div className="draw-layer__tools">
        <p id="draw-layer-hint">{hints[kind]}</p>
        {corners > 0 && (
          <Button variant="quiet" onClick={takeBack}>
            Take back a corner
          </Button>
        )}
        {corners > 2 && drawing && (
          <Button variant="primary" onClick={() => finish(drawing)}>
            Done
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {words}
      </p>
    </div>
  );
}

/** Returns the number of corners that can be undone. */
function cornersIn(drawing: Drawing | null): number {
  if (drawing?.kind === "POLYGON") return drawing.corners.length;
  return onlyCorner(drawing) ? 1 : 0;
}
