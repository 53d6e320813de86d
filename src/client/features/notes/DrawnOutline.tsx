import type { Point } from "../../../view/view.ts";
import { onlyCorner } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { line, outline } from "./outline.ts";

/** The shape drawn so far; by keyboard also the position of the next corner. */
export function DrawnOutline({ drawing, byKeys }: { drawing: Drawing; byKeys: boolean }) {
  const point = drawnPoint(drawing, byKeys);
  const shape = point ? line([point, point]) : drawnLine(drawing, byKeys);
  return (
    <g className="note-mark" data-near data-point={point !== null || undefined}>
      <path className="note-mark__halo" d={shape} />
      <path className="note-mark__line" d={shape} />
      {drawing.kind === "POLYGON" && byKeys && (
        <path className="draw-layer__cursor" d={line([drawing.at, drawing.at])} />
      )}
    </g>
  );
}

/** Returns the point to show if only one corner is set, which would be invisible as a line; null if there is more. */
function drawnPoint(drawing: Drawing, byKeys: boolean): Point | null {
  if (drawing.kind === "POINT") return drawing.at;
  if (drawing.kind === "RECTANGLE") return onlyCorner(drawing);
  const [first = null, ...others] = drawing.corners;
  return byKeys || others.length > 0 ? null : first;
}

/** Returns the path of the shape so far; of an outline, by keyboard, up to the cursor. */
function drawnLine(drawing: Drawing, byKeys: boolean): string {
  if (drawing.kind === "RECTANGLE") return outline(drawing);
  if (drawing.kind === "POINT") return "";
  return line(byKeys ? [...drawing.corners, drawing.at] : drawing.corners);
}
