import { fromCompareSearch, toCompareSearch } from "../../../view/address.ts";
import type { CompareSearch } from "../../../view/address.ts";
import { limits } from "../../../view/limits.ts";
import { besideOneAnother, wholeView } from "../../../view/view.ts";
import type { Frame, View } from "../../../view/view.ts";

const storageKey = "vitrine.compared";

/** Remembers in this tab what is compared, so that a work's menu can add to it. */
export function rememberCompared(search: CompareSearch): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(search));
  } catch {
    return;
  }
}

/** What behind `/compare` shows the works compared last in this tab and this one beside them. */
export function compareSearchWith(slug: string, image = 0): CompareSearch {
  return withFrame(comparedLast(), wholeView(slug, image));
}

/** A comparison and one picture more; of four the last makes room. */
export function withFrame(view: View | null, frame: Frame): CompareSearch {
  if (!view) return toCompareSearch({ ...wholeView(frame.work, frame.image), ...frame });
  const others = view.comparison?.others ?? [];
  const isThere = [view, ...others].some(
    (each) => each.work === frame.work && each.image === frame.image,
  );
  if (isThere) return toCompareSearch(view);
  const kept = others.slice(0, limits.others - 1);
  const comparison = { ...besideOneAnother, ...view.comparison, others: [...kept, frame] };
  return toCompareSearch({ ...view, comparison });
}

function comparedLast(): View | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    return fromCompareSearch({ ...kept }).view;
  } catch {
    return null;
  }
}
