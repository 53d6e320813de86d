import type { Region, Size } from "../../../view/view.ts";

/** A panel wider than this share of the viewport is below the image, not beside it. */
const acrossWindow = 0.6;
/** Minimum share of the viewport for the image, however large the panel is. */
const leastShare = 0.3;

/**
 * Extends a region of an upright image by what a panel at the right or lower edge of the viewport will cover, so that
 * the region itself is displayed beside the panel.
 *
 * @param panel size of the panel, in the same pixels
 */
export function besidePanel(region: Region, window: Size, panel: Size): Region {
  if (window.width === 0 || window.height === 0) return region;
  const left = (length: number, taken: number) => Math.max(leastShare, (length - taken) / length);
  const isBelow = panel.width > window.width * acrossWindow;
  return isBelow
    ? { ...region, height: Math.round(region.height / left(window.height, panel.height)) }
    : { ...region, width: Math.round(region.width / left(window.width, panel.width)) };
}

/**
 * Does the same as `besidePanel` for the elements of image and panel; returns the region unchanged if one is missing.
 */
export function besideElement(
  region: Region,
  surface: HTMLElement | null,
  panel: HTMLElement | null,
): Region {
  if (!surface || !panel) return region;
  return besidePanel(region, surface.getBoundingClientRect(), panel.getBoundingClientRect());
}
