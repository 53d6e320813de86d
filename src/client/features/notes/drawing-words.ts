import { boxOf } from "../../../view/note-shape.ts";
import type { Size } from "../../../view/view.ts";
import { placeInWords } from "../../../view/words.ts";
import { onlyCorner } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";

/** Describes a drawing for a screen reader: `Rectangle, upper left, 30 by 20 percent of the picture`. */
export function drawingInWords(drawing: Drawing, image: Size): string {
  if (drawing.kind === "POINT") return `Point, ${placeInWords(drawing.at, image)}`;
  if (drawing.kind === "POLYGON") {
    const { length } = drawing.corners;
    const corners = length === 1 ? "1 corner" : `${length} corners`;
    return `${corners}, next one ${placeInWords(drawing.at, image)}`;
  }
  const corner = onlyCorner(drawing);
  if (corner) return `1 corner, ${placeInWords(corner, image)}; press the opposite one`;
  const { x, y, width, height } = boxOf(drawing, image);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const percent = (part: number) => Math.max(1, Math.round(100 * part));
  const size = `${percent(width / image.width)} by ${percent(height / image.height)} percent`;
  return `Rectangle, ${placeInWords(middle, image)}, ${size} of the picture`;
}
