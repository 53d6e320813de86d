import type { ViewReading } from "../../../view/address.ts";
import { isPossible } from "../../../view/compare.ts";
import { fitFrame } from "../../../view/fit-view.ts";
import { besideOneAnother } from "../../../view/view.ts";
import type { Size, View } from "../../../view/view.ts";
import { framesOf } from "./compared.ts";

/** The fields of a work that are needed to compare its images. */
export type ComparedWork = {
  readonly title: string;
  readonly images: readonly (Size & { readonly pixelsPerCm: number | null })[];
};

/** A comparison reduced to works and images that exist. */
export type FittedComparison = ViewReading & {
  /** Slugs of missing works, each once. */
  readonly missing: readonly string[];
};

/**
 * Reduces a comparison in a URL to what can be shown.
 *
 * @param works by slug; null for one that does not exist; absent while it is loading
 */
export function fitCompared(
  { view, dropped }: ViewReading,
  works: ReadonlyMap<string, ComparedWork | null>,
): FittedComparison {
  const missing = new Set<string>();
  const said = new Set(dropped);
  if (view?.lens) said.add("the lens");
  if (view && view.layers.length > 0) said.add("the layers");
  const frames = framesOf(view).flatMap((frame) => {
    const work = works.get(frame.work);
    if (work === undefined) return [frame];
    if (work === null) {
      missing.add(frame.work);
      return [];
    }
    const fitted = fitFrame(frame, work.images);
    for (const what of fitted.dropped) said.add(`${what} of ${work.title}`);
    return [fitted.view];
  });
  const fitted = viewWith(view, frames);
  const lock = fitted?.comparison?.lock ?? "free";
  const scales = frames.flatMap((frame) => {
    const work = works.get(frame.work);
    return work ? [{ pixelsPerCm: work.images[frame.image]?.pixelsPerCm ?? null }] : [];
  });
  if (fitted?.comparison && !isPossible(lock, scales)) {
    said.add("the same centimetres, for not every size is known");
    const comparison = { ...fitted.comparison, lock: besideOneAnother.lock };
    return { view: { ...fitted, comparison }, dropped: [...said], missing: [...missing] };
  }
  return { view: fitted, dropped: [...said], missing: [...missing] };
}

function viewWith(view: View | null, frames: ReturnType<typeof framesOf>): View | null {
  const [first, ...others] = frames;
  if (!first) return null;
  const comparison = { ...besideOneAnother, ...view?.comparison, others };
  return { ...first, lens: null, layers: [], comparison };
}
