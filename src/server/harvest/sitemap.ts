import type { FastifyInstance } from "fastify";
import { toGlobalId } from "../graphql/global-id.ts";
import { exhibitionLimits } from "../store/exhibition-parts.ts";
import type { ExhibitionRow } from "../store/exhibition-rows.ts";
import { publishedExhibitionsPage } from "../store/exhibitions.ts";
import { countPublished, publicAlbums, publishedFrom } from "../store/published-lists.ts";
import { exhibitionAddress, made, notMade, serveDocument, workAddress } from "./services.ts";
import type { HarvestServices } from "./services.ts";
import { escapeXml, xmlHead } from "./xml.ts";

/** Number of URLs in one sitemap; the protocol allows 50,000. */
const perSitemap = 10_000;

const xml = "application/xml; charset=utf-8";
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const xhtml = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Serves `/robots.txt` and its sitemaps: published works, exhibitions and public albums. */
export function registerSitemap(app: FastifyInstance, services: HarvestServices): void {
  const { db } = services;
  serveDocument(app, "/robots.txt", services, async (_request, origin) =>
    made(
      `User-agent: *\nDisallow: /desk\nDisallow: /account\n\nSitemap: ${origin}/sitemap.xml\n`,
      "text/plain; charset=utf-8",
    ),
  );
  serveDocument(app, "/sitemap.xml", services, async (_request, origin) => {
    const pages = Math.ceil((await countPublished(db)) / perSitemap);
    const names = [
      "albums",
      "exhibitions",
      ...Array.from({ length: pages }, (_, page) => `works-${page + 1}`),
    ];
    const sitemaps = names.map((name) => entry("sitemap", `${origin}/sitemaps/${name}.xml`));
    return made(`${xmlHead}<sitemapindex ${schema}>${sitemaps.join("")}</sitemapindex>\n`, xml);
  });
  serveDocument(app, "/sitemaps/albums.xml", services, async (_request, origin) => {
    const albums = await publicAlbums(db, perSitemap);
    const own = [`${origin}/`, `${origin}/works`, `${origin}/albums`].map((one) =>
      entry("url", one),
    );
    const urls = albums.map(({ name, updatedAt }) =>
      entry("url", `${origin}/albums/${toGlobalId("Album", name)}`, updatedAt),
    );
    return made(urlset([...own, ...urls]), xml);
  });
  serveDocument(app, "/sitemaps/exhibitions.xml", services, async (_request, origin) => {
    const { rows } = await publishedExhibitionsPage(db, { first: exhibitionLimits.exhibitions });
    const groups = new Map<string, ExhibitionRow[]>();
    for (const row of rows) groups.set(row.groupId, [...(groups.get(row.groupId) ?? []), row]);
    const urls = rows.map(({ slug, updatedAt, groupId }) => {
      const same = groups.get(groupId) ?? [];
      const links = same.length > 1 ? same.map((one) => alternate(one, origin)).join("") : "";
      return entry("url", exhibitionAddress(slug, origin), updatedAt, links);
    });
    return made(urlset([entry("url", `${origin}/exhibitions`), ...urls], xhtml), xml);
  });
  serveDocument(app, "/sitemaps/works-:page.xml", services, async ({ params }, origin) => {
    const { page: number = "" } = params;
    const page = /^[1-9]\d{0,5}$/.test(number) ? Number(number) : 0;
    const start = (page - 1) * perSitemap;
    const works = page > 0 ? await publishedFrom(db, { start, count: perSitemap }) : [];
    if (works.length === 0) return notMade(404, "There is no sitemap of this number.");
    return made(
      urlset(
        works.map(({ slug, updatedAt }) => entry("url", workAddress(slug, origin), updatedAt)),
      ),
      xml,
    );
  });
}

function urlset(entries: readonly string[], more = ""): string {
  return `${xmlHead}<urlset ${schema}${more}>${entries.join("")}</urlset>\n`;
}

function entry(name: string, address: string, changed?: Date, links = ""): string {
  const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return `<${name}><loc>${escapeXml(address)}</loc>${when}${links}</${name}>`;
}

/** Returns the element for one translation of an exhibition. A sitemap entry lists all of them, including itself. */
function alternate({ slug, language }: ExhibitionRow, origin: string): string {
  const href = escapeXml(exhibitionAddress(slug, origin));
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${href}"/>`;
}
