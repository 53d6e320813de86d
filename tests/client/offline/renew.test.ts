import { beforeEach, expect, it } from "vitest";
import { renewTaken } from "../../../src/client/offline/renew.ts";
import { takeList } from "../../../src/client/offline/take-list.ts";
import { bytesOf, readTaken, type TakenList } from "../../../src/client/offline/taken-list.ts";
import {
  exhibitionAnswer,
  exhibitionPage,
  furtherAnswer,
} from "../../../src/client/offline/exhibition-texts.ts";
import type { ListToTake, Need, PartToTake } from "../../../src/client/offline/needs.ts";
import { device, goneAnswer, listOf, pageOf, stubSite } from "./site-stub.ts";

let site: ReturnType<typeof stubSite>;
beforeEach(() => {
  site = stubSite();
});

const means = (build: string, at = "2026-11-21T12:00:00.000Z") => ({
  storage: site.storage,
  locks: undefined,
  ask: site.ask,
  pauses: [],
  build,
  now: () => new Date(at),
});
const take = async (list: ListToTake) => {
  const { signal } = new AbortController();
  await takeList(list, device, { ...means("b1"), signal }, () => {});
  site.asked.length = 0;
};
const later = "2026-12-24T12:00:00.000Z";
const renew = () => renewTaken(means("b2", later));
const taken = (id = "favourites") => readTaken(site.storage, id);
const slugsOf = (list: TakenList | null) => list?.works.map(({ slug }) => slug);

/** Returns the cached addresses of a list, and the bytes of all files without its record. */
async function kept(id = "favourites") {
  const cache = await site.storage.open(`vitrine-taken-${id}`);
  const requests = (await cache.keys()).filter(({ url }) => !url.endsWith("/vitrine-taken"));
  const sizes = requests.map(async (request) => (await (await cache.match(request))?.blob())?.size);
  const bytes = (await Promise.all(sizes)).reduce<number>((sum, size) => sum + (size ?? 0), 0);
  return { addresses: requests.map(({ url }) => url), bytes };
}
const cut = () => Promise.reject(new TypeError("cut"));

it("renew: after a site update, texts are fetched again once, and images are not", async () => {
  await take(listOf("a", "b"));
  await renewTaken(means("b1"));
  expect(site.asked).toEqual([]);
  await renew();
  expect(site.asked).toHaveLength(4);
  expect(site.asked.some((asked) => asked.includes("/iiif/"))).toBe(false);
  expect(await taken()).toMatchObject({ build: "b2" });
  await renew();
  expect(site.asked).toHaveLength(4);
});

it("renew: the list records the renewal time and the size of the new texts", async () => {
  await take(listOf("a", "b"));
  site.faults.set("/works/a", async () => pageOf("b2", "a page that is longer now"));
  await renew();
  const renewed = await taken();
  expect(renewed).toMatchObject({ at: later, isWhole: true });
  expect(renewed && bytesOf(renewed)).toBe((await kept()).bytes);
});

it("renew: a deleted work and the resources that only it needed are removed, and the rest is renewed", async () => {
  const [a, b, c] = listOf("a", "b", "c").works;
  if (!a || !b || !c) throw new Error("Three works were expected.");
  // The second image of the removed work is also shown by another one.
  const views = [a, b].flatMap((work) => ("views" in work ? work.views : []));
  const goes = { slug: "a", title: "A", views };
  await take({ id: "favourites", title: "Your favourites", path: "/albums", works: [goes, b, c] });
  site.faults.set("/works/a", goneAnswer);
  await renew();
  const renewed = await taken();
  expect(renewed).toMatchObject({ build: "b2", at: later, isWhole: true });
  expect(slugsOf(renewed)).toEqual(["b", "c"]);
  const { addresses, bytes } = await kept();
  expect(addresses.filter((url) => /\/a(?:\/|$)|%22a%22/.test(url))).toEqual([]);
  for (const slug of ["b", "c"]) {
    expect(addresses.filter((url) => url.includes(`/${slug}/`)).length).toBeGreaterThan(0);
    expect(addresses).toContain(`http://site/works/${slug}`);
  }
  expect(renewed && bytesOf(renewed)).toBe(bytes);
});

