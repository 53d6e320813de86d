import type { FastifyInstance } from "fastify";
import { toGlobalId } from "../graphql/global-id.ts";
import { countPublished, publicAlbums, publishedFrom } from "../store/published-lists.ts";
import { made, notMade, serveDocument, workAddress } from "./services.ts";
import type { HarvestServices } from "./services.ts";
import { escapeXml, xmlHead } from "./xml.ts";

/** Addresses in one sitemap; the protocol allows 50,000. */
const perSitemap = 10_000;

const xml = "application/xml; charset=utf-8";
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Serves `/robots.txt` and the sitemaps it names: of published works and public albums. */
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
    const names = ["albums", ...Array.from({ length: pages }, (_, page) => `works-${page + 1}`)];
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

function urlset(entries: readonly string[]): string {
  return `${xmlHead}<urlset ${schema}>${entries.join("")}</urlset>\n`;
}

function entry(name: string, address: string, changed?: Date): string {
  const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return `<${name}><loc>${escapeXml(address)}</loc>${when}</${name}>`;
}
