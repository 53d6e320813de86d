import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyWorks } from "../../src/server/store/apply.ts";
import { eventually } from "../support/eventually.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

const origin = "https://museum.example";
const worksAdded = 230;
let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    settings: {
      publicOrigin: origin,
      siteTitle: "Pictures & <Maps>",
      siteDescription: "All of them",
    },
  });
  const numbers = Array.from({ length: worksAdded }, (_, i) => i + 1);
  await applyWorks(
    server.store.db,
    numbers.map((n) => workInput({ identifier: `H.${n}`, title: `Sea ${n} & <sky>\u0001` })),
  );
  await applyWorks(server.store.db, [
    workInput({ identifier: "NOTHING", title: "", creators: [{ name: "", role: null }] }),
    workInput({ identifier: "GONE", title: "Gone", status: "WITHDRAWN" }),
    workInput({ identifier: "DRAFT", title: "Draft", status: "DRAFT" }),
    workInput({
      identifier: "PIC",
      title: "Last “one”",
      images: [imageInput("a".repeat(32)), imageInput("b".repeat(32))],
    }),
  ]);
  await server.settled();
});
afterAll(() => server.stop());

const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
const text = async (path: string) => (await get(path)).text();
/** Returns the texts of all elements with this name. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(
    ([, t]) => t ?? "",
  );

describe("harvest: OAI-PMH", () => {
  const oai = (query: string) => text(`/oai?${query}`);

  test("identifies itself, by GET and by POST", async () => {
    const told = await oai("verb=Identify");
    expect(all(told, "baseURL")).toEqual([`${origin}/oai`]);
    expect(all(told, "repositoryName")).toEqual(["Pictures &amp; &lt;Maps&gt;"]);
    expect(all(told, "deletedRecord")).toEqual(["transient"]);
    const body = new URLSearchParams({ verb: "Identify" });
    const posted = await get("/oai", { method: "POST", body });
    expect(posted.headers.get("content-type")).toMatch(/^text\/xml/);
    expect(all(await posted.text(), "protocolVersion")).toEqual(["2.0"]);
  });

  test("lists every work once during changes, and unpublished ones as deleted", async () => {
    const seen: string[] = [];
    let answer = await oai("verb=ListRecords&metadataPrefix=oai_dc");
    for (let page = 0; page < 5; page++) {
      seen.push(...all(answer, "identifier"));
      const [token] = all(answer, "resumptionToken");
      if (!token) break;
      answer = await oai(`verb=ListRecords&resumptionToken=${token}`);
    }
    expect(seen).toHaveLength(worksAdded + 3);
    expect(new Set(seen).size).toBe(seen.length);
    expect(answer).toContain('<header status="deleted">');
    expect(answer).toContain("<dc:title>Last “one”</dc:title>");
    expect(answer).not.toContain("Draft");
    expect(answer).toContain("<resumptionToken/>");
  });

  test("lists all works between the earliest and the latest possible day", async () => {
    const range = "from=0000-01-01&until=9999-12-31";
    const first = await oai(`verb=ListIdentifiers&metadataPrefix=oai_dc&${range}`);
    expect(all(first, "identifier")).toHaveLength(100);
    const [token] = all(first, "resumptionToken");
    const second = await oai(`verb=ListIdentifiers&resumptionToken=${token}`);
    expect(all(second, "identifier")).toHaveLength(100);
  });

  test("returns one record with escaped text", async () => {
    const list = await oai("verb=ListIdentifiers&metadataPrefix=oai_dc");
    const [identifier = ""] = all(list, "identifier");
    expect(identifier).toMatch(/^oai:museum\.example:/);
    const record = await oai(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${identifier}`);
    expect(all(record, "dc:title")).toEqual(["Sea 1 &amp; &lt;sky&gt;\uFFFD"]);
    expect(all(record, "dc:creator")).toEqual(["Ada Vries"]);
    expect(all(record, "dc:identifier")).toContain("H.1");
  });

  test.each([
    ["verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:museum.example:none", "idDoesNotExist"],
    ["verb=GetRecord&metadataPrefix=oai_dc&identifier=x%00", "idDoesNotExist"],
    ["verb=ListRecords&metadataPrefix=oai_dc&until=1999-01-01", "noRecordsMatch"],
    ["verb=ListSets", "noSetHierarchy"],
    ["verb=Sing&a=%3Cb%3E", "badVerb"],
  ])("%s is answered with the error %s", async (query, code) => {
    const answer = await oai(query);
    expect(answer).toContain(`<error code="${code}">`);
    expect(answer).not.toContain("<b>");
  });
});

test("harvest: robots.txt links to the sitemaps, and these list every published work", async () => {
  expect(await text("/robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const sitemaps = all(await text("/sitemap.xml"), "loc");
  const pages = await Promise.all(sitemaps.map((one) => text(new URL(one).pathname)));
  const addresses = pages.flatMap((page) => all(page, "loc"));
  const works = addresses.filter((one) => one.startsWith(`${origin}/works/`));
  expect(works).toHaveLength(worksAdded + 2);
  expect(addresses).toContain(`${origin}/works/last-one-pic`);
  expect(addresses.join()).not.toMatch(/draft|gone/);
  expect((await get("/sitemaps/works-2.xml")).status).toBe(404);
  expect((await get("/sitemaps/works-0.xml")).status).toBe(404);
});

test("harvest: the feed lists the newest works and is answered with 304 if it is unchanged", async () => {
  const response = await get("/feed.atom");
  expect(response.headers.get("content-type")).toMatch(/^application\/atom\+xml/);
  const feed = await response.text();
  expect(all(feed, "title").slice(0, 2)).toEqual(["Pictures &amp; &lt;Maps&gt;", "Last “one”"]);
  expect(feed).toContain(`rel="enclosure" type="image/jpeg" href="${origin}/iiif/image/3/`);
  expect(feed).not.toMatch(/Draft|Gone/);
  // Atom requires a title, which the work lacks.
  expect(feed).toContain("<title>NOTHING</title>");
  expect(feed).not.toMatch(/<author><\/author>|<title><\/title>/);
  const etag = response.headers.get("etag") ?? "";
  expect((await get("/feed.atom", { headers: { "if-none-match": etag } })).status).toBe(304);
});

describe("harvest: oEmbed", () => {
  const oembed = (query: Record<string, string>) => get(`/oembed?${new URLSearchParams(query)}`);
  const url = `${origin}/works/last-one-pic`;

  test("embeds a work in another page, with a thumbnail within the requested size", async () => {
    const response = await oembed({ url, maxwidth: "300" });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toMatchObject({
      version: "1.0",
      type: "rich",
      title: "Last “one”",
      width: 300,
      thumbnail_width: 300,
      thumbnail_url: expect.stringMatching(/\/300,\d+\/0\/default\.jpg$/),
      html: expect.stringContaining(`<iframe src="${url}/embed"`),
    });
  });

  const shownAt = async (search: string) => {
    const response = await oembed({ url: `${url}${search}`, maxwidth: "300" });
    const { html, thumbnail_url, thumbnail_width, thumbnail_height } = await response.json();
    const source = /src="([^"]*)"/.exec(html)?.[1];
    return { source, thumbnail: thumbnail_url, size: [thumbnail_width, thumbnail_height] };
  };
  const service = (letter: string) => `${origin}/iiif/image/3/${letter.repeat(32)}`;

  test("shows the image, region and rotation in the address", async () => {
    expect(await shownAt("?image=2&region=10,20,600,400&rotation=90&utm_source=a")).toEqual({
      source: `${url}/embed?image=2&amp;region=10,20,600,400&amp;rotation=90`,
      thumbnail: `${service("b")}/10,20,600,400/300,200/90/default.jpg`,
      size: [200, 300],
    });
    expect(await shownAt("?image=2")).toMatchObject({
      source: `${url}/embed?image=2`,
      thumbnail: expect.stringContaining(`${service("b")}/full/`),
    });
  });

  test("keeps a rotated image within the requested size", async () => {
    const { size, thumbnail } = await shownAt("?region=0,0,1000,1000&rotation=45");
    expect(thumbnail).toContain("/45/default.jpg");
    expect(Math.max(...size)).toBeLessThanOrEqual(300);
    expect(Math.max(...size)).toBeGreaterThan(290);
  });

  test("shows the whole first image if the image or region is invalid", async () => {
    for (const search of ["?image=99", "?image=99&region=10,20,600,400", "?region=around"]) {
      const { thumbnail } = await shownAt(search);
      expect([search, thumbnail]).toEqual([
        search,
        expect.stringContaining(`${service("a")}/full/`),
      ]);
    }
  });

  test.each([
    [{ url: "https://elsewhere.example/works/last-one-pic" }, 404],
    [{ url: `${origin}/works/draft-draft` }, 404],
    [{ url: `${origin}/works/%E0%A4%A` }, 404],
    [{ url: "nonsense" }, 404],
    [{}, 404],
    [{ url, maxwidth: "-1" }, 400],
    [{ url, format: "xml" }, 501],
  ])("answers %j with %i and a message", async (query, status) => {
    const response = await oembed(query as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/^[A-Z].*\.\n$/);
  });
});

test("harvest: the feed is cached by its date, until the newest work leaves it", async () => {
  const late = (status: "PUBLISHED" | "WITHDRAWN") =>
    applyWorks(server.store.db, [workInput({ identifier: "LATE", title: "Late", status })]);
  await late("PUBLISHED");
  await server.settled();
  const since = await eventually(async () => {
    const response = await get("/feed.atom");
    const headers = { "if-modified-since": response.headers.get("last-modified") ?? "" };
    expect(await response.text()).toContain("<title>Late</title>");
    expect((await get("/feed.atom", { headers })).status).toBe(304);
    return { headers };
  });
  await late("WITHDRAWN");
  await server.settled();
  const changed = await get("/feed.atom", since);
  expect([changed.status, await changed.text()]).toEqual([
    200,
    expect.not.stringContaining("Late"),
  ]);
});
