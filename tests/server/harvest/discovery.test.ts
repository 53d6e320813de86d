import { expect, test } from "vitest";
import { discoveryLinks } from "../../../src/server/harvest/discovery.ts";

const origin = "https://museum.example";

test("the page of a work names the feed, its oEmbed and its manifest", () => {
  const links = discoveryLinks("/works/sea-%26-sky", origin);
  const hrefs = [...links.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual([
    `${origin}/feed.atom`,
    `${origin}/oembed?url=${encodeURIComponent(`${origin}/works/sea-%26-sky`)}`,
    `${origin}/iiif/manifest/sea-%26-sky`,
  ]);
});

test("other pages name the feed alone, and nothing in an address leaves its element", () => {
  expect(discoveryLinks("/works", origin).match(/<link/g)).toHaveLength(1);
  expect(discoveryLinks("/works/a/embed", origin).match(/<link/g)).toHaveLength(1);
  expect(discoveryLinks('/works/"><b>', origin)).not.toContain("<b>");
});
