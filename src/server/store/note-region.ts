/** A kind of place on a picture. */
export type NoteShape = "WHOLE" | "RECTANGLE" | "POLYGON" | "POINT";
/** A place in pixels of the full picture. */
export type Point = { x: number; y: number };

/** Where on its picture a note is: the least rectangle around that, and a polygon's corners or the one point. */
export type NoteRegion = {
  shape: NoteShape;
  x: number;
  y: number;
  width: number;
  height: number;
  points: Point[] | null;
};
