import { onlyCorner } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { line, outline } from "./outline.ts";

/** What is drawn so far; with the keys also where the next corner would be. */
export function DrawnOutline({ drawing, byKeys }: { drawing: Drawing; byKeys: boolean }) {
  const shape = drawnLine(drawing, byKeys);
  return (
    <g className="note-mark" data-near data-point={isPoint(drawing) || undefined}>
      <path className="note-mark__halo" d={shape} />
      <path className="note-mark__line" d={shape} />
      {drawing.kind === "POLYGON" && byKeys && (
        <path className="draw-layer__cursor" d={line([drawing.at, drawing.at])} />
      )}
    </g>
  );
}

const isPoint = (drawing: Drawing) => drawing.kind === "POINT" || onlyCorner(drawing) !== null;

/** What is seen of it: of an outline its line so far, with the keys up to where they are. */
function drawnLine(drawing: Drawing, byKeys: boolean): string {
  const corner = onlyCorner(drawing);
  if (corner) return line([corner, corner]);
  if (drawing.kind === "RECTANGLE") return outline(drawing);
  if (drawing.kind === "POINT") return line([drawing.at, drawing.at]);
  return line(byKeys ? [...drawing.corners, drawing.at] : drawing.corners);
}
