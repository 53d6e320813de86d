import { expect, test } from "vitest";
import { albumsCollection } from "../../../src/server/iiif/collections.ts";
import { collectionProblems } from "../../support/collection-problems.ts";

test("collections: albums beyond the first Collection are in a further one, which the first links to", () => {
  const origin = "https://museum.example";
  const albums = ["a", "b"].map((id) => ({ id, title: `Album ${id}` }));
  const first = albumsCollection(albums, { after: null, next: "mark" }, origin);
  const further = `${origin}/iiif/collection/albums/mark`;
  expect(collectionProblems(first, origin)).toEqual([]);
  expect(first).toMatchObject({ items: [{}, {}, { id: further, type: "Collection" }] });
  const last = albumsCollection(albums, { after: "mark", next: null }, origin);
  expect(collectionProblems(last, origin)).toEqual([]);
  expect(last).toMatchObject({
    id: further,
    partOf: [{ id: `${origin}/iiif/collection/albums`, type: "Collection" }],
    items: [{}, {}],
  });
});
