import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idWithin } from "../../src/server/graphql/global-id.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { plainText } from "../../src/text/rich-text.ts";
import { personOf } from "../support/album-people.ts";
import type { Person } from "../support/album-people.ts";
import { collectionProblems } from "../support/collection-problems.ts";
import { change, newExhibition, pictured } from "../support/exhibition-operations.ts";
import type { Taken } from "../support/exhibition-operations.ts";
import { manifestProblems } from "../support/manifest-problems.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

let server: TestServer;
let curator: Person;
let views: Record<"sea" | "sky" | "ship" | "gone" | "hidden", Taken>;
let story: string;
/** Id of a hidden block with an image. */
let hiddenBlock: string;

const part = (view: Taken) => ({ ...view, frame: "400,300,800,600 0" });

beforeAll(async () => {
  server = await startServer();
  curator = await personOf(server, "CURATOR");
  const names = ["sea", "sky", "ship", "gone", "hidden"] as const;
  const taken = await pictured(server, [...names]);
  views = Object.fromEntries(names.map((name, at) => [name, taken[at]])) as typeof views;
  const id = await newExhibition(curator, "Storms & <calm>");
  await change(curator, "editExhibition", {
    id,
    version: 1,
    language: "en-GB",
    cover: part(views.sea),
    introduction: plainText("What the wind does."),
    credits: plainText("With thanks to Ada."),
  });
  const contents = [
    { separator: { look: "LINE" } },
    { picture: { view: views.sky, width: "WIDE" } },
    {
      zoomStory: {
        title: "Closer",
        steps: [
          { key: "a", view: views.sea, title: "The whole", text: plainText("All of it.") },
          { key: "b", view: part(views.sea), title: null, text: plainText() },
          { key: "c", view: views.gone, title: "Not there", text: plainText("Lost.") },
          { key: "d", view: views.ship, title: "A ship", text: plainText("<b>It sails</b>") },
        ],
      },
    },
    { workList: { query: { search: "ship" } } },
    { workList: { query: { search: "nothing that is there" } } },
    { comparison: { first: views.sky, second: views.gone, arrangement: "SIDE" } },
  ];
  let after: string | null = null;
  for (const content of contents) {
    const added = await change(curator, "addBlock", { exhibitionId: id, after, content });
    after = added.block.id;
    if ("zoomStory" in content) story = added.block.id;
  }
  const hidden = { picture: { view: views.hidden, width: "WIDE" } };
  const unseen = await change(curator, "addBlock", { exhibitionId: id, content: hidden });
  hiddenBlock = unseen.block.id;
  await change(curator, "hideBlock", { id: hiddenBlock, isHidden: true });
  await change(curator, "publishExhibition", { id });
  const { exhibitionEdge } = await change(curator, "createExhibition", {
    title: "Tempestades",
    language: "pt",
    copyOf: id,
    isTranslation: true,
  });
  await change(curator, "publishExhibition", { id: exhibitionEdge.node.id });
  await newExhibition(curator, "Not yet to be seen");
  const gone = idWithin("Work", views.gone.workId) ?? "";
  await server.store.db.update(work).set({ status: "WITHDRAWN" }).where(eq(work.id, gone));
  await server.settled();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(path.startsWith("http") ? path : `${server.url}${path}`);
const text = async (path: string) => (await get(path)).text();

type Named = { id: string; type: string; label: Record<string, string[]> };
type Collection = Named & { items: Named[]; seeAlso: Named[] };
const read = async (path: string): Promise<Collection> => (await get(path)).json();

const all = "/iiif/collection/exhibitions";

describe("exhibitions-outward: as IIIF", () => {
  it("all published exhibitions are a Collection, newest first, linked from that of the works", async () => {
    const { seeAlso } = await read("/iiif/collection/works");
    expect(seeAlso.map(({ id }) => id)).toContain(`${server.url}${all}`);
    const found = await read(all);
    expect(collectionProblems(found, server.url)).toEqual([]);
    expect(found.items.map(({ id, label }) => [id, label])).toEqual([
      [`${server.url}${all}/tempestades`, { pt: ["Tempestades"] }],
      [`${server.url}${all}/storms-calm`, { "en-GB": ["Storms & <calm>"] }],
    ]);
  });

  it("an exhibition is a Collection of its stories and visible works, each once", async () => {
    const found = await read(`${all}/storms-calm`);
    expect(collectionProblems(found, server.url)).toEqual([]);
    expect(found).toMatchObject({
      summary: { "en-GB": ["What the wind does."] },
      requiredStatement: { value: { "en-GB": ["With thanks to Ada."] } },
      homepage: [{ id: `${server.url}/exhibitions/storms-calm` }],
      partOf: [{ id: `${server.url}${all}` }],
    });
    expect(found.items.map(({ id }) => new URL(id).pathname)).toEqual([
      "/iiif/manifest/title-of-sky-sky",
      `${all}/storms-calm/story/${story}`,
      "/iiif/manifest/title-of-ship-ship",
    ]);
  });

  it("a zoom story is a manifest with a canvas per image and a range per visible step", async () => {
    const manifest = await read(`${all}/storms-calm/story/${story}`);
    expect(manifestProblems(manifest, server.url)).toEqual([]);
    const canvas = (name: string) =>
      `${server.url}/iiif/manifest/title-of-${name}-${name}/canvas/1`;
    expect(manifest.items.map(({ id }) => id)).toEqual([canvas("sea"), canvas("ship")]);
    const step = (
      key: string,
      [label, summary]: [object, object?],
      name: string,
      xywh: string,
    ) => ({
      id: `${manifest.id}/range/${key}`,
      type: "Range",
      label,
      ...(summary && { summary }),
      homepage: [{ id: `${server.url}/exhibitions/storms-calm#${story}-${key}` }],
      items: [
        { type: "SpecificResource", source: { id: canvas(name) }, selector: { value: xywh } },
      ],
    });
    const said = (words: string) => ({ "en-GB": [words] });
    expect(manifest).toMatchObject({
      label: said("Closer"),
      structures: [
        {
          items: [
            step("a", [said("The whole"), said("All of it.")], "sea", "xywh=0,0,4000,3000"),
            step("b", [{ en: ["Step 2"] }], "sea", "xywh=400,300,800,600"),
            // The trailing space marks it as plain text, not HTML.
            step("d", [said("A ship"), said("<b>It sails</b> ")], "ship", "xywh=0,0,4000,3000"),
          ],
        },
      ],
    });
  });

  it("a zoom story's manifest has the credits of its works, together and per canvas", async () => {
    const credit = (...lines: string[]) => ({
      label: { en: ["Credit line"] },
      value: { none: lines },
    });
    const manifest = await read(`${all}/storms-calm/story/${story}`);
    expect(manifest).toMatchObject({
      requiredStatement: credit("Given by a friend"),
      metadata: [
        { label: { en: ["Exhibition"] }, value: { "en-GB": ["Storms & <calm>"] } },
        {
          label: { en: ["Works"] },
          value: {
            none: [/^Title of sea, /, /^Title of ship, /].map((start) =>
              expect.stringMatching(start),
            ),
          },
        },
      ],
    });
    const ofWork = (name: string) => ({
      label: { none: [`Title of ${name}`] },
      requiredStatement: credit("Given by a friend"),
      metadata: expect.arrayContaining([
        { label: { en: ["Identifier"] }, value: { none: [name] } },
      ]),
      homepage: [{ id: `${server.url}/works/title-of-${name}-${name}` }],
      partOf: [{ id: `${server.url}/iiif/manifest/title-of-${name}-${name}`, type: "Manifest" }],
    });
    expect(manifest.items).toMatchObject([ofWork("sea"), ofWork("ship")]);
  });

  it.each([
    ["a draft", () => `${all}/not-yet-to-be-seen`],
    ["an exhibition that is not there", () => `${all}/nothing%00`],
    ["the story of a draft", () => `${all}/not-yet-to-be-seen/story/${story}`],
    ["another exhibition's story", () => `${all}/tempestades/story/${story}`],
    ["a hidden block", () => `${all}/storms-calm/story/${hiddenBlock}`],
    ["no story", () => `${all}/storms-calm/story/x`],
  ])("%s is answered with 404 and a message", async (_, path) => {
    const response = await get(path());
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringMatching(/^There is no .*\.\n$/),
    ]);
  });
});

