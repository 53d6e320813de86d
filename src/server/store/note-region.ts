/** Kind of region on an image. */
export type NoteShape = "WHOLE" | "RECTANGLE" | "POLYGON" | "POINT";
/** Point in pixels of the full-size image. */
export type Point = { x: number; y: number };

/** Region of a note on its image: the bounding box, with the corners of a polygon or the single point. */
export type NoteRegion = {
  shape: NoteShape;
  x: number;
  y: number;
  width: number;
  height: number;
  points: Point[] | null;
};
