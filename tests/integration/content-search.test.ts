import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTEXT } from "../../src/server/iiif/manifest.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { annotationProblems } from "../support/annotation-problems.ts";
import { newPicture, openNotes } from "../support/notes.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const region = { x: 10, y: 20, width: 30, height: 40 };
  const images = [
    imageInput("a".repeat(32), { alt: null, caption: "The quay" }),
    imageInput("b".repeat(32), {
      role: "BACK",
      alt: null,
      details: [{ region, caption: "Label", description: "Written in Delft" }],
    }),
  ];
  await applyWorks(server.store.db, [
    workInput({ identifier: "S", title: "Sea", description: "A quay in Delft", images }),
    workInput({ identifier: "D", title: "Draft", status: "DRAFT", images }),
    workInput({ identifier: "N", title: "None" }),
  ]);
  await server.settled();
});
afterAll(() => server.stop());

type Found = {
  id: string;
  ignored?: string[];
  items: { id: string; target: unknown; motivation: string; body: { value: string } }[];
};

const get = (path: string) => fetch(`${server.url}/iiif/search/${path}`);
const search = async (path: string): Promise<Found> => (await get(path)).json();
const partsOf = ({ items }: Found) => items.map(({ id }) => id.split(/\/manifest\/sea-s\/?/)[1]);

test("content-search: a manifest links to its search, and results are annotations of its canvases", async () => {
  const manifest = await (await fetch(`${server.url}/iiif/manifest/sea-s`)).json();
  expect(manifest).toMatchObject({
    "@context": [
      "http://iiif.io/api/search/2/context.json",
      "http://iiif.io/api/presentation/3/context.json",
    ],
    service: [{ id: `${server.url}/iiif/search/sea-s`, type: "SearchService2" }],
  });
  const response = await get("sea-s?q=d%C3%A9lft&motivation=painting");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const found: Found = await response.json();
  expect(found).toMatchObject({
    id: `${server.url}/iiif/search/sea-s?q=d%C3%A9lft&motivation=painting`,
    type: "AnnotationPage",
    ignored: ["motivation"],
  });
  expect(found.items.map(({ target }) => String(target).split("/canvas/")[1])).toEqual([
    "1",
    "1",
    "2#xywh=10,20,30,40",
  ]);
});

test("content-search: every word must match, the last one as a prefix, and excluded words must not", async () => {
  expect(partsOf(await search("sea-s?q=quay"))).toEqual(["#description", "canvas/1#caption"]);
  expect(partsOf(await search("sea-s?q=delft+qua"))).toEqual(["#description"]);
  expect(partsOf(await search("sea-s?q=quay+-delft"))).toEqual(["canvas/1#caption"]);
  expect(partsOf(await search("sea-s?q=nowhere"))).toEqual([]);
  expect(partsOf(await search("sea-s"))).toEqual([]);
});

test("content-search: only publicly visible notes are found", async () => {
  const ada = await openNotes(server, "MEMBER", "Ada");
  const curator = await openNotes(server, "CURATOR");
  const { imageId, slug } = await newPicture(server);
  const { id } = await ada.add(imageId, { text: "A boat" });
  const hidden = await ada.add(imageId, { text: "Another boat" });
  await curator.change("hideNote", { id: hidden.id });
  await server.settled();
  const found = await search(`${slug}?q=boat`);
  expect(annotationProblems({ ...found, "@context": CONTEXT }, server.url)).toEqual([]);
  expect(found.items).toMatchObject([
    { id: `${server.url}/iiif/annotations/${imageId}/${id}`, motivation: "commenting" },
  ]);
});

test.each([
  ["none?q=a", 404, /no work of this name/],
  ["draft-d?q=a", 404, /no work of this name/],
  ["none-n?q=a", 404, /no work of this name with pictures/],
  ["sea-s?q=a&q=b", 400, /Search with one q/],
  [`sea-s?q=${"a".repeat(201)}`, 400, /at most 200 characters/],
])("content-search: %s is answered with %i and a message", async (path, status, sentence) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([
    status,
    expect.stringMatching(sentence),
  ]);
});
