import { expect, test } from "vitest";
import { LeftOutList } from "../../../../src/server/imports/iiif/left-out.ts";
import { readManifest } from "../../../support/manifests.ts";

const secondService = {
  "@context": "http://iiif.io/api/image/2/context.json",
  "@id": "https://i.org/2",
  profile: "http://iiif.io/api/image/2/level2.json",
};

/** A manifest of version 2 with one picture. */
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

test("presentation: version 2 says the same", () => {
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

test("presentation: of a part of a picture version 2 says the same", () => {
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

test("presentation: what version 2 has and no work keeps is named as version 2 calls it", () => {
  const leftOut = new LeftOutList();
  const page = { "@id": "https://example.org/page", label: "About it" };
  const { work } = readManifest(
    second(
      { ...secondPicture, label: "f. 1r" },
      { logo: "https://example.org/logo.png", related: [page], within: "https://example.org/c" },
    ),
    leftOut.add,
  );
  expect(work.metadata).toEqual([{ label: "Homepage", values: ["https://example.org/page"] }]);
  expect(leftOut.all).toEqual([
    { what: "picture label", count: 1 },
    { what: "manifest logo", count: 1 },
    { what: "related label", count: 1 },
    { what: "manifest within", count: 1 },
  ]);
});
