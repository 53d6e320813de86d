import type { FastifyInstance } from "fastify";
import { imagesOfWorks, workBySlug } from "../store/works.ts";
import { made, notMade, serveDocument, workAddress } from "./services.ts";
import type { Asked, HarvestServices } from "./services.ts";
import { pictureFor } from "./picture-for.ts";
import { escapeXml } from "./xml.ts";

/** Width and height of a page in another one, in CSS pixels, where nobody asks for less. */
const usual = { width: 800, height: 600 };
/** Pixels of the longer side of the picture that stands for it, at most. */
const thumbnailSide = 480;

/** Serves `/oembed?url=`: how the page of a published work is shown within another site's. */
export function registerOEmbed(app: FastifyInstance, services: HarvestServices): void {
  const { db, site } = services;
  serveDocument(app, "/oembed", services, async ({ query }, origin) => {
    const { url, format = "json", maxwidth, maxheight } = query;
    if (format !== "json") return notMade(501, "Only JSON is written: ask with format=json.");
    const slug = typeof url === "string" ? slugOf(url, origin) : null;
    const width = sideOf(maxwidth, usual.width);
    const height = sideOf(maxheight, usual.height);
    if (slug === null || width === null || height === null) {
      const address = `${origin}/works/…`;
      const rest = "maxwidth and maxheight, if given, are whole numbers from 1 on.";
      return notMade(slug === null ? 404 : 400, `Ask with url=${address}; ${rest}`);
    }
    const work = await workBySlug(db, slug);
    const [[image] = []] = work ? await imagesOfWorks(db, [work.id]) : [];
    if (!work || !image) return notMade(404, "There is no work with pictures at this address.");
    const thumbnail = pictureFor(image, Math.min(thumbnailSide, width, height), origin);
    const makers = work.creators.map(({ name }) => name).join(", ");
    const source = escapeXml(`${workAddress(slug, origin)}/embed`);
    const title = escapeXml(work.title);
    const document = {
      version: "1.0",
      type: "rich",
      title: work.title,
      ...(makers && { author_name: makers }),
      provider_name: site.title,
      provider_url: `${origin}/`,
      thumbnail_url: thumbnail.address,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
      width,
      height,
      html: `<iframe src="${source}" title="${title}" width="${width}" height="${height}" style="border:0" loading="lazy" allow="fullscreen"></iframe>`,
    };
    return made(JSON.stringify(document), "application/json", work.updatedAt);
  });
}

/** The slug in the address of a work's page on this site; null for any other address. */
function slugOf(url: string, origin: string): string | null {
  if (!URL.canParse(url) || new URL(url).origin !== new URL(origin).origin) return null;
  const found = /^\/works\/([^/]+)(?:\/embed)?\/?$/.exec(new URL(url).pathname);
  try {
    return found?.[1] === undefined ? null : decodeURIComponent(found[1]);
  } catch {
    return null;
  }
}

function sideOf(asked: Asked["query"][string], usualSide: number): number | null {
  if (asked === undefined) return usualSide;
  const isWhole = typeof asked === "string" && /^[1-9]\d{0,5}$/.test(asked);
  return isWhole ? Math.min(Number(asked), usualSide) : null;
}
