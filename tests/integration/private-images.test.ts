import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { DecoderPool } from "../../src/server/images/decoding/decoder-pool.ts";
import { prepareImage } from "../../src/server/images/prepare.ts";
import { leaveThere } from "../../src/server/imports/iiif/leave-there.ts";
import { imagesFolderOf, remoteFolderOf } from "../../src/server/settings.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { finishImport, startImport } from "../../src/server/store/import-runs.ts";
import { connectStore } from "../../src/server/store/store.ts";
import type { ImageInput, WorkInput } from "../../src/server/store/work-input.ts";
import { gradient } from "../server/images/support.ts";
import { openCaller } from "../support/caller.ts";
import type { Caller } from "../support/caller.ts";
import { openPglite } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { startIiifSite } from "../support/iiif-site.ts";
import type { IiifSite } from "../support/iiif-site.ts";
import { knownMember } from "../support/member.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

const edit = { through: "EDIT", actor: "SERVER" } as const;
const size = { width: 700, height: 600 };

let server: TestServer;
/** Simulates a second process of the site, with separate memory and database connections. */
let other: TestServer;
let closeDatabase: () => Promise<void>;
let remoteSite: IiifSite;
let curator: Caller;
let cookies: Record<"CURATOR" | "OWNER" | "MEMBER" | "VISITOR", string>;
let stored: ImageInput;
let remote: ImageInput;
let last = 0;