/** Returns the texts of all elements with this name. */
const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(
    ([, words]) => words ?? "",
  );

it("exhibitions-outward: a feed lists the newest exhibitions with their languages and covers", async () => {
  const response = await get("/exhibitions/feed.atom");
  expect(response.headers.get("content-type")).toMatch(/^application\/atom\+xml/);
  expect(response.headers.has("last-modified")).toBe(true);
  const feed = await response.text();
  expect(elements(feed, "title").slice(1)).toEqual(["Tempestades", "Storms &amp; &lt;calm&gt;"]);
  expect(feed).toContain('<entry xml:lang="en-GB">');
  expect(elements(feed, "summary")).toContain("What the wind does.");
  expect(feed).toMatch(
    /rel="enclosure" type="image\/jpeg" href="[^"]+\/400,300,800,600\/640,480\//,
  );
});

it("exhibitions-outward: the sitemap lists published exhibitions with their translations", async () => {
  expect(elements(await text("/sitemap.xml"), "loc")).toContain(
    `${server.url}/sitemaps/exhibitions.xml`,
  );
  const sitemap = await text("/sitemaps/exhibitions.xml");
  expect(elements(sitemap, "loc")).toEqual([
    `${server.url}/exhibitions`,
    `${server.url}/exhibitions/tempestades`,
    `${server.url}/exhibitions/storms-calm`,
  ]);
  expect(elements(sitemap, "lastmod")).toHaveLength(2);
  const named = sitemap.match(/hreflang="[^"]+"/g);
  const both = ['hreflang="pt"', 'hreflang="en-GB"'];
  expect(named).toEqual([...both, ...both]);
});

