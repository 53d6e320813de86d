import { escapeXml, xmlElement, xmlHead } from "./xml.ts";

/** The longer side of the picture beside an entry, in pixels. */
export const entryPictureSide = 640;

/** What is told of one thing in a feed. */
export type Entry = {
  /** Of its page; names it for ever. */
  address: string;
  title: string;
  published: Date;
  updated: Date;
  authors: readonly string[];
  summary: string;
  /** A code of BCP 47, if it is known. */
  language?: string;
  /** The address of a JPEG, `entryPictureSide` large. */
  picture: string | null;
};

type Feed = {
  /** Its own address, and that of the page with the same. */
  address: string;
  page: string;
  title: string;
  subtitle: string;
  author: string;
  /** When what is in it was changed last. */
  updated: Date;
};

/** An Atom feed (RFC 4287). */
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

/** When the last of some entries was changed. */
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
