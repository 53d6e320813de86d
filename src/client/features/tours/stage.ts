import type { Point, View } from "../../../view/view.ts";
import type { Feed } from "./feed.ts";

/** Whether the page follows the tour, is explored alone, or determines what the tour shows. */
export type StageMode = "follows" | "alone" | "shows";

/** Props of the parts of a stage. */
export type StageProps = {
  feed: Feed;
  mode: StageMode;
  view: View;
  /** Called with each view to which the user moves themselves. */
  onView: (view: View) => void;
  onPointer: (places: readonly Point[]) => void;
};
