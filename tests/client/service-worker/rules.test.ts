import { expect, it } from "vitest";
import { isPage, isPicture } from "../../../src/client/service-worker/rules.ts";

it.each([
  "/",
  "/works",
  "/works/mona",
  "/works/mr.t",
  "/works/mona/embed",
  "/works/iiif",
  "/iiif-pictures",
  "/graphql-poster",
])("rules: %s is a page", (pathname) => expect(isPage(pathname)).toBe(true));

it.each([
  "/iiif/image/3/abc/full/max/0/default.jpg",
  "/graphql",
  "/healthz",
  "/readyz",
  "/oai",
  "/oembed",
  "/desk/export.zip",
  "/assets/app-1.js",
  "/robots.txt",
  "/service-worker.js",
])("rules: %s is not a page", (pathname) => expect(isPage(pathname)).toBe(false));

it("rules: images, tiles and info.json count as image paths, and a manifest does not", () => {
  expect(isPicture("/iiif/image/3/abc/full/960,/0/default.webp")).toBe(true);
  expect(isPicture("/iiif/image/3/abc/0,0,512,512/512,512/0/default.jpg")).toBe(true);
  expect(isPicture("/iiif/image/3/abc/info.json")).toBe(true);
  expect(isPicture("/iiif/manifest/abc")).toBe(false);
});
