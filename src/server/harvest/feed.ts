import type { FastifyInstance } from "fastify";
import { cut } from "../../text/fold.ts";
import { unlessFailing } from "../log.ts";
import { newestWorks } from "../store/published-lists.ts";
import { firstImagesOfWorks } from "../store/works.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";
import { atomFeed, entryPictureSide, lastUpdated } from "./atom.ts";
import type { Entry } from "./atom.ts";
import { pictureFor } from "./picture-for.ts";
import { made, serveDocument, workAddress } from "./services.ts";
import type { HarvestServices } from "./services.ts";

/** Number of works in the feed. */
const worksOfFeed = 50;
/** Maximum length of an entry's summary, in UTF-16 code units. */
const longestSummary = 20_000;

/** Serves `/feed.atom`: the most recently published works. */
export function registerFeed(app: FastifyInstance, services: HarvestServices): void {
  const { db, site } = services;
  serveDocument(app, "/feed.atom", services, async (_request, origin) => {
    // Uses the current time, because a work that left the feed leaves no date there. Any change invalidates the cached
    // feed.
    const now = new Date();
    const works = await newestWorks(db, worksOfFeed);
    const images = await firstImagesOfWorks(
      db,
      works.map(({ id }) => id),
    );
    const entries = works.flatMap(
      (work, index) =>
        unlessFailing(app.log, work.id, () => entryOf(work, images[index] ?? null, origin)) ?? [],
    );
    const updated = lastUpdated(entries);
    const feed = {
      address: `${origin}/feed.atom`,
      page: `${origin}/`,
      title: site.title,
      subtitle: site.description,
      author: site.title,
      updated,
    };
    return made(atomFeed(feed, entries), "application/atom+xml; charset=utf-8", now);
  });
}

function entryOf(work: WorkRow, image: ImageRow | null, origin: string): Entry {
  const makers = work.creators.map(({ name }) => name).filter((name) => name !== "");
  const summary = [makers.join(", "), work.date, work.technique].filter(Boolean).join(". ");
  return {
    address: workAddress(work.slug, origin),
    title: work.title || work.identifier,
    published: work.publishedAt ?? work.createdAt,
    updated: work.updatedAt,
    authors: makers,
    ...(work.recordLanguage !== null && { language: work.recordLanguage }),
    summary: cut(work.description || summary || work.identifier, longestSummary),
    picture: image ? pictureFor(image, entryPictureSide, origin).address : null,
  };
}
