import { stringifySearch } from "../../view/search-text.ts";

/** Search parameter of any page: a view as a IIIF content state. */
export type IiifContentSearch = { readonly "iiif-content"?: string };

/** Value in the URL for a content state with nothing to open. */
export const nothingToOpen = "unknown";

/** Reads the content state from the search parameters, as text. */
export function iiifContentSearch(search: Record<string, unknown>): IiifContentSearch {
  const [text] = [search["iiif-content"]].flat();
  return typeof text === "string" && text !== "" ? { "iiif-content": text } : {};
}

/**
 * A URL. Its search parameters may have any value, because the router leaves those in it that `iiifContentSearch`
 * rejects.
 */
type Asked = { readonly pathname: string; readonly search: Record<string, unknown> };

/**
 * Translates a URL with a content state into a URL of this site; null for all other URLs. If there is nothing to open
 * it returns the front page; in a frame of another site, which may not show that, the same work. The parser of content
 * states is loaded lazily.
 *
 * @param origin public origin of the site
 */
export function addressInstead({ pathname, search }: Asked, origin: string) {
  const { "iiif-content": text } = iiifContentSearch(search);
  if (text === undefined || (pathname === "/" && text === nothingToOpen)) return null;
  const isEmbedded = /^\/works\/[^/\\?#]+\/embed$/.test(pathname);
  const otherwise = isEmbedded
    ? `${new URL(pathname, origin).pathname}${stringifySearch({ image: nothingToOpen })}`
    : `/${stringifySearch({ "iiif-content": nothingToOpen })}`;
  return import("./content-state-address.ts").then(
    ({ contentStateAddress }) => contentStateAddress(text, origin, isEmbedded) ?? otherwise,
  );
}
