import type { FastifyInstance } from "fastify";
import { wordsOf } from "../../text/rich-text.ts";
import type { ExhibitionRow } from "../store/exhibition-rows.ts";
import { publishedExhibitionsPage } from "../store/exhibitions.ts";
import { atomFeed, entryPictureSide, lastUpdated } from "./atom.ts";
import type { Entry } from "./atom.ts";
import { coversOf } from "./exhibition-covers.ts";
import type { Cover } from "./exhibition-covers.ts";
import { pictureFor } from "./picture-for.ts";
import { exhibitionAddress, made, serveDocument } from "./services.ts";
import type { HarvestServices } from "./services.ts";

/** Number of exhibitions in the feed. */
const exhibitionsOfFeed = 50;

/** Serves `/exhibitions/feed.atom`: the most recently published exhibitions. */
export function registerExhibitionsFeed(app: FastifyInstance, services: HarvestServices): void {
  const { db, site } = services;
  serveDocument(app, "/exhibitions/feed.atom", services, async (_request, origin) => {
    // Uses the current time, because covers change with their works, and an exhibition that left the feed leaves no
    // date there.
    const now = new Date();
    const { rows } = await publishedExhibitionsPage(db, { first: exhibitionsOfFeed });
    const covers = await coversOf(db, rows);
    const entries = rows.map((row, place) => entryOf(row, covers[place] ?? null, origin));
    const updated = lastUpdated(entries);
    const feed = {
      address: `${origin}/exhibitions/feed.atom`,
      page: `${origin}/exhibitions`,
      title: `Exhibitions – ${site.title}`,
      subtitle: site.description,
      author: site.title,
      updated,
    };
    return made(atomFeed(feed, entries), "application/atom+xml; charset=utf-8", now);
  });
}

function entryOf(exhibition: ExhibitionRow, cover: Cover | null, origin: string): Entry {
  const { slug, title, introduction, language, publishedAt, createdAt, updatedAt } = exhibition;
  return {
    address: exhibitionAddress(slug, origin),
    title,
    published: publishedAt ?? createdAt,
    updated: updatedAt,
    authors: [],
    summary: wordsOf(introduction).trim() || title,
    language,
    picture: cover && pictureFor(cover.image, entryPictureSide, origin, cover.frame).address,
  };
}