/** Creates an image that no work uses yet. The images differ in the colour of one pixel. */
async function newImage(imagesFolder: string): Promise<ImageInput> {
  const dot = { r: ++last, g: 0, b: 0 };
  const mark = { create: { width: 1, height: 1, channels: 3, background: dot } } as const;
  const bytes = await gradient(size.width, size.height)
    .composite([{ input: mark, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const prepared = await prepareImage({ bytes }, imagesFolder);
  return imageInput(prepared.key, prepared);
}

async function newRemoteImage(imagesFolder: string, folder: string): Promise<ImageInput> {
  const decoder = new DecoderPool();
  const left = await leaveThere(
    {
      services: [`${remoteSite.origin}/level2`],
      addresses: [],
      role: "FRONT",
      alt: null,
      caption: null,
      details: [],
      liesOnFirst: false,
    },
    {
      remote: {
        folder,
        options: { signal: new AbortController().signal, mayReach: () => true },
        pictures: "KEEP",
      },
      imagesFolder,
      decoder,
    },
  ).finally(() => decoder.close());
  return imageInput(left.key, left);
}

beforeAll(async () => {
  const { close, ...database } = await openPglite();
  closeDatabase = close;
  const settings = { privateAddresses: true };
  const open = () => Promise.resolve({ ...database, close: () => Promise.resolve() });
  server = await startServer({ open, settings });
  const store = connectStore(database.store.config, () => Promise.resolve());
  const openAgain = () => Promise.resolve({ ...database, store, close: () => store.close() });
  other = await startServer({ open: openAgain, settings });
  const { db } = server.store;
  const imagesFolder = imagesFolderOf(server.settings);
  remoteSite = await startIiifSite(() => gradient(size.width, size.height), size);
  stored = await newImage(imagesFolder);
  remote = await newRemoteImage(imagesFolder, remoteFolderOf(server.settings));
  const cookieOf = async (role: keyof typeof cookies) =>
    (await knownMember(db, role)).headers.cookie;
  cookies = {
    CURATOR: await cookieOf("CURATOR"),
    OWNER: await cookieOf("OWNER"),
    MEMBER: await cookieOf("MEMBER"),
    VISITOR: await cookieOf("VISITOR"),
  };
  curator = openCaller(server.url, { cookie: cookies.CURATOR });
});
afterAll(async () => {
  await remoteSite.close();
  await other.stop();
  await server.stop();
  await closeDatabase();
});

/** URLs of an image: its information, the redirect to it, tiles, derivatives, the whole image, and a cut. */
const paths = [
  "/info.json",
  "",
  "/0,0,512,512/512,512/0/default.jpg",
  "/512,0,188,512/188,512/0/default.jpg",
  "/full/240,/0/default.webp",
  "/full/240,/0/default.avif",
  "/full/max/0/default.jpg",
  "/10,10,100,100/50,50/90/gray.png",
];

type Asked = { cookie?: string; method?: "GET" | "HEAD"; etag?: string; url?: string };

function ask(key: string, path: string, { cookie, method = "GET", etag, url }: Asked = {}) {
  const headers = { ...(cookie && { cookie }), ...(etag && { "if-none-match": etag }) };
  const address = `${url ?? server.url}/iiif/image/3/${key}${path}`;
  return fetch(address, { method, headers, redirect: "manual" });
}

/** Returns the status and the caching of each URL of an image. */
async function answersOf({ key }: ImageInput, asked: Asked = {}) {
  const answers: [path: string, status: number, caching: string | null][] = [];
  for (const path of paths) {
    const { status, headers } = await ask(key, path, asked);
    answers.push([path, status, headers.get("cache-control")]);
  }
  return answers;
}

/** Waits until both processes respond to every URL of an image with 404. */
async function expectHidden(image: ImageInput) {
  for (const url of [server.url, other.url]) {
    await eventually(async () => {
      expect((await ask(image.key, "/info.json", { url })).status).toBe(404);
    });
    const answers = await answersOf(image, { url });
    expect(answers).toEqual(paths.map((path) => [path, 404, "no-store"]));
  }
}

/** Waits until both processes respond to every URL of an image with public caching. */
async function expectPublic(image: ImageInput) {
  for (const url of [server.url, other.url]) {
    await eventually(async () => {
      expect((await ask(image.key, "/info.json", { url })).status).toBe(200);
    });
    const answers = await answersOf(image, { url });
    for (const [path, status, caching] of answers) {
      expect(status, path).toBe(path === "" ? 303 : 200);
      if (path !== "") expect(caching, path).toMatch(/^public, max-age=(86400, immutable|3600)$/);
    }
  }
}

/** Checks that a session sees an image, and that no cache may store the responses. */
async function expectPrivate(image: ImageInput, cookie: string) {
  for (const [path, status, caching] of await answersOf(image, { cookie })) {
    expect(status, path).toBe(path === "" ? 303 : 200);
    if (path !== "") expect(caching, path).toBe("private, no-store");
  }
}

/** Adds a published work with the images of the test; returns its global id and its input. */
async function publishedWork(given: Partial<WorkInput> = {}) {
  const input = workInput({ identifier: `W${++last}`, images: [stored, remote], ...given });
  const [made] = await applyWorks(server.store.db, [input], edit);
  return { id: toGlobalId("Work", made?.workId ?? ""), input };
}

async function versionOf(id: string): Promise<number> {
  const { data } = await curator.send(
    "query ($id: ID!) { viewer { desk { work(id: $id) { version } } } }",
    { id },
  );
  const { viewer } = data as unknown as { viewer: { desk: { work: { version: number } } } };
  return viewer.desk.work.version;
}

const changeStatus = async (id: string, status: string) =>
  curator.change("editWork", { id, version: await versionOf(id), status });

/** A way to make images private and public again. */
type Way = { hide: () => Promise<unknown>; show: () => Promise<unknown> };

const ways = {
  "its work is withdrawn": async () => {
    const { id } = await publishedWork();
    return {
      hide: () => changeStatus(id, "WITHDRAWN"),
      show: () => changeStatus(id, "PUBLISHED"),
    };
  },
  "its work becomes a draft": async () => {
    const { id } = await publishedWork();
    return { hide: () => changeStatus(id, "DRAFT"), show: () => changeStatus(id, "PUBLISHED") };
  },
  "it is removed from its work": async () => {
    const { id } = await publishedWork();
    return {
      hide: async () =>
        curator.change("changeWorkImages", {
          workId: id,
          version: await versionOf(id),
          images: [],
        }),
      show: async () =>
        curator.change("restoreWorkRevision", {
          id,
          number: 1,
          version: await versionOf(id),
        }),
    };
  },
  "many works are changed at once": async () => {
    const works = await Promise.all([publishedWork(), publishedWork({ images: [remote] })]);
    let change: unknown;
    return {
      hide: async () => {
        const ids = works.map(({ id }) => id);
        const input = { works: { ids }, changes: { status: "WITHDRAWN" } };
        ({ change } = await curator.change(
          "editWorks",
          input,
          "... on EditWorksSuccess { change }",
        ));
      },
      show: () => curator.change("undoBulkEdit", { change }),
    };
  },
  "the import that brought it is undone": async () => {
    const { db } = server.store;
    const bring = async () => {
      const { id: importId } = await startImport(db, { label: "works.csv", sourceKey: "k" });
      const cause = { through: "IMPORT", actor: "COMMAND", importId } as const;
      // More works than an announcement names.
      const works = Array.from({ length: 30 }, (_, n) =>
        workInput({ identifier: `I${n}`, images: n === 0 ? [stored, remote] : [] }),
      );
      await applyWorks(db, works, cause);
      await finishImport(db, importId, "DONE");
      return importId;
    };
    let importId = await bring();
    return {
      hide: () =>
        curator.change("undoImport", {
          id: toGlobalId("Import", importId),
          keepLaterEdits: true,
        }),
      show: async () => {
        importId = await bring();
      },
    };
  },
};

async function checkWay(name: keyof typeof ways) {
  const { hide, show }: Way = await ways[name]();
  await expectPublic(stored);
  await expectPublic(remote);
  await hide();
  await expectHidden(stored);
  await expectHidden(remote);
  await expectPrivate(stored, cookies.CURATOR);
  await expectPrivate(remote, cookies.OWNER);
  await show();
  await expectPublic(stored);
  await expectPublic(remote);
  await hide();
  await expectHidden(stored);
}

describe("private-images: an image stops being public, and becomes public again, when", () => {
  test.each(["its work is withdrawn", "the import that brought it is undone"] as const)(
    "%s",
    checkWay,
  );
  test.each([
    "its work becomes a draft",
    "it is removed from its work",
    "many works are changed at once",
  ] as const)("%s", { tags: ["full"] }, checkWay);
});

test("private-images: a private image is sent only to curators, for every kind of request", async () => {
  const { id } = await publishedWork();
  await expectPublic(stored);
  const tile = "/0,0,512,512/512,512/0/default.jpg";
  const etag = (await ask(stored.key, tile)).headers.get("etag") ?? "";
  expect((await ask(stored.key, tile, { etag })).status).toBe(304);
  await changeStatus(id, "DRAFT");
  await expectHidden(stored);
  const { MEMBER, VISITOR, CURATOR } = cookies;
  for (const asked of [
    { cookie: MEMBER },
    { cookie: VISITOR },
    { etag },
    { method: "HEAD" },
  ] as const) {
    expect((await ask(stored.key, tile, asked)).status).toBe(404);
  }
  const head = await ask(stored.key, tile, { cookie: CURATOR, method: "HEAD" });
  expect([head.status, head.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
});

test("private-images: an image stays public as long as another published work uses it", async () => {
  const [one, two] = [await publishedWork(), await publishedWork()];
  await expectPublic(stored);
  await changeStatus(one.id, "WITHDRAWN");
  await server.settled();
  await expectPublic(stored);
  await changeStatus(two.id, "WITHDRAWN");
  await expectHidden(stored);
});

test("private-images: a hidden image is answered like a missing one", async () => {
  const { key } = await newImage(imagesFolderOf(server.settings));
  const [hidden, missing] = [await ask(key, "/info.json"), await ask("0".repeat(32), "/info.json")];
  expect(hidden.status).toBe(404);
  expect(await hidden.text()).toBe(await missing.text());
});
