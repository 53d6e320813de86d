import { clampPoint, intersect } from "./geometry.ts";
import { wholeRegion } from "./view.ts";
import type { Frame, LensView, Region, Size, View } from "./view.ts";

/** A frame or view within the bounds of its images, and descriptions of the parts that were dropped. */
export type Fitted<Shape extends Frame> = {
  readonly view: Shape;
  readonly dropped: readonly string[];
};

/** Tolerance in pixels for rounded edges: a region within it is not reported as outside. */
const rounding = 1;

/**
 * Limits a view to the images of its work. A region that is partly outside is cropped; one that is entirely outside is
 * replaced by the whole image. Does not change the images it is compared with: see `fitFrame`.
 *
 * @param images sizes of the work's images, in their order
 */
export function fitView(view: View, images: readonly Size[]): Fitted<View> {
  const { view: frame, dropped } = fitFrame(view, images);
  const { lens, layers, comparison } = view;
  const said = new Set(dropped);
  const image = images[view.image];
  if (!image) {
    // The lens position refers to the missing image.
    if (lens) said.add("the lens");
    if (layers.length > 0) said.add("the layers");
    return { view: { ...frame, lens: null, layers: [], comparison }, dropped: [...said] };
  }
  const isThere = (index: number) => index in images && index !== view.image;
  const there = layers.filter((layer) => isThere(layer.image));
  if (there.length < layers.length) said.add("a layer");
  return {
    view: { ...frame, lens: lens && fitLens(lens, image), layers: there, comparison },
    dropped: [...said],
  };

  function fitLens(held: LensView, size: Size): LensView {
    const at = clampPoint(held.at, size);
    if (Math.abs(at.x - held.at.x) > rounding || Math.abs(at.y - held.at.y) > rounding) {
      said.add("the place of the lens");
    }
    if (held.through === null || isThere(held.through)) return { ...held, at };
    said.add("the image behind the lens");
    return { ...held, at, through: null };
  }
}

/** Limits one image of a comparison to the images of its work. The first image replaces a missing one. */
export function fitFrame(
  { work, image: index, region, rotation, mirror, adjustments }: Frame,
  images: readonly Size[],
): Fitted<Frame> {
  const frame = { work, image: index, region, rotation, mirror, adjustments };
  const image = images[index];
  if (!image) {
    const missing = images.length > 0 || index > 0 ? [`image ${index + 1}`] : [];
    return {
      view: { ...frame, image: 0, region: null },
      dropped: [...missing, ...(region ? ["the region"] : [])],
    };
  }
  if (!region) return { view: frame, dropped: [] };
  const inside = intersect(region, wholeRegion(image));
  if (!inside) return { view: { ...frame, region: null }, dropped: ["the region"] };
  const isLess = region.width - inside.width > rounding || region.height - inside.height > rounding;
  return {
    view: { ...frame, region: isWhole(inside, image) ? null : inside },
    dropped: isLess ? ["a part of the region"] : [],
  };
}

function isWhole({ width, height }: Region, image: Size): boolean {
  return width === image.width && height === image.height;
}
