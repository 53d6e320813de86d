import { Pool } from "pg";
import type { QueryResult } from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { toGlobalId } from "../../../src/server/graphql/global-id.ts";
import { addToAlbums } from "../../../src/server/store/album-additions.ts";
import { createAlbum } from "../../../src/server/store/album-edits.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { ask } from "../../support/ask.ts";
import { signIn } from "../../support/members.ts";
import { startServer } from "../../support/server.ts";
import type { TestServer } from "../../support/server.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

let server: TestServer;
let albumId: string;

beforeAll(async () => {
  server = await startServer();
  const { db } = server.store;
  const region = { x: 1, y: 2, width: 3, height: 4 };
  const details = Array.from({ length: 30 }, (_, n) => ({
    region,
    caption: n === 7 ? "Spritsail" : "Mast",
    description: null,
  }));
  const images = Array.from({ length: 40 }, (_, n) =>
    imageInput(`${n}`.padStart(32, "a"), { alt: null, details: n === 0 ? details : [] }),
  );
  const applied = await applyWorks(db, [
    workInput({ identifier: "A", title: "Ships", images }),
    workInput({ identifier: "B", title: "Boats", images: images.slice(0, 2) }),
  ]);
  const owner = await signIn(db, "OWNER");
  const made = await createAlbum(db, owner.id, {
    title: "Sails",
    description: null,
    visibility: "PUBLIC",
  });
  if (made.outcome !== "created") throw new Error(made.outcome);
  for (const { workId } of applied) {
    await addToAlbums(db, owner.id, [made.album.id], { workId, view: null, caption: null });
  }
  albumId = toGlobalId("Album", made.album.id);
  await server.settled();
});
afterAll(() => server.stop());

/** Sends a query, and counts the rows that it reads from the tables of images and details. */
async function rowsReadFor(query: string) {
  const results: { text: string; result: Promise<QueryResult> }[] = [];
  const { query: send } = Pool.prototype;
  vi.spyOn(Pool.prototype, "query").mockImplementation(function (this: Pool, ...args) {
    const result: unknown = Reflect.apply(send, this, args);
    const [config] = args as unknown as [{ text?: string }];
    if (result instanceof Promise) results.push({ text: config.text ?? "", result });
    return result as never;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { data, errors } = await ask(server.url, query, { variables: { albumId } });
  expect(errors).toEqual([]);
  const read = { images: 0, details: 0 };
  for (const { text, result } of results) {
    const { rows } = await result;
    if (text.includes(`"detail"`)) read.details += rows.length;
    else if (text.includes(`"image"`)) read.images += rows.length;
  }
  return { data, read };
}

it.each([
  ["the first pictures of works are", "images(first: 3) { id }", { images: 3 + 2, details: 0 }],
  [
    "of each work the picture that stands for it is",
    "primaryImage { id }",
    { images: 2, details: 0 },
  ],
  [
    "the first details of pictures are",
    "images(first: 1) { details(first: 4) { id } }",
    { images: 2, details: 4 + 4 },
  ],
])("loaders: %s read, and nothing else", async (_what, fields, read) => {
  const query = `{ works(first: 2) { edges { node { ${fields} } } } }`;
  expect((await rowsReadFor(query)).read).toEqual(read);
});

it("loaders: an album's entries load one image per work", async () => {
  const query = `query ($albumId: ID!) { node(id: $albumId) { ... on Album {
    entries(first: 2) { edges { node { image { id } cuts { address } path } } } } } }`;
  expect((await rowsReadFor(query)).read).toEqual({ images: 2, details: 0 });
});

it("loaders: a search match loads the texts of images, not the images", async () => {
  const query = `{ works(first: 2, search: "spritsail") { edges { match { field text } } } }`;
  const { data, read } = await rowsReadFor(query);
  const edge = { match: { field: "PICTURE", text: "Spritsail" } };
  expect(data).toEqual({ works: { edges: [edge, edge] } });
  expect(read).toEqual({ images: 0, details: 30 + 30 });
});
