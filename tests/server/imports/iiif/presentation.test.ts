import { expect, test } from "vitest";
import { LeftOutList } from "../../../../src/server/imports/iiif/left-out.ts";
import { canvas, manifest, readManifest } from "../../../support/manifests.ts";

const secondService = {
  "@context": "http://iiif.io/api/image/2/context.json",
  "@id": "https://i.org/2",
  profile: "http://iiif.io/api/image/2/level2.json",
};

/** Returns a manifest of version 2 with one image. */
function second(resource: object, more: object = {}): object {
  const id = "https://example.org/2/c";
  const images = [{ motivation: "sc:painting", on: id, resource }];
  return {
    "@id": "https://example.org/2/manifest",
    "@type": "sc:Manifest",
    label: "The harbour",
    sequences: [
      {
        canvases: [
          { "@id": id, "@type": "sc:Canvas", label: "p. 1", width: 100, height: 200, images },
        ],
      },
    ],
    ...more,
  };
}

const secondPicture = {
  "@id": "https://i.org/2/full/full/0/default.jpg",
  "@type": "dctypes:Image",
  service: secondService,
};

test("presentation: version 2 gives the same work", () => {
  const { work, pictures } = readManifest(
    second(secondPicture, {
      label: [
        { "@value": "Der Hafen", "@language": "de" },
        { "@value": "The harbour", "@language": "en" },
      ],
      metadata: [{ label: "Author", value: "Ada Kelly" }],
      attribution: "The <b>Museum</b>",
      license: "http://creativecommons.org/licenses/by/4.0/",
    }),
  );
  expect(work).toMatchObject({
    identifier: "https://example.org/2/manifest",
    title: "The harbour",
    creators: [{ name: "Ada Kelly", role: null }],
    creditLine: "The Museum",
    rights: { uri: "http://creativecommons.org/licenses/by/4.0/" },
  });
  expect(pictures).toMatchObject([
    {
      addresses: [
        "https://i.org/2/full/full/0/default.jpg",
        "https://i.org/2/full/max/0/default.jpg",
      ],
    },
  ]);
});

test("presentation: version 2 gives the same part of an image", () => {
  const selector = { "@type": "iiif:ImageApiSelector", region: "1,2,3,4" };
  const part = { "@type": "oa:SpecificResource", full: secondPicture, selector };
  const { pictures } = readManifest(second(part));
  expect(pictures).toMatchObject([
    {
      addresses: [
        "https://i.org/2/1,2,3,4/full/0/default.jpg",
        "https://i.org/2/1,2,3,4/max/0/default.jpg",
      ],
      services: [],
    },
  ]);
});

test("presentation: properties of version 2 that works lack are listed under their version 2 names", () => {
  const leftOut = new LeftOutList();
  const page = { "@id": "https://example.org/page", label: "About it" };
  const { work } = readManifest(
    second(
      { ...secondPicture, label: "f. 1r" },
      { logo: "https://example.org/logo.png", related: [page], within: "https://example.org/c" },
    ),
    leftOut.add,
  );
  expect(work.metadata).toEqual([
    { label: "Homepage", values: ["About it: https://example.org/page"] },
  ]);
  expect(leftOut.all).toEqual([
    { what: "picture label", count: 1 },
    { what: "manifest logo", count: 1 },
    { what: "manifest within", count: 1 },
  ]);
});

test("presentation: links of version 2 without an address are listed as omitted", () => {
  const leftOut = new LeftOutList();
  const label = { "@value": "As a PDF", "@language": "en" };
  const { work } = readManifest(
    second(secondPicture, {
      rendering: [{ "@id": "https://example.org/book.pdf", label }, { label: "Nowhere" }],
      seeAlso: { format: "text/xml" },
      related: null,
    }),
    leftOut.add,
  );
  expect(work.metadata).toEqual([
    { label: "Also available", values: ["As a PDF: https://example.org/book.pdf"] },
  ]);
  expect(leftOut.all).toEqual([
    { what: "seeAlso that could not be read", count: 1 },
    { what: "rendering that could not be read", count: 1 },
  ]);
});

test("presentation: an unreadable item of a list does not affect other items", () => {
  const leftOut = new LeftOutList();
  const painting = (more: object) => canvas("https://example.org/1", {}, more);
  const { work, pictures } = readManifest(
    manifest({
      metadata: [{ label: { en: ["Hand"] }, value: { en: ["A"] } }, "Hand", null],
      provider: [{ label: { en: ["The Museum"] }, homepage: [{ label: { en: ["Site"] } }] }],
      rendering: [{ label: { en: ["As a PDF"] } }],
      items: [painting({ width: 0 }), { type: "Canvas" }, canvas("https://example.org/3")],
      annotations: 7,
    }),
    leftOut.add,
  );
  expect(pictures.map(({ addresses }) => addresses)).toEqual([
    ["https://example.org/1.jpg"],
    ["https://example.org/3.jpg"],
  ]);
  expect(work.metadata).toEqual([
    { label: "Hand", values: ["A"] },
    { label: "Provider", values: ["The Museum"] },
  ]);
  expect(leftOut.all).toEqual([
    { what: "manifest annotations", count: 1 },
    { what: "metadata that could not be read", count: 1 },
    { what: "homepage that could not be read", count: 1 },
    { what: "rendering that could not be read", count: 1 },
    { what: "picture width that could not be read", count: 1 },
    { what: "canvas that could not be read", count: 1 },
  ]);
});
