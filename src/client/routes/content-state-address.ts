import { toCompareSearch, toImageSearch, toWorkSearch } from "../../view/address.ts";
import type { WorkViewSearch } from "../../view/address.ts";
import { contentStatePage } from "../../view/content-state-page.ts";
import { fromContentState } from "../../view/from-content-state.ts";
import { limits } from "../../view/limits.ts";
import type { View } from "../../view/view.ts";
import { ordinals } from "../../view/words.ts";
import { stringifySearch } from "../../view/search-text.ts";

/** What of a picture may not have been understood, and the parameter that says so by being damaged. */
const parts = [
  ["the number of the image", "image"],
  ["the region", "region"],
  ["the rotation", "rotation"],
] as const;
const damaged = "unknown";
/** A picture of a comparison that names no work. */
const noPicture = ";";

/**
 * The address of what a content state shows: a work's page, a comparison, a list, album or exhibition, or null where there is nothing to open.
 * What was not understood stays damaged in it, so that the page says what it opens without. It never throws, and never leads off this site.
 *
 * @param isEmbedded whether it is asked for within another site's frame
 */
export function contentStateAddress(
  text: string,
  origin: string,
  isEmbedded: boolean,
): string | null {
  // Other sites may frame nothing but works.
  const other = isEmbedded ? null : contentStatePage(text, origin);
  if (other !== null) return other;
  const { view, dropped } = fromContentState(text, origin);
  if (!view) return null;
  const page = `/works/${encodeURIComponent(view.work)}`;
  const isAlone = view.comparison === null && !dropped.some((what) => /\bpictures?$/.test(what));
  if (isAlone) return `${page}${isEmbedded ? "/embed" : ""}${workSearch(view, dropped)}`;
  // Other sites may show no page but this one, so of several pictures it shows the first.
  if (isEmbedded) return `${page}/embed${workSearch(view, ofFirst(dropped))}`;
  return `/compare${stringifySearch({ view: pictures(view, dropped) })}`;
}

/** The whole image as it comes is the plain page at that image; anything else is looked at closely. */
function workSearch(view: View, dropped: readonly string[]): string {
  const { region, rotation, mirror, adjustments } = view;
  const isPlain = !region && rotation === 0 && !mirror && !adjustments.grey;
  const search: WorkViewSearch = isPlain ? toImageSearch(view.image) : toWorkSearch(view);
  const names = parts.filter(([what]) => dropped.includes(what)).map(([, name]) => name);
  const missing: WorkViewSearch = Object.fromEntries(names.map((name) => [name, damaged]));
  // What is turned or grey is looked at closely, as a whole where its region was not understood.
  const isWhole = !region && missing.region !== undefined;
  return stringifySearch({ ...missing, ...search, ...(isWhole && { region: damaged }) });
}

/** What was dropped of the first picture that was found among several, as if it was alone. */
function ofFirst(dropped: readonly string[]): string[] {
  const first = ordinals.find((ordinal) => !dropped.includes(`the ${ordinal} picture`));
  return dropped.flatMap((what) => what.split(` of the ${first} picture`, 1));
}

/** The pictures of a comparison, each in its place; those that were dropped leave a gap there. */
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
