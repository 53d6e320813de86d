import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { toText } from "../../src/view/view-text.ts";
import { wholeView } from "../../src/view/view.ts";
import { albumWorld } from "../support/albums.ts";
import type { AlbumWorld } from "../support/albums.ts";
import { collectionProblems } from "../support/collection-problems.ts";
import { manifestProblems } from "../support/manifest-problems.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

let server: TestServer;
let world: AlbumWorld;
/** Global id of a public album with two works, one of them twice, and one work without images. */
let album: string;
let hidden: string;
let bare: string;

beforeAll(async () => {
  server = await startServer({ settings: { siteTitle: "Maps" } });
  world = await albumWorld(server.store);
  const images = [imageInput("a".repeat(32)), imageInput("b".repeat(32), { role: "BACK" })];
  await applyWorks(server.store.db, [
    workInput({ identifier: "W0", title: "Sea", images }),
    workInput({ identifier: "W1", title: "Sky", images: [imageInput("c".repeat(32))] }),
    workInput({ identifier: "HID", title: "Draft", status: "DRAFT", images }),
  ]);
  const many = Array.from({ length: 1000 }, (_, i) =>
    workInput({ identifier: `P${i}`, images: [imageInput("d".repeat(32))] }),
  );
  await applyWorks(server.store.db, many.slice(0, 500));
  await applyWorks(server.store.db, many.slice(500));
  const owner = await world.somebody();
  const made = await world.albumOf(owner, { title: "Storms", visibility: "PUBLIC" });
  const region = { x: 100, y: 200, width: 300, height: 400 };
  const detail = toText({ ...wholeView("w0", 1), region });
  await world.fill(owner, made, [0]);
  await world.fill(owner, made, [0], detail);
  await world.fill(owner, made, [1, 2]);
  album = toGlobalId("Album", made.id);
  const other = await world.albumOf(owner, { visibility: "LINK" });
  await world.fill(owner, other, [0]);
  hidden = toGlobalId("Album", other.id);
  const empty = await world.albumOf(owner, { visibility: "PUBLIC" });
  await world.fill(owner, empty, [2]);
  bare = toGlobalId("Album", empty.id);
  await server.settled();
});
afterAll(() => server.stop());

const get = (path: string, init?: RequestInit) =>
  fetch(path.startsWith("http") ? path : `${server.url}/iiif/collection/${path}`, init);

type Named = { id: string; type: string; label: Record<string, string[]> };
type Collection = Named & { items: Named[] };
const read = async (path: string): Promise<Collection> => (await get(path)).json();

describe("collections: the Collection of all works", () => {
  test("contains its parts, and these every published work with images once", async () => {
    const whole = await read("works");
    expect(collectionProblems(whole, server.url)).toEqual([]);
    expect(whole.label).toEqual({ none: ["Maps"] });
    expect(whole.items.map(({ label }) => label["en"])).toEqual([
      ["Works 1 to 500"],
      ["Works 501 to 1,000"],
      ["Works 1,001 to 1,002"],
    ]);
    const parts = await Promise.all(whole.items.map(({ id }) => read(id)));
    for (const part of parts) expect(collectionProblems(part, server.url)).toEqual([]);
    const ids = parts.flatMap(({ items }) => items.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([1002, 1002]);
    expect(ids.join()).not.toContain("draft");
    const [first = ""] = ids;
    expect(manifestProblems(await (await get(first)).json(), server.url)).toEqual([]);
  });

  test("is a public response with CORS headers and an ETag", async () => {
    const response = await get("works");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("content-type")).toMatch(/^application\/ld\+json/);
    const etag = response.headers.get("etag") ?? "";
    expect((await get("works", { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

test("collections: the Collection of albums lists public ones, newest first, and is linked from that of works", async () => {
  const { seeAlso } = (await read("works")) as Collection & { seeAlso: Named[] };
  const [address] = seeAlso.map(({ id }) => id);
  const found = await read(address ?? "");
  expect(collectionProblems(found, server.url)).toEqual([]);
  const ids = [bare, album].map((id) => `${server.url}/iiif/collection/${id}`);
  expect(found.items.map(({ id }) => id)).toEqual(ids);
  expect(await read(ids[1] ?? "")).toMatchObject({ label: { none: ["Storms"] } });
  expect(JSON.stringify(found)).not.toContain(hidden);
});

describe("collections: a public album", () => {
  test("is a Collection of its manifest and its works' manifests, each once", async () => {
    const found = await read(album);
    expect(collectionProblems(found, server.url)).toEqual([]);
    expect(found.items.map(({ label }) => label["none"]?.[0])).toEqual(["Storms", "Sea", "Sky"]);
  });

  test("is a manifest with a range for every entry, including parts of images", async () => {
    const response = await get(`${album}/manifest`);
    const manifest = (await response.json()) as Collection & { structures: Collection[] };
    expect(manifestProblems(manifest, server.url)).toEqual([]);
    expect(manifest.items.map(({ id }) => new URL(id).pathname)).toEqual([
      "/iiif/manifest/title-of-w0-w0/canvas/1",
      "/iiif/manifest/title-of-w0-w0/canvas/2",
      "/iiif/manifest/title-of-w1-w1/canvas/1",
    ]);
    expect(manifest.items.map(({ label }) => label["none"])).toEqual([
      ["Sea, Front"],
      ["Sea, Back"],
      ["Sky"],
    ]);
    expect(manifest).toMatchObject({
      requiredStatement: { value: { none: ["Given by a friend"] } },
      metadata: [{ value: { none: ["Sea, Ada Vries, c. 1850", "Sky, Ada Vries, c. 1850"] } }],
    });
    const ranges = manifest.structures.flatMap(({ items }) => items as Collection[]);
    expect(ranges.map(({ items }) => items[0]?.id.split("/canvas/")[1])).toEqual([
      "1",
      "2#xywh=100,200,300,400",
      "1",
    ]);
  });

  test("gets a new ETag after it has changed", async () => {
    const etag = (await get(album)).headers.get("etag") ?? "";
    await world.setStatus(1, "WITHDRAWN");
    await applyWorks(server.store.db, [workInput({ identifier: "NEW" })]);
    await server.settled();
    const changed = await get(album, { headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).not.toContain("Sky");
  });
});

test.each([
  ["works/0", () => "works/0", /no part of this number/],
  ["works/4", () => "works/4", /no part of this number/],
  ["an album that is not public", () => hidden, /There is nothing here/],
  ["its manifest", () => `${hidden}/manifest`, /There is nothing here/],
  ["the manifest of an album without pictures", () => `${bare}/manifest`, /has no pictures/],
  ["albums behind none", () => "albums/none", /There are no albums here/],
  ["anything else", () => "else", /There is nothing here/],
])("collections: %s is answered with 404 and a message", async (_, path, sentence) => {
  const response = await get(path());
  expect([response.status, await response.text()]).toEqual([404, expect.stringMatching(sentence)]);
});
