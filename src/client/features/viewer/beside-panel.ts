import type { Region, Size } from "../../../view/view.ts";

/** A panel that takes more than this share of the window's width lies below the picture, not beside it. */
const acrossWindow = 0.6;
/** A picture keeps at least this share of the window, however large the panel is. */
const leastShare = 0.3;

/**
 * A part of an upright picture together with what a panel at the window's right or lower edge will hide of it:
 * looked at, the part itself lies beside the panel.
 *
 * @param panel how much of the window is taken, in the same pixels
 */
export function besidePanel(region: Region, window: Size, panel: Size): Region {
  if (window.width === 0 || window.height === 0) return region;
  const left = (length: number, taken: number) => Math.max(leastShare, (length - taken) / length);
  const isBelow = panel.width > window.width * acrossWindow;
  return isBelow
    ? { ...region, height: Math.round(region.height / left(window.height, panel.height)) }
    : { ...region, width: Math.round(region.width / left(window.width, panel.width)) };
}

/** The same, for the elements in which picture and panel are seen; as it is where one of them is missing. */
export function besideElement(
  region: Region,
  surface: HTMLElement | null,
  panel: HTMLElement | null,
): Region {
  if (!surface || !panel) return region;
  return besidePanel(region, surface.getBoundingClientRect(), panel.getBoundingClientRect());
}
