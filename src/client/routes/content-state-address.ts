import { toCompareSearch, toImageSearch, toWorkSearch } from "../../view/address.ts";
import type { WorkViewSearch } from "../../view/address.ts";
import { contentStatePage } from "../../view/content-state-page.ts";
import { fromContentState } from "../../view/from-content-state.ts";
import { limits } from "../../view/limits.ts";
import type { View } from "../../view/view.ts";
import { ordinals } from "../../view/words.ts";
import { stringifySearch } from "../../view/search-text.ts";

/** Parts of an image reference that may be invalid, with the URL parameter that marks each of them as invalid. */
const parts = [
  ["the number of the image", "image"],
  ["the region", "region"],
  ["the rotation", "rotation"],
] as const;
const damaged = "unknown";
/** An image of a comparison without a work. */
const noPicture = ";";

/**
 * Returns the path for a content state: a work's page, a comparison, a list, an album or an exhibition; null if there
 * is nothing to open. Invalid parts stay invalid in the path, so that the page can report what it ignores. It never
 * throws, and never leads to another site.
 *
 * @param isEmbedded whether the request comes from a frame of another site
 */
export function contentStateAddress(
  text: string,
  origin: string,
  isEmbedded: boolean,
): string | null {
  // Other sites may embed only works.
  const other = isEmbedded ? null : contentStatePage(text, origin);
  if (other !== null) return other;
  const { view, dropped } = fromContentState(text, origin);
  if (!view) return null;
  const page = `/works/${encodeURIComponent(view.work)}`;
  const isAlone = view.comparison === null && !dropped.some((what) => /\bpictures?$/.test(what));
  if (isAlone) return `${page}${isEmbedded ? "/embed" : ""}${workSearch(view, dropped)}`;
  // Other sites may embed only this page, so of several images it shows the first.
  if (isEmbedded) return `${page}/embed${workSearch(view, ofFirst(dropped))}`;
  return `/compare${stringifySearch({ view: pictures(view, dropped) })}`;
}

/**
 * Returns the search parameters of a view. An unmodified whole image opens the page of the work, any other view opens
 * the zoom view.
 */
function workSearch(view: View, dropped: readonly string[]): string {
  const { region, rotation, mirror, adjustments } = view;
  const isPlain = !region && rotation === 0 && !mirror && !adjustments.grey;
  const search: WorkViewSearch = isPlain ? toImageSearch(view.image) : toWorkSearch(view);
  const names = parts.filter(([what]) => dropped.includes(what)).map(([, name]) => name);
  const missing: WorkViewSearch = Object.fromEntries(names.map((name) => [name, damaged]));
  // A rotated or grey image opens the zoom view; as a whole if its region was invalid.
  const isWhole = !region && missing.region !== undefined;
  return stringifySearch({ ...missing, ...search, ...(isWhole && { region: damaged }) });
}

/** Returns the invalid parts of the first valid image among several, as if it were the only one. */
function ofFirst(dropped: readonly string[]): string[] {
  const first = ordinals.find((ordinal) => !dropped.includes(`the ${ordinal} picture`));
  return dropped.flatMap((what) => what.split(` of the ${first} picture`, 1));
}

/** Returns the images of a comparison at their positions. Invalid ones leave a gap. */
function pictures(view: View, dropped: readonly string[]): string[] {
  const found = [...toCompareSearch(view).view];
  const places = ordinals.flatMap((ordinal) => {
    const picture = `the ${ordinal} picture`;
    if (dropped.includes(picture)) return noPicture;
    const text = found.shift();
    if (text === undefined) return [];
    const missing = parts.filter(([what]) => dropped.includes(`${what} of ${picture}`));
    return [text, ...missing.map(([, name]) => `${name}:${damaged}`)].join(";");
  });
  const hasMore = dropped.some((what) => what.startsWith("all after"));
  return hasMore ? [...places.slice(0, limits.others + 1), noPicture] : places;
}
