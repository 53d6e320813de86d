import type { Point } from "../../../view/view.ts";
import { onlyCorner } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { line, outline } from "./outline.ts";

/** What is drawn so far; with the keys also where the next corner would be. */
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

/** The point that is all there is of it so far: a corner alone, which as a line would not be seen; null if there is more. */
function drawnPoint(drawing: Drawing, byKeys: boolean): Point | null {
  if (drawing.kind === "POINT") return drawing.at;
  if (drawing.kind === "RECTANGLE") return onlyCorner(drawing);
  const [first = null, ...others] = drawing.corners;
  return byKeys || others.length > 0 ? null : first;
}

/** What is seen of it where that is more: of an outline its line so far, with the keys up to where they are. */
function drawnLine(drawing: Drawing, byKeys: boolean): string {
  if (drawing.kind === "RECTANGLE") return outline(drawing);
  if (drawing.kind === "POINT") return "";
  return line(byKeys ? [...drawing.corners, drawing.at] : drawing.corners);
}
