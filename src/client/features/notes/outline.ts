import type { NoteShape } from "../../../view/note-shape.ts";
import type { Point } from "../../../view/view.ts";

/** Returns a shape as an SVG path in image pixels; a point is a line without length, the whole image an empty path. */
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

/** Returns a path through points. */
export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
}
