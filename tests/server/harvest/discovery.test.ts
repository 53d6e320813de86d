import { expect, test } from "vitest";
import { discoveryLinks } from "../../../src/server/harvest/discovery.ts";

const origin = "https://museum.example";
const feeds = [`${origin}/feed.atom`, `${origin}/exhibitions/feed.atom`];
const hrefsIn = (links: string) => [...links.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test("discovery: a work page links to the feeds, its oEmbed and its manifest", () => {
  expect(hrefsIn(discoveryLinks("/works/sea-%26-sky", origin))).toEqual([
    ...feeds,
    `${origin}/oembed?url=${encodeURIComponent(`${origin}/works/sea-%26-sky`)}`,
    `${origin}/iiif/manifest/sea-%26-sky`,
  ]);
});

test("discovery: the oEmbed link of a work page keeps only the view's parameters", () => {
  const [, , oembed = ""] = hrefsIn(
    discoveryLinks("/works/sea?utm_source=a&region=10,20,300,200&image=2", origin),
  );
  expect(new URL(oembed).searchParams.get("url")).toBe(
    `${origin}/works/sea?image=2&region=10,20,300,200`,
  );
  expect(hrefsIn(discoveryLinks("/works/sea?q=a", origin))).toEqual(
    hrefsIn(discoveryLinks("/works/sea", origin)),
  );
});

test("discovery: an exhibition page links to the feeds, its oEmbed and its Collection", () => {
  expect(hrefsIn(discoveryLinks("/exhibitions/poles", origin))).toEqual([
    ...feeds,
    `${origin}/oembed?url=${encodeURIComponent(`${origin}/exhibitions/poles`)}`,
    `${origin}/iiif/collection/exhibitions/poles`,
  ]);
});

test("discovery: other pages link only to the feeds, and addresses are escaped", () => {
  for (const path of ["/works", "/works/a/embed", "/exhibitions", "/exhibitions/draft/a"]) {
    expect(hrefsIn(discoveryLinks(path, origin))).toEqual(feeds);
  }
  expect(discoveryLinks('/works/"><b>', origin)).not.toContain("<b>");
});
