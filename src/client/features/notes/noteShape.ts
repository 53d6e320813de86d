import { graphql, readInlineData } from "react-relay";
import type { noteShape_region$key } from "../../../../__generated__/relay/noteShape_region.graphql.ts";
import { boxOf } from "../../../view/note-shape.ts";
import type { NoteShape } from "../../../view/note-shape.ts";
import type { Point, Size } from "../../../view/view.ts";

/** Reads the shape of a note's region; a shape that this program does not know becomes a rectangle. */
export function noteShape(key: noteShape_region$key): NoteShape {
  const { shape, box, points } = readInlineData(
    graphql`
      fragment noteShape_region on NoteRegion @inline {
        shape
        box {
          x
          y
          width
          height
        }
        points {
          x
          y
        }
      }
    `,
    key,
  );
  const { x, y, width, height } = box;
  const [point] = points;
  if (shape === "WHOLE") return { kind: "WHOLE" };
  if (shape === "POINT" && point) return { kind: "POINT", point: plain(point) };
  if (shape === "POLYGON") return { kind: "POLYGON", corners: points.map(plain) };
  return { kind: "RECTANGLE", region: { x, y, width, height } };
}

/** Converts a shape to the mutation's input. */
export function regionInput(shape: NoteShape) {
  switch (shape.kind) {
    case "WHOLE":
      return { whole: true };
    case "RECTANGLE":
      return { rectangle: shape.region };
    case "POLYGON":
      return { polygon: shape.corners.map(plain) };
    case "POINT":
      return { point: shape.point };
  }
}

/** Converts a shape to the region of an optimistic response. */
export function optimisticRegion(shape: NoteShape, image: Size) {
  const points =
    shape.kind === "POLYGON" ? shape.corners : shape.kind === "POINT" ? [shape.point] : [];
  return { shape: shape.kind, box: boxOf(shape, image), points: points.map(plain) };
}

const plain = ({ x, y }: Point): Point => ({ x, y });