it.each([
  ["what the site cannot answer now", async () => new Response("", { status: 500 })],
  ["what something before the site answers", async () => new Response("", { status: 404 })],
])(
  "renew: %s stays, and only its texts are requested again the next time",
  async (_what, fault) => {
    await take(listOf("a", "b", "c"));
    for (const slug of ["b", "c"]) site.faults.set(`/works/${slug}`, async () => pageOf("b2"));
    site.faults.set("/works/a", fault);
    await renew();
    expect(slugsOf(await taken())).toEqual(["a", "b", "c"]);
    expect(await taken()).toMatchObject({ build: "b1", at: "2026-11-21T12:00:00.000Z" });
    expect(await (await site.storage.match("/works/c"))?.text()).toContain("of b2");
    site.faults.set("/works/a", async () => pageOf("b2"));
    site.asked.length = 0;
    await renew();
    expect(site.asked.every((asked) => /\/works\/a$|%22a%22/.test(asked))).toBe(true);
    expect(await taken()).toMatchObject({ build: "b2", at: later });
  },
);

it("renew: a list that fails to renew does not prevent others from renewing", async () => {
  await take(listOf("a"));
  await take({ ...listOf("b"), id: "album-1" });
  site.faults.set("/works/a", async () => {
    site.memory.fault = "full";
    return pageOf("b2");
  });
  site.faults.set("%22b%22", async () => {
    site.memory.fault = "none";
    return Response.json({}, { headers: { "cache-control": "public" } });
  });
  await expect(renew()).rejects.toThrow("no room");
  expect(await taken()).toMatchObject({ build: "b1" });
  expect(await taken("album-1")).toMatchObject({ build: "b2" });
});

it("renew: a network failure ends the renewal, removes nothing, and the next renewal retries all", async () => {
  await take(listOf("a", "b"));
  await take({ ...listOf("c"), id: "album-1" });
  site.faults.set("http", cut);
  await expect(renew()).rejects.toThrow();
  expect(site.asked.some((asked) => /\/works\/c|%22c%22/.test(asked))).toBe(false);
  expect(await taken()).toMatchObject({ build: "b1" });
  expect(slugsOf(await taken())).toEqual(["a", "b"]);
  site.faults.clear();
  await renew();
  expect(await taken()).toMatchObject({ build: "b2" });
  expect(await taken("album-1")).toMatchObject({ build: "b2" });
});

/** Returns an exhibition of two parts whose texts are two queries and a page. */
function exhibitionOf(slug: string): ListToTake {
  const part = (name: string, texts: Need[]): PartToTake => ({
    slug: name,
    title: name,
    services: [`/iiif/image/3/${name}`],
    needsOn: () => [
      ...texts,
      { address: `/iiif/image/3/${name}/a.jpg`, kind: "tile", weight: 1 },
      { address: "/iiif/image/3/both/a.jpg", kind: "tile", weight: 1 },
    ],
  });
  const texts: Need[] = [
    { address: exhibitionAnswer(slug), kind: "answer", weight: 1 },
    { address: furtherAnswer(slug, "c1"), kind: "answer", weight: 1 },
    { address: exhibitionPage(slug), kind: "page", weight: 1 },
  ];
  const works = [part(slug, texts), part("block", [])];
  return {
    id: "exhibition-poles",
    title: "Poles",
    path: texts[2]?.address ?? "",
    exhibition: slug,
    works,
  };
}

/** Makes the site respond that more blocks follow the first ones. */
function answerInTwo() {
  const answered = (pageInfo: object) => async () =>
    Response.json(
      { data: { exhibition: { blocks: { pageInfo } } } },
      { headers: { "cache-control": "public", "content-type": "application/json" } },
    );
  site.faults.set("c2%22", answered({ hasNextPage: false, endCursor: "c9" }));
  site.faults.set("/graphql", answered({ hasNextPage: true, endCursor: "c2" }));
}

it("renew: an exhibition's responses and page are fetched again for all its blocks, without images", async () => {
  await take(exhibitionOf("poles"));
  const size = (await kept("exhibition-poles")).bytes;
  expect(await taken("exhibition-poles")).toMatchObject({ exhibition: "poles", build: "b1" });
  expect(bytesOf((await taken("exhibition-poles")) as TakenList)).toBe(size);
  answerInTwo();
  site.faults.set("/exhibitions/poles", async () => pageOf("b2"));
  await renew();
  expect(site.asked).toEqual([
    `GET ${exhibitionAnswer("poles")}`,
    `GET ${furtherAnswer("poles", "c2")}`,
    "GET /exhibitions/poles",
  ]);
  expect(await taken("exhibition-poles")).toMatchObject({ build: "b2", at: later, isWhole: true });
  await renewTaken(means("b3"));
  expect(site.asked).toHaveLength(6);
});

it("renew: a deleted exhibition is removed completely", async () => {
  await take(exhibitionOf("poles"));
  site.faults.set("/exhibitions/poles", goneAnswer);
  await renew();
  expect(await site.storage.keys()).toEqual([]);
});