describe("exhibitions-outward: oEmbed", () => {
  const oembed = (url: string) => get(`/oembed?${new URLSearchParams({ url, maxwidth: "200" })}`);

  it("describes an exhibition as a link with its cover, within the requested size", async () => {
    expect(await (await oembed(`${server.url}/exhibitions/storms-calm`)).json()).toEqual({
      version: "1.0",
      type: "link",
      title: "Storms & <calm>",
      provider_name: expect.any(String),
      provider_url: `${server.url}/`,
      thumbnail_url: expect.stringContaining("/400,300,800,600/200,150/"),
      thumbnail_width: 200,
      thumbnail_height: 150,
    });
  });

  it.each(["exhibitions/not-yet-to-be-seen", "exhibitions/a%00", "exhibitions/draft/a"])(
    "does not know /%s",
    async (path) => {
      const response = await oembed(`${server.url}/${path}`);
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.stringMatching(/\.\n$/),
      ]);
    },
  );
});

it("exhibitions-outward: an unpublished exhibition disappears everywhere immediately", async () => {
  const { exhibitionEdge } = await change(curator, "createExhibition", { title: "Brief" });
  const { id } = exhibitionEdge.node;
  const { exhibition } = await change(curator, "publishExhibition", { id });
  await server.settled();
  const places = [all, "/exhibitions/feed.atom", "/sitemaps/exhibitions.xml"];
  for (const place of places) expect(await text(place)).toContain(exhibition.slug);
  await change(curator, "withdrawExhibition", { id });
  await server.settled();
  for (const place of places) expect(await text(place)).not.toContain(exhibition.slug);
  expect((await get(`${all}/${exhibition.slug}`)).status).toBe(404);
});
