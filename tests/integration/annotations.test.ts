import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromGlobalId, toGlobalId } from "../../src/server/graphql/global-id.ts";
import { annotationsOfPage } from "../../src/server/iiif/annotations-service.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { note } from "../../src/server/store/tables/notes.ts";
import { imagesByIds, imagesOfWorks } from "../../src/server/store/works.ts";
import { annotationProblems } from "../support/annotation-problems.ts";
import { rectangle } from "../support/note-inputs.ts";
import { newPicture, openNotes } from "../support/notes.ts";
import type { NotesPerson } from "../support/notes.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

type Page = {
  id: string;
  next?: { id: string };
  items: { id: string; body: { value: string }[] }[];
};

let server: TestServer;
let behindProxy: TestServer;
let ada: NotesPerson;
let curator: NotesPerson;

beforeAll(async () => {
  server = await startServer();
  behindProxy = await startServer({ settings: { publicOrigin: "https://museum.example" } });
  ada = await openNotes(server, "MEMBER", "Ada");
  curator = await openNotes(server, "CURATOR");
});
afterAll(() => Promise.all([server.stop(), behindProxy.stop()]));

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}/iiif/annotations/${path}`, init);
const pageAt = async (path: string): Promise<Page> => (await get(path)).json();
const wordsAt = async (path: string) =>
  (await pageAt(path)).items.map(({ body }) => body[0]?.value);

describe("annotations: the notes of an image", () => {
  it("are an annotation page with CORS headers, referenced by the manifest", async () => {
    const { imageId, slug } = await newPicture(server);
    const { id } = await ada.add(imageId, { text: "*A* <i>boat</i>", tags: ["sea"] });
    await ada.answer(id, { text: "Aye" });
    const response = await get(imageId);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(
      'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
    );
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    const page: Page = await response.json();
    expect(annotationProblems(page, server.url)).toEqual([]);
    expect(page.items.map(({ body }) => body[0]?.value)).toEqual([
      "<p><em>A</em> &lt;i&gt;boat&lt;/i&gt;</p>",
      "Aye",
    ]);
    expect(page.items[1]).toMatchObject({ motivation: "replying", target: page.items[0]?.id });

    const manifest = await fetch(`${server.url}/iiif/manifest/${slug}`);
    const canvases: { items: { id: string; annotations: { id: string; type: string }[] }[] } =
      await manifest.json();
    const [canvas] = canvases.items;
    expect(canvas?.annotations).toEqual([{ id: page.id, type: "AnnotationPage" }]);
    expect(page.items[0]).toMatchObject({ target: canvas?.id });
  });

  it("are referenced beside the page of described details, if there is one", async () => {
    const region = { x: 1, y: 2, width: 30, height: 40 };
    const details = [{ region, caption: "A mast", description: null }];
    const images = [{ ...imageInput("d".repeat(32)), details }];
    const [applied] = await applyWorks(server.store.db, [
      workInput({ identifier: "D.1", title: "Detailed", images }),
    ]);
    const [[image] = []] = await imagesOfWorks(server.store.db, [applied?.workId ?? ""]);
    const id = `${server.url}/iiif/annotations/${toGlobalId("Image", image?.id ?? "")}`;
    const manifest = await (await fetch(`${server.url}/iiif/manifest/detailed-d-1`)).json();
    const type = "AnnotationPage";
    expect(manifest).toMatchObject({
      items: [
        {
          annotations: [
            { id, type },
            { id: `${id}/details`, type },
          ],
        },
      ],
    });
    expect(await (await fetch(`${id}/details`)).json()).toMatchObject({
      items: [{ body: { value: "A mast" }, target: { selector: { value: "xywh=1,2,30,40" } } }],
    });
  });

  it("are available individually and as a collection with their number", async () => {
    const { imageId } = await newPicture(server);
    const { id } = await ada.add(imageId);
    const [listed] = (await pageAt(imageId)).items;
    const { "@context": context, ...single } = await (await fetch(listed?.id ?? "")).json();
    expect(context).toMatch(/presentation\/3/);
    expect(single).toEqual(listed);
    const other = await newPicture(server);
    expect((await get(`${other.imageId}/${id}`)).status).toBe(404);
    const collection = await (await get(`${imageId}/collection`)).json();
    expect(collection).toMatchObject({
      type: "AnnotationCollection",
      total: 1,
      first: { id: `${server.url}/iiif/annotations/${imageId}` },
    });
  });

  it("are sent as JSON on request, and their ids begin with the public origin", async () => {
    const { imageId } = await newPicture(server);
    const plain = await get(imageId, { headers: { accept: "application/json" } });
    expect(plain.headers.get("content-type")).toMatch(/^application\/json/);
    const picture = await newPicture(behindProxy);
    const response = await fetch(`${behindProxy.url}/iiif/annotations/${picture.imageId}`);
    expect(annotationProblems(await response.json(), "https://museum.example")).toEqual([]);
  });

  it("change with every public change and with nothing else", async () => {
    const { imageId } = await newPicture(server);
    const tag = async () => (await get(imageId)).headers.get("etag");
    const empty = await tag();
    const { id } = await ada.add(imageId, { text: "one" });
    await server.settled();
    expect(await wordsAt(imageId)).toEqual(["one"]);
    const etag = await tag();
    expect(etag).not.toBe(empty);
    expect((await get(imageId, { headers: { "if-none-match": etag ?? "" } })).status).toBe(304);
    await (await openNotes(server, "VISITOR")).add(imageId);
    await server.settled();
    expect(await tag()).toBe(etag);
    await ada.change("editNote", { id, version: 1, text: "two" });
    await server.settled();
    expect(await wordsAt(imageId)).toEqual(["two"]);
    await curator.change("hideNote", { id });
    await server.settled();
    expect(await tag()).toBe(empty);
  });

  it("are paginated when there are many", async () => {
    const { imageId } = await newPicture(server);
    const [image] = await imagesByIds(server.store.db, [fromGlobalId(imageId)?.id ?? ""]);
    const author = await openNotes(server, "MEMBER");
    await server.store.db.insert(note).values(
      Array.from({ length: annotationsOfPage + 1 }, (_, at) => ({
        ...rectangle(),
        id: `many-${`${at}`.padStart(4, "0")}`,
        imageId: image?.id ?? "",
        workId: image?.workId ?? "",
        imageKey: image?.key ?? "",
        authorId: author.memberId ?? "",
        text: `${at}`,
        tags: [],
        state: "VISIBLE" as const,
      })),
    );
    const first = await pageAt(imageId);
    expect(first.items).toHaveLength(annotationsOfPage);
    const second: Page = await (await fetch(first.next?.id ?? "")).json();
    expect(second.id).toBe(first.next?.id);
    expect(second.items.map(({ body }) => body[0]?.value)).toEqual([`${annotationsOfPage}`]);
    expect(second).not.toHaveProperty("next");
    expect(annotationProblems(second, server.url)).toEqual([]);
  });
});

describe("annotations: hidden content", () => {
  it("is neither in the list nor at a separate address", async () => {
    const { imageId } = await newPicture(server);
    const visitor = await openNotes(server, "VISITOR");
    const { id: pending } = await visitor.add(imageId);
    const { id: hidden } = await ada.add(imageId);
    const { id: answer } = await ada.answer(hidden);
    await curator.change("hideNote", { id: hidden });
    const { id: deleted } = await ada.add(imageId);
    await ada.change("deleteNote", { id: deleted });
    await server.settled();
    // The URL is public and ignores sessions, also those of curators.
    const { headers } = { headers: curator.headers() };
    const page: Page = await (await get(imageId, { headers })).json();
    expect(page.items).toEqual([]);
    for (const id of [pending, hidden, answer, deleted]) {
      expect((await get(`${imageId}/${id}`, { headers })).status).toBe(404);
    }
  });

  it("includes images of unpublished works", async () => {
    const { imageId, identifier } = await newPicture(server);
    const { id } = await ada.add(imageId);
    await applyWorks(server.store.db, [workInput({ identifier, status: "WITHDRAWN" })]);
    await server.settled();
    const draft = await newPicture(server, "DRAFT");
    for (const path of [imageId, `${imageId}/${id}`, `${imageId}/collection`, draft.imageId]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

it.each([
  ["none", /no picture of this id/],
  ["a%00b", /no picture of this id/],
  [toGlobalId("Work", "none"), /no picture of this id/],
  ["", /no picture of this id/],
  ["a/b/c", /no picture of this id/],
])("annotations: %s is answered with 404, a message and CORS headers", async (path, sentence) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("cache-control")).toMatch(/no-store/);
  expect(await response.text()).toMatch(sentence);
});

it.each(["after=x", "after=null", "after=", "after=a&after=b", `after=${"x".repeat(5000)}`])(
  "annotations: an invalid page is answered with 404: %s",
  async (search) => {
    const { imageId } = await newPicture(server);
    // The first page is cached, and must not be the response to this request.
    await get(imageId);
    const response = await get(`${imageId}?${search}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/Begin with the first one/);
  },
);

it("annotations: preflights allow any header", async () => {
  const response = await get("x", { method: "OPTIONS" });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-headers")).toBe("*");
});
