import type { FastifyInstance } from "fastify";
import { newestWorks } from "../store/published-lists.ts";
import { imagesOfWorks } from "../store/works.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";
import { made, serveDocument, workAddress } from "./services.ts";
import type { HarvestServices } from "./services.ts";
import { pictureFor } from "./picture-for.ts";
import { escapeXml, xmlElement, xmlHead } from "./xml.ts";

/** Works in the feed. */
const worksOfFeed = 50;
/** The longer side of the picture beside a work, in pixels. */
const pictureSide = 640;

/** Serves `/feed.atom`: the works that were published last. */
export function registerFeed(app: FastifyInstance, services: HarvestServices): void {
  const { db, site } = services;
  serveDocument(app, "/feed.atom", services, async (_request, origin) => {
    const works = await newestWorks(db, worksOfFeed);
    const images = await imagesOfWorks(
      db,
      works.map(({ id }) => id),
    );
    const changed = new Date(Math.max(0, ...works.map(({ updatedAt }) => updatedAt.getTime())));
    const text = [
      `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom">`,
      xmlElement("id", `${origin}/feed.atom`),
      xmlElement("title", site.title),
      xmlElement("subtitle", site.description),
      xmlElement("updated", changed.toISOString()),
      `<author>${xmlElement("name", site.title)}</author>`,
      link("self", `${origin}/feed.atom`, "application/atom+xml"),
      link("alternate", `${origin}/`, "text/html"),
      ...works.map((work, index) => entryOf(work, images[index]?.[0], origin)),
      "</feed>\n",
    ];
    return made(text.join(""), "application/atom+xml; charset=utf-8", changed);
  });
}

function entryOf(work: WorkRow, image: ImageRow | undefined, origin: string): string {
  const address = workAddress(work.slug, origin);
  const makers = work.creators.map(({ name }) => name).filter((name) => name !== "");
  const summary = [makers.join(", "), work.date, work.technique].filter(Boolean).join(". ");
  return [
    "<entry>",
    xmlElement("id", address),
    xmlElement("title", work.title || work.identifier),
    xmlElement("published", (work.publishedAt ?? work.createdAt).toISOString()),
    xmlElement("updated", work.updatedAt.toISOString()),
    ...makers.map((name) => `<author>${xmlElement("name", name)}</author>`),
    xmlElement("summary", work.description || summary || work.identifier),
    link("alternate", address, "text/html"),
    image ? link("enclosure", pictureFor(image, pictureSide, origin).address, "image/jpeg") : "",
    "</entry>",
  ].join("");
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}
