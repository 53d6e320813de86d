import type OpenSeadragonModule from "openseadragon";
import type { Viewport } from "openseadragon";
import { normaliseRotation, wholeRegion } from "../../../view/view.ts";
import type { Frame, Size } from "../../../view/view.ts";
import { regionInWindow, sightOf } from "../../../view/window.ts";
import type { Sight } from "../../../view/window.ts";

/** The displayed region of an image, with rotation and mirroring. */
export type Look = Pick<Frame, "region" | "rotation" | "mirror">;

/** Placement of an image in the viewport of a deep zoom; scale in CSS pixels per image pixel. */
export type Placement = Sight & { readonly mirror: boolean };

/**
 * Returns the placement of the image: now, or after all animations have ended. OpenSeadragon measures in image widths,
 * and mirrors after rotating, whereas the IIIF Image API rotates after mirroring.
 */
export function placementIn(viewport: Viewport, image: Size, now: boolean): Placement {
  const { x, y } = viewport.getCenter(now);
  const degrees = viewport.getRotation(now);
  const mirror = viewport.getFlip();
  return {
    centre: { x: x * image.width, y: y * image.width },
    scale: (viewport.getContainerSize().x * viewport.getZoom(now)) / image.width,
    rotation: normaliseRotation(mirror ? -degrees : degrees),
    mirror,
  };
}

/** Returns the view after all animations have ended. */
export function lookIn(viewport: Viewport, image: Size): Look {
  const placement = placementIn(viewport, image, false);
  return {
    region: regionInWindow(placement, windowOf(viewport), image),
    rotation: placement.rotation,
    mirror: placement.mirror,
  };
}

/** Returns the placement of the image that displays a view. */
export function placementOf(viewport: Viewport, image: Size, look: Look): Placement {
  const region = look.region ?? wholeRegion(image);
  return { ...sightOf(region, look.rotation, windowOf(viewport), image), mirror: look.mirror };
}

/** Applies a placement, immediately or animated. */
export function place(
  { Point }: typeof OpenSeadragonModule,
  viewport: Viewport,
  image: Size,
  { centre, scale, rotation, mirror }: Placement,
  atOnce: boolean,
): void {
  viewport.setFlip(mirror);
  viewport.rotateTo(nearestTurn(mirror ? -rotation : rotation, viewport), undefined, atOnce);
  viewport.zoomTo((scale * image.width) / viewport.getContainerSize().x, undefined, atOnce);
  viewport.panTo(new Point(centre.x / image.width, centre.y / image.width), atOnce);
}

function windowOf(viewport: Viewport): Size {
  const { x, y } = viewport.getContainerSize();
  return { width: x, height: y };
}

/** Returns an equivalent angle that is less than half a turn from the current rotation. */
function nearestTurn(degrees: number, viewport: Viewport): number {
  const from = viewport.getRotation(false);
  return from + (((((degrees - from) % 360) + 540) % 360) - 180);
}
