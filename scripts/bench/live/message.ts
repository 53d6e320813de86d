import { toText } from "../../../src/view/view-text.ts";
import { wholeView } from "../../../src/view/view.ts";

/** A typical view during a tour. */
export const measuredView = toText({
  ...wholeView("1933-205-the-fighting-temeraire", 0),
  region: { x: 1203.4, y: 877.1, width: 640.5, height: 480.2 },
  rotation: 12.5,
});

/** The subscription of followers: the same for all, as the site sends it. */
export const followed =
  "subscription Followed($code: String!) { tourView(code: $code) { tourId sequence view pointer { x y } } }";

/** Returns the current time in milliseconds, comparable between processes of this machine. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
