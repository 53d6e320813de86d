import type { Drawing } from "./drawing.ts";
import { line, outline } from "./outline.ts";

/** What is drawn so far; with the keys also where the next corner would be. */
export function DrawnOutline({ drawing, byKeys }: { drawing: Drawing; byKeys: boolean }) {
  const shape = drawnLine(drawing, byKeys);
  return (
    <g className="note-mark" data-near data-point={drawing.kind === "POINT" || undefined}>
      <path className="note-mark__halo" d={shape} />
      <path className="note-mark__line" d={shape} />
      {drawing.kind === "POLYGON" && byKeys && (
        <path className="draw-layer__cursor" d={line([drawing.at, drawing.at])} />
      )}
    </g>
  );
}

/** What is seen of it: of an outline its line so far, with the keys up to where they are. */
function drawnLine(drawing: Drawing, byKeys: boolean): string {
  if (drawing.kind === "RECTANGLE") return outline(drawing);
  if (drawing.kind === "POINT") return line([drawing.at, drawing.at]);
  return line(byKeys ? [...drawing.corners, drawing.at] : drawing.corners);
}
