import { escapeXml, xmlElement, xmlHead } from "./xml.ts";

/** Length of the longer side of an entry's image, in pixels. */
export const entryPictureSide = 640;

/** Entry of a feed. */
export type Entry = {
  /** URL of its page, which is also its permanent id. */
  address: string;
  title: string;
  published: Date;
  updated: Date;
  authors: readonly string[];
  summary: string;
  /** Language tag (BCP 47), if it is known. */
  language?: string;
  /** URL of a JPEG whose longer side is `entryPictureSide`. */
  picture: string | null;
};

type Feed = {
  /** URL of the feed, and that of the page with the same content. */
  address: string;
  page: string;
  title: string;
  subtitle: string;
  author: string;
  /** Time of the last change in the feed. */
  updated: Date;
};

/** Returns an Atom feed (RFC 4287). */
export function atomFeed(feed: Feed, entries: readonly Entry[]): string {
  return [
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom">`,
    xmlElement("id", feed.address),
    xmlElement("title", feed.title),
    xmlElement("subtitle", feed.subtitle),
    xmlElement("updated", feed.updated.toISOString()),
    `<author>${xmlElement("name", feed.author)}</author>`,
    link("self", feed.address, "application/atom+xml"),
    link("alternate", feed.page, "text/html"),
    ...entries.map(entryText),
    "</feed>\n",
  ].join("");
}

/** Returns the time of the latest change of some entries. */
export function lastUpdated(entries: readonly Pick<Entry, "updated">[]): Date {
  return new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));
}

function entryText(entry: Entry): string {
  const { address, title, published, updated, authors, summary, language, picture } = entry;
  return [
    language === undefined ? "<entry>" : `<entry xml:lang="${escapeXml(language)}">`,
    xmlElement("id", address),
    xmlElement("title", title),
    xmlElement("published", published.toISOString()),
    xmlElement("updated", updated.toISOString()),
    ...authors.map((name) => `<author>${xmlElement("name", name)}</author>`),
    xmlElement("summary", summary),
    link("alternate", address, "text/html"),
    picture === null ? "" : link("enclosure", picture, "image/jpeg"),
    "</entry>",
  ].join("");
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}
