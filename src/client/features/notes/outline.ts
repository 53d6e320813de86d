import type { NoteShape } from "../../../view/note-shape.ts";
import type { Point } from "../../../view/view.ts";

/** A shape as the `d` of an SVG path in pixels of the picture; a point is a line without length; empty for the whole picture. */
export function outline(shape: NoteShape): string {
  switch (shape.kind) {
    case "WHOLE":
      return "";
    case "RECTANGLE": {
      const { x, y, width, height } = shape.region;
      return `M${x} ${y}h${width}v${height}h${-width}Z`;
    }
    case "POLYGON":
      return `${line(shape.corners)}Z`;
    case "POINT":
      return line([shape.point, shape.point]);
  }
}

/** A line through these points. */
export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
}
