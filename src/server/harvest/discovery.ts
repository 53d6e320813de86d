import { MANIFEST_PREFIX } from "../iiif/manifest.ts";
import { escapeXml } from "./xml.ts";

/** Elements of a page's head by which other programs find what else there is of it. */
export function discoveryLinks(path: string, origin: string): string {
  const links = [link("application/atom+xml", `${origin}/feed.atom`)];
  const slug = /^\/works\/([^/]+)\/?$/.exec(path)?.[1];
  if (slug !== undefined) {
    const address = encodeURIComponent(`${origin}/works/${slug}`);
    links.push(
      link("application/json+oembed", `${origin}/oembed?url=${address}`),
      link("application/ld+json", `${origin}${MANIFEST_PREFIX}/${slug}`),
    );
  }
  return links.join("");
}

function link(type: string, href: string): string {
  return `<link rel="alternate" type="${type}" href="${escapeXml(href)}">`;
}
