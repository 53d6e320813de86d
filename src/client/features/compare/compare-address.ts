import { fromCompareSearch, toCompareSearch } from "../../../view/address.ts";
import type { CompareSearch } from "../../../view/address.ts";
import { limits } from "../../../view/limits.ts";
import { besideOneAnother } from "../../../view/view.ts";
import type { Frame, View } from "../../../view/view.ts";
import { framesOf, textOf } from "./compared.ts";

const storageKey = "vitrine.compared";

/** Says why a picture more cannot be compared. */
export const fullInWords = "Four pictures are compared already. Take one away to add another.";

/** Remembers in this tab what is compared, so that a work's menu can add to it. */
export function rememberCompared(search: CompareSearch): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(search));
  } catch {
    return;
  }
}

/** Nothing is compared any more in this tab. */
export function forgetCompared(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}

/** What was compared last in this tab; null where that is nothing. */
export function comparedLast(): View | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    return fromCompareSearch({ ...kept }).view;
  } catch {
    return null;
  }
}

/** Whether there is room for a picture more. */
export function hasRoom(view: View | null): boolean {
  return framesOf(view).length <= limits.others;
}

/**
 * What behind `/compare` shows a comparison and one picture more, as it is looked at. A picture that is compared
 * already is not added again as a whole, and none is to four.
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
