import { graphql } from "react-relay";
import { expect, it } from "vitest";
import type { AlbumHeadTestQuery } from "../../../../__generated__/relay/AlbumHeadTestQuery.graphql.ts";
import { AlbumHead } from "../../../../src/client/features/albums/AlbumHead.tsx";
import { headContent, headData } from "../../../support/page-head.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answeredEntry } from "./entries.ts";

const renderHead = (album: object) =>
  renderWithRelay<AlbumHeadTestQuery>(
    {
      query: graphql`
        query AlbumHeadTestQuery @relay_test_operation {
          album(id: "a b") {
            ...AlbumHead_album
          }
        }
      `,
      render: ({ album: found }) => found && <AlbumHead album={found} origin="https://x.org" />,
    },
    {
      Album: () => ({
        id: "a b",
        title: "Storms",
        description: null,
        visibility: "PUBLIC",
        entryCount: 2,
        cover: null,
        ...album,
      }),
    },
  );

it("AlbumHead: a public album is indexable, and its description defaults to the number of images", async () => {
  await renderHead({});
  expect(headContent("robots")).toBeNull();
  expect(headContent("og:title")).toBe("Storms");
  expect(headContent("description")).toBe("2 pictures");
  expect(headContent("og:url")).toBe("https://x.org/albums/a%20b");
  expect(headContent("og:image")).toBeNull();
});

it.each(["LINK", "PRIVATE"])(
  "AlbumHead: an album that is %s has a noindex tag",
  async (visibility) => {
    await renderHead({ visibility });
    expect(headContent("robots")).toBe("noindex");
  },
);

it("AlbumHead: the social card has the largest version of the cover, with an alternative text", async () => {
  const cuts = [200, 900].map((width) => ({ address: `/cut/${width}`, width, height: 100 }));
  await renderHead({ description: "Of the sea.", cover: answeredEntry("a", { cuts }) });
  expect(headContent("description")).toBe("Of the sea.");
  expect(headContent("og:image")).toBe("https://x.org/cut/900");
  expect(headContent("og:image:width")).toBe("900");
  expect(headContent("og:image:alt")).toBe("A");
});

it("AlbumHead describes the album as a schema.org collection", async () => {
  await renderHead({ description: "Of the sea." });
  expect(headData()).toEqual({
    "@context": "https://schema.org",
    "@type": "Collection",
    url: "https://x.org/albums/a%20b",
    name: "Storms",
    description: "Of the sea.",
    collectionSize: 2,
  });
});
