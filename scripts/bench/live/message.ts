import { toText } from "../../../src/view/view-text.ts";
import { wholeView } from "../../../src/view/view.ts";

/** A view as it is sent while somebody looks closely. */
export const measuredView = toText({
  ...wholeView("1933-205-the-fighting-temeraire", 0),
  region: { x: 1203.4, y: 877.1, width: 640.5, height: 480.2 },
  rotation: 12.5,
});

/** What is followed: the same for all, as the site asks for it. */
export const followed =
  "subscription Followed($code: String!) { tourView(code: $code) { tourId sequence view pointer { x y } } }";

/** The time now, the same in all processes of this machine; in milliseconds. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
