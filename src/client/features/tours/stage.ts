import type { Point, View } from "../../../view/view.ts";
import type { Feed } from "./feed.ts";

/** Whether the page goes where the tour goes, whoever looks goes alone, or the tour goes where they go. */
export type StageMode = "follows" | "alone" | "shows";

/** What the parts of a stage are given. */
export type StageProps = {
  feed: Feed;
  mode: StageMode;
  view: View;
  /** Called with what somebody has come to look at by themselves. */
  onView: (view: View) => void;
  onPointer: (places: readonly Point[]) => void;
};
