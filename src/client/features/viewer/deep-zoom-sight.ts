import type OpenSeadragonModule from "openseadragon";
import type { Viewport } from "openseadragon";
import { normaliseRotation, wholeRegion } from "../../../view/view.ts";
import type { Frame, Size } from "../../../view/view.ts";
import { regionInWindow, sightOf } from "../../../view/window.ts";
import type { Sight } from "../../../view/window.ts";

/** What of a picture is looked at, and from which side. */
export type Look = Pick<Frame, "region" | "rotation" | "mirror">;

/** How a picture lies under the window of a deep zoom; scale in CSS pixels. */
export type Placement = Sight & { readonly mirror: boolean };

/**
 * How the picture lies: now, or once all movement has ended. OpenSeadragon measures in widths of the
 * picture, and mirrors what is turned already, where the IIIF Image API turns what is mirrored.
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

/** What is looked at once all movement has ended. */
export function lookIn(viewport: Viewport, image: Size): Look {
  const placement = placementIn(viewport, image, false);
  return {
    region: regionInWindow(placement, windowOf(viewport), image),
    rotation: placement.rotation,
    mirror: placement.mirror,
  };
}

/** How the picture lies if this is looked at. */
export function placementOf(viewport: Viewport, image: Size, look: Look): Placement {
  const region = look.region ?? wholeRegion(image);
  return { ...sightOf(region, look.rotation, windowOf(viewport), image), mirror: look.mirror };
}

/** Lays the picture so; at once, or by a movement. */
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

/** The same direction, reached by less than half a turn. */
function nearestTurn(degrees: number, viewport: Viewport): number {
  const from = viewport.getRotation(false);
  return from + (((((degrees - from) % 360) + 540) % 360) - 180);
}
