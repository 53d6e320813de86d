import { toCompareSearch } from "../../../../../view/address.ts";
import { fromText } from "../../../../../view/view-text.ts";
import { besideOneAnother } from "../../../../../view/view.ts";

/** Returns the path of the page that compares two views, each in its text form; null if one is missing. */
export function comparePath(first: string | null, second: string | null): string | null {
  const view = first === null ? null : fromText(first);
  const other = second === null ? null : fromText(second);
  if (!view || !other) return null;
  const comparison = { ...besideOneAnother, others: [other] };
  const { view: frames, ...rest } = toCompareSearch({ ...view, comparison });
  const search = new URLSearchParams(Object.entries(rest));
  for (const frame of frames) search.append("view", frame);
  return `/compare?${search.toString()}`;
}
