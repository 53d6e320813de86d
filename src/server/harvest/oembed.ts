import type { FastifyInstance } from "fastify";
import { fromWorkSearch, toReadingSearch } from "../../view/address.ts";
import { fitFrame } from "../../view/fit-view.ts";
import { parseSearch, stringifySearch } from "../../view/search-text.ts";
import { wholeFrame } from "../../view/view.ts";
import { exhibitionBySlug } from "../store/exhibitions.ts";
import { imagesAt, workBySlug } from "../store/works.ts";
import type { Made } from "../site/answer.ts";
import { coversOf } from "./exhibition-covers.ts";
import { made, notMade, serveDocument, workAddress } from "./services.ts";
import type { Asked, HarvestServices } from "./services.ts";
import { pictureFor } from "./picture-for.ts";
import { escapeXml } from "./xml.ts";

/** Default size of an embedded page, in CSS pixels, which is also the maximum. */
const usual = { width: 800, height: 600 };
/** Maximum length of the longer side of the thumbnail, in pixels. */
const thumbnailSide = 480;

type Sizes = { width: number; height: number };
/** Page of the site, and the query of its URL. */
type Named = { kind: "works" | "exhibitions"; slug: string; search: string };

/**
 * Serves `/oembed?url=`: the embedded form of a published work or exhibition, as specified in oEmbed 1.0, section 2.3.
 * For a work, it shows the view in the URL.
 */
export function registerOEmbed(app: FastifyInstance, services: HarvestServices): void {
  const make = async ({ query }: Asked, origin: string) => {
    const { url, format = "json", maxwidth, maxheight } = query;
    if (format !== "json") return notMade(501, "Only JSON is written: ask with format=json.");
    const named = typeof url === "string" ? pageNamed(url, origin) : null;
    const width = sideOf(maxwidth, usual.width);
    const height = sideOf(maxheight, usual.height);
    if (named === null || width === null || height === null) {
      const address = `${origin}/works/… or ${origin}/exhibitions/…`;
      const rest = "maxwidth and maxheight, if given, are whole numbers from 1 on.";
      return notMade(named === null ? 404 : 400, `Ask with url=${address}; ${rest}`);
    }
    const answer = named.kind === "works" ? ofWork : ofExhibition;
    return answer(services, named, { width, height }, origin);
  };
  serveDocument(app, "/oembed", services, make, ["url", "format", "maxwidth", "maxheight"]);
}

async function ofWork(
  { db, site }: HarvestServices,
  { slug, search }: Named,
  { width, height }: Sizes,
  origin: string,
): Promise<Made> {
  const work = await workBySlug(db, slug);
  const reading = fromWorkSearch(slug, parseSearch(search));
  const looked = reading.view ?? wholeFrame(slug, reading.image);
  const places = work ? [looked.image, 0].map((position) => ({ workId: work.id, position })) : [];
  const [named, first] = await imagesAt(db, places);
  const image = named ?? first;
  if (!work || !image) return notMade(404, "There is no work with pictures at this address.");
  // If the image in the URL does not exist, its view does not apply to the first image.
  const { view: frame } = fitFrame({ ...looked, image: named ? 0 : 1 }, [image]);
  const makers = work.creators.map(({ name }) => name).join(", ");
  const exactly = stringifySearch(toReadingSearch(reading));
  const source = escapeXml(`${workAddress(slug, origin)}/embed${exactly}`);
  const title = escapeXml(work.title);
  const document = {
    version: "1.0",
    type: "rich",
    title: work.title,
    ...(makers && { author_name: makers }),
    ...provider(site.title, origin),
    ...thumbnail(pictureFor(image, Math.min(thumbnailSide, width, height), origin, frame)),
    width,
    height,
    html: `<iframe src="${source}" title="${title}" width="${width}" height="${height}" style="border:0" loading="lazy" allow="fullscreen"></iframe>`,
  };
  return made(JSON.stringify(document), "application/json", work.updatedAt);
}

/** Returns an exhibition as a link with its cover, because it is too long to be embedded. */
async function ofExhibition(
  { db, site }: HarvestServices,
  { slug }: Named,
  { width, height }: Sizes,
  origin: string,
): Promise<Made> {
  // Its cover changes with a work, without a date for that.
  const now = new Date();
  const exhibition = await exhibitionBySlug(db, slug);
  if (exhibition?.state !== "PUBLISHED") {
    return notMade(404, "There is no exhibition at this address.");
  }
  const [cover] = await coversOf(db, [exhibition]);
  const side = Math.min(thumbnailSide, width, height);
  const document = {
    version: "1.0",
    type: "link",
    title: exhibition.title,
    ...provider(site.title, origin),
    ...(cover && thumbnail(pictureFor(cover.image, side, origin, cover.frame))),
  };
  return made(JSON.stringify(document), "application/json", now);
}

function provider(title: string, origin: string) {
  return { provider_name: title, provider_url: `${origin}/` };
}

function thumbnail({ address, width, height }: ReturnType<typeof pictureFor>) {
  return { thumbnail_url: address, thumbnail_width: width, thumbnail_height: height };
}

/** Returns the page that a URL of this site names; null for any other URL. */
function pageNamed(url: string, origin: string): Named | null {
  if (!URL.canParse(url) || new URL(url).origin !== new URL(origin).origin) return null;
  const { pathname, search } = new URL(url);
  const work = /^\/works\/([^/]+)(?:\/embed)?\/?$/.exec(pathname)?.[1];
  const exhibition = /^\/exhibitions\/([^/]+)\/?$/.exec(pathname)?.[1];
  try {
    if (work !== undefined) return { kind: "works", slug: decodeURIComponent(work), search };
    if (exhibition === undefined) return null;
    return { kind: "exhibitions", slug: decodeURIComponent(exhibition), search };
  } catch {
    return null;
  }
}

function sideOf(asked: Asked["query"][string], usualSide: number): number | null {
  if (asked === undefined) return usualSide;
  const isWhole = typeof asked === "string" && /^[1-9]\d{0,5}$/.test(asked);
  return isWhole ? Math.min(Number(asked), usualSide) : null;
}
