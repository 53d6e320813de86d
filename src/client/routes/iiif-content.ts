import { stringifySearch } from "../../view/search-text.ts";

/** What the address of any page may hold: a view as a IIIF content state. */
export type IiifContentSearch = { readonly "iiif-content"?: string };

/** Stands in an address for a content state in which there was nothing to open. */
export const nothingToOpen = "unknown";

/** Reads the content state in an address, as text. */
export function iiifContentSearch(search: Record<string, unknown>): IiifContentSearch {
  const [text] = [search["iiif-content"]].flat();
  return typeof text === "string" && text !== "" ? { "iiif-content": text } : {};
}

/** An address; its search may hold anything, since the router leaves in it what `iiifContentSearch` refuses. */
type Asked = { readonly pathname: string; readonly search: Record<string, unknown> };

/**
 * The address in this site's own words, where one names its view by a content state; null for all others. The front
 * page's where there is nothing to open; within another site's frame, which may not show that, the same work's.
 * What reads content states is loaded only then.
 *
 * @param origin people reach the site by
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
