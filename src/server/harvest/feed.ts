import type { FastifyInstance } from "fastify";
import { newestWorks } from "../store/published-lists.ts";
import { imagesOfWorks } from "../store/works.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";
import { atomFeed, entryPictureSide, lastUpdated } from "./atom.ts";
import type { Entry } from "./atom.ts";
import { pictureFor } from "./picture-for.ts";
import { made, serveDocument, workAddress } from "./services.ts";
import type { HarvestServices } from "./services.ts";

/** Works in the feed. */
const worksOfFeed = 50;

/** Serves `/feed.atom`: the works that were published last. */
export function registerFeed(app: FastifyInstance, services: HarvestServices): void {
  const { db, site } = services;
  serveDocument(app, "/feed.atom", services, async (_request, origin) => {
    const works = await newestWorks(db, worksOfFeed);
    const images = await imagesOfWorks(
      db,
      works.map(({ id }) => id),
    );
    const entries = works.map((work, index) => entryOf(work, images[index]?.[0], origin));
    const updated = lastUpdated(entries);
    const feed = {
      address: `${origin}/feed.atom`,
      page: `${origin}/`,
      title: site.title,
      subtitle: site.description,
      author: site.title,
      updated,
    };
    return made(atomFeed(feed, entries), "application/atom+xml; charset=utf-8", updated);
  });
}

function entryOf(work: WorkRow, image: ImageRow | undefined, origin: string): Entry {
  const makers = work.creators.map(({ name }) => name).filter((name) => name !== "");
  const summary = [makers.join(", "), work.date, work.technique].filter(Boolean).join(". ");
  return {
    address: workAddress(work.slug, origin),
    title: work.title || work.identifier,
    published: work.publishedAt ?? work.createdAt,
    updated: work.updatedAt,
    authors: makers,
    summary: work.description || summary || work.identifier,
    picture: image ? pictureFor(image, entryPictureSide, origin).address : null,
  };
}
