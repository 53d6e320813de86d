import { fromCompareSearch, toCompareSearch } from "../../../view/address.ts";
import type { CompareSearch } from "../../../view/address.ts";
import { limits } from "../../../view/limits.ts";
import { besideOneAnother } from "../../../view/view.ts";
import type { Frame, View } from "../../../view/view.ts";
import { framesOf, textOf } from "./compared.ts";

const storageKey = "vitrine.compared";

/** Message that no more images can be compared. */
export const fullInWords = "Four pictures are compared already. Take one away to add another.";

/** Stores the comparison for this tab, so that a work's menu can add to it. */
export function rememberCompared(search: CompareSearch): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(search));
  } catch {
    return;
  }
}

/** Removes the comparison stored for this tab. */
export function forgetCompared(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}

/** Returns the last comparison of this tab; null if there is none. */
export function comparedLast(): View | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    return fromCompareSearch({ ...kept }).view;
  } catch {
    return null;
  }
}

/** Returns whether another image can be added. */
export function hasRoom(view: View | null): boolean {
  return framesOf(view).length <= limits.others;
}

/**
 * Returns the URL search of `/compare` for a comparison with one more image, as displayed. An image that is already
 * compared is not added again as a whole, and none is added to four.
 */
export function withFrame(view: View | null, frame: Frame): CompareSearch {
  const alone: View = { ...frame, lens: null, layers: [], comparison: null };
  if (!view) return toCompareSearch(alone);
  const isThere = framesOf(view).some(
    (each) =>
      each.work === frame.work &&
      each.image === frame.image &&
      (frame.region === null || textOf(each) === textOf(frame)),
  );
  if (isThere || !hasRoom(view)) return toCompareSearch(view);
  const others = [...(view.comparison?.others ?? []), frame];
  return toCompareSearch({
    ...view,
    comparison: { ...besideOneAnother, ...view.comparison, others },
  });
}
