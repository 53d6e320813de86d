import { fromWorkSearch, toReadingSearch } from "../../view/address.ts";
import { parseSearch, stringifySearch } from "../../view/search-text.ts";
import { exhibitionCollectionAddress } from "../iiif/exhibitions.ts";
import { manifestAddress } from "../iiif/manifest.ts";
import { pathOf } from "../site/path.ts";
import { escapeXml } from "./xml.ts";

/**
 * Returns elements of a page's head that point other programs to alternative representations.
 *
 * @param url of the page, from its path on; the oEmbed link of a work includes its current view
 */
export function discoveryLinks(url: string, origin: string): string {
  const path = pathOf(url);
  const links = [
    link("application/atom+xml", `${origin}/feed.atom`, "Works"),
    link("application/atom+xml", `${origin}/exhibitions/feed.atom`, "Exhibitions"),
  ];
  const work = /^\/works\/([^/]+)\/?$/.exec(path)?.[1];
  if (work !== undefined) {
    const reading = fromWorkSearch(work, parseSearch(url.slice(path.length)));
    const search = stringifySearch(toReadingSearch(reading));
    links.push(oembed(`${origin}/works/${work}${search}`, origin));
    links.push(link("application/ld+json", manifestAddress(work, origin)));
  }
  const exhibition = /^\/exhibitions\/([^/]+)\/?$/.exec(path)?.[1];
  if (exhibition !== undefined) {
    links.push(oembed(`${origin}/exhibitions/${exhibition}`, origin));
    links.push(link("application/ld+json", exhibitionCollectionAddress(exhibition, origin)));
  }
  return links.join("");
}

function oembed(address: string, origin: string): string {
  return link("application/json+oembed", `${origin}/oembed?url=${encodeURIComponent(address)}`);
}

function link(type: string, href: string, title?: string): string {
  const name = title === undefined ? "" : ` title="${title}"`;
  return `<link rel="alternate" type="${type}"${name} href="${escapeXml(href)}">`;
}
