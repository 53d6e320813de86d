import { addressesIn, pathOf, targetsIn } from "./from-content-state.ts";

const slug = "[a-z0-9-]{1,200}";
const id = "[\\w-]{1,100}";

/** Addresses of IIIF documents of the site, and of the ranges in them, each with the page that shows the same. */
const pages: readonly [document: RegExp, page: (found: readonly string[]) => string][] = [
  [/^(works|albums)(?:\/[\w-]{1,200})?$/, ([list]) => `/${list}`],
  [/^exhibitions$/, () => "/exhibitions"],
  [
    new RegExp(`^exhibitions/(${slug})(?:/story/(${id})(?:/range(?:/(${id})(?:/part)?)?)?)?$`),
    ([exhibition, ...story]) => {
      const anchor = story.filter((part) => part !== undefined).join("-");
      return `/exhibitions/${exhibition}${anchor && `#${anchor}`}`;
    },
  ],
  [new RegExp(`^(${id})(?:/manifest(?:/range(?:/${id})?)?)?$`), ([album]) => `/albums/${album}`],
];

/**
 * The page of this site that shows what a content state names, if that is not a picture: a Collection, an album, an
 * exhibition, a zoom story or a step of one, as a Collection, Manifest or Range. See the IIIF Content State API 1.0, sections
 * 2.1 and 2.2. Never throws, and nothing is fetched.
 *
 * @param text in any form that `fromContentState` reads
 * @param origin of this site
 * @returns a path, perhaps with a fragment; null if it is of something else, or of several things
 */
export function contentStatePage(text: string, origin: string): string | null {
  const [target, ...others] = targetsIn(text) ?? [];
  if (target === undefined || others.length > 0) return null;
  const { own, wholes } = addressesIn(target);
  for (const address of [own, ...wholes]) {
    const path = pathOf(address, origin) ?? "";
    // A canvas of a work is a picture, whatever story it is part of.
    if (path.startsWith("/iiif/manifest/")) return null;
    const [, document = ""] = /^\/iiif\/collection\/(.+)$/.exec(path) ?? [];
    for (const [pattern, page] of pages) {
      const found = pattern.exec(document);
      if (found) return page(found.slice(1));
    }
  }
  return null;
}
