import { addressesIn, pathOf, targetsIn } from "./from-content-state.ts";

const slug = "[a-z0-9-]{1,200}";
const id = "[\\w-]{1,100}";

/** Paths of the site's IIIF documents and their ranges, each with the page that shows the same content. */
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
 * Returns the page of this site for a content state that does not name an image: a Collection, an album, an exhibition,
 * a zoom story or a step of one, as a Collection, Manifest or Range. See the IIIF Content State API 1.0, sections 2.1
 * and 2.2. Never throws and fetches nothing.
 *
 * @param text in any form that `fromContentState` accepts
 * @param origin of this site
 * @returns a path, optionally with a fragment; null if the content state names something else or several targets
 */
export function contentStatePage(text: string, origin: string): string | null {
  const [target, ...others] = targetsIn(text) ?? [];
  if (target === undefined || others.length > 0) return null;
  const { own, wholes } = addressesIn(target);
  for (const address of [own, ...wholes]) {
    const path = pathOf(address, origin) ?? "";
    // A canvas of a work is an image, even if a story contains it.
    if (path.startsWith("/iiif/manifest/")) return null;
    const [, document = ""] = /^\/iiif\/collection\/(.+)$/.exec(path) ?? [];
    for (const [pattern, page] of pages) {
      const found = pattern.exec(document);
      if (found) return page(found.slice(1));
    }
  }
  return null;
}
