import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { isNotNull } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { image, remoteCheck, work } from "../../src/server/store/tables/works.ts";
import { gradient } from "../server/images/support.ts";
import { ask } from "../support/ask.ts";
import { startIiifSite } from "../support/iiif-site.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { canvas, manifest } from "../support/manifests.ts";
import { join as joinSite } from "../support/people.ts";
import { runCommand } from "../support/run-command.ts";

/** The dashboard's data about remote images. */
type Seen = {
  remotePictures: { check: object | null } & Record<string, unknown>;
  checkup: { problem: string; count: number }[];
};

let server: TestServer;
let other: Server;
let origin = "";
/** Content of the other site by path, and the requested paths. */
let web = new Map<string, unknown>();
let asked: string[] = [];

beforeAll(async () => {
  server = await startServer({ settings: { privateAddresses: true } });
  other = createServer((request, response) => {
    const found = web.get(request.url ?? "");
    asked.push(request.url ?? "");
    if (found === undefined) response.writeHead(404).end();
    else response.end(Buffer.isBuffer(found) ? found : JSON.stringify(found));
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(async () => {
  other.close();
  await server.stop();
});
beforeEach(async () => {
  web = new Map();
  asked = [];
});

const at = (path: string) => `${origin}${path}`;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a66" } })
    .jpeg()
    .toBuffer();

const collection = (path: string, more: object) =>
  web.set(path, {
    "@context": "http://iiif.io/api/presentation/3/context.json",
    id: at(path),
    type: "Collection",
    label: { en: ["All"] },
    ...more,
  });

async function importing(...args: string[]) {
  const result = await runCommand(runImportCommand, server.settings, args);
  await server.settled();
  return result;
}

test("import-manifests: a manifest is imported with its images and their data, and is unchanged when imported again", async () => {
  const choice = {
    type: "Choice",
    items: [
      { id: at("/visible.jpg"), type: "Image", label: { en: ["Visible light"] } },
      { id: at("/xray.jpg"), type: "Image", label: { en: ["X-ray"] } },
    ],
  };
  const annotations = [
    {
      type: "AnnotationPage",
      items: [
        {
          motivation: "commenting",
          target: `${at("/1")}#xywh=100,50,500,250`,
          body: { value: "A mast" },
        },
      ],
    },
  ];
  web.set("/m", manifest({ id: at("/m"), items: [canvas(at("/1"), { annotations }, choice)] }));
  web.set("/visible.jpg", await picture(500, 250));
  web.set("/xray.jpg", await picture(1000, 500));
  const first = await importing(at("/m"), "--private-addresses");
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining("1 added") });
  const { data } = await ask(
    server.url,
    `query($search: String) { works(first: 2, search: $search) { edges { node { title identifier
      images(first: 9) { width role caption registration { from { x y } to { x y } }
        details(first: 9) { caption region { x y width height } } } } } } }`,
    { variables: { search: "harbour" } },
  );
  expect(data?.works).toMatchObject({
    edges: [
      {
        node: {
          title: "The harbour",
          identifier: at("/m"),
          images: [
            {
              width: 500,
              role: "FRONT",
              caption: "Visible light",
              details: [{ caption: "A mast", region: { x: 50, y: 25, width: 250, height: 125 } }],
            },
            { width: 1000, role: "XRAY", registration: [{}, { to: { x: 500, y: 250 } }] },
          ],
        },
      },
    ],
  });
  expect((await importing(at("/m"), "--private-addresses")).out).toContain("1 unchanged");
});

test(
  "import-manifests: a remote image is viewed through this site, and problems with it are recorded",
  { tags: ["full"] },
  async () => {
    const there = await startIiifSite(() => gradient(1300, 900), { width: 1300, height: 900 });
    try {
      const id = `${there.origin}/level0/info.json`;
      const { out } = await importing(id, "--private-addresses", "--keep-remote");
      expect(out).toContain("1 added");
      const [{ key = "", remote } = {}] = await server.store.db
        .select()
        .from(image)
        .where(isNotNull(image.remote));
      expect(remote).toMatchObject({ address: `${there.origin}/level0`, version: 2, width: 1300 });
      const part = (path: string) => fetch(`${server.url}/iiif/image/3/${key}/${path}`);
      expect(await server.store.db.select().from(remoteCheck)).toMatchObject([
        { key, problem: null },
      ]);
      there.asked = [];
      expect((await part("0,0,512,512/512,512/0/default.jpg")).status).toBe(200);
      expect(there.asked).toHaveLength(4);
      there.instead = (_, response) => response.writeHead(404).end();
      expect((await part("512,0,512,512/512,512/0/default.jpg")).status).toBe(502);
      await expect
        .poll(() => server.store.db.select().from(remoteCheck))
        .toMatchObject([{ key, problem: expect.stringContaining("There is nothing at") }]);
      there.instead = null;
      expect((await importing(id, "--private-addresses", "--keep-remote")).out).toContain(
        "1 unchanged",
      );
      expect((await part("512,0,512,512/512,512/0/default.jpg")).status).toBe(200);
      await expect
        .poll(() => server.store.db.select().from(remoteCheck))
        .toMatchObject([{ key, problem: null }]);
    } finally {
      await there.close();
    }
  },
);

test("import-manifests: each manifest of a collection is a work, and an unavailable one is rejected by address", async () => {
  const one = async (path: string) => {
    web.set(path, manifest({ id: at(path), items: [canvas(at(`${path}/1`))] }));
    web.set(`${path}/1.jpg`, await picture(300, 200));
  };
  await one("/m1");
  await one("/m2");
  web.delete("/m2/1.jpg");
  const items = ["/m1", "/m2", "/m3"].map((path) => ({ id: at(path), type: "Manifest" }));
  collection("/c", { items });
  const { code, out } = await importing(at("/c"), "--private-addresses");
  expect(code).toBe(3);
  expect(out).toContain("1 added, 0 changed, 0 unchanged, 2 refused");
  expect(out).toContain(`There is nothing at ${at("/m2/1.jpg")}.`);
  expect(out).toContain(`There is nothing at ${at("/m3")}.`);
});

test("import-manifests: nested and paginated Collections are read, even recursive ones", async () => {
  const named = (path: string, type: string) => ({ id: at(path), type });
  web.set("/n.jpg", await picture(30, 20));
  const items = [canvas(at("/n"))];
  for (const path of ["/n1", "/n2", "/n3"]) web.set(path, manifest({ id: at(path), items }));
  collection("/all", {
    items: [named("/n1", "Manifest"), named("/inner", "Collection"), named("/all", "Collection")],
  });
  collection("/inner", { items: [named("/all", "Collection")], first: at("/inner/1") });
  collection("/inner/1", {
    type: "CollectionPage",
    items: [named("/n2", "Manifest")],
    next: { id: at("/inner/2"), type: "CollectionPage" },
  });
  collection("/inner/2", {
    type: "CollectionPage",
    items: [named("/n3", "Manifest"), named("/n1", "Manifest")],
  });
  const { code, out } = await importing(at("/all"), "--private-addresses");
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining("3 added") });
});

test("import-manifests: a manifest without an image is rejected, and --look counts no work", async () => {
  const items = [canvas(at("/1"), {}, { type: "Sound" })];
  web.set("/song", manifest({ id: at("/song"), items }));
  const refusal = `${at("/song")}: It shows no picture, and only works with pictures are imported. It has: sound (1).`;
  const looked = await importing(at("/song"), "--private-addresses", "--look");
  expect(looked).toMatchObject({ code: 0, out: expect.stringContaining("0 works to bring in") });
  expect(looked.out).toContain(refusal);
  const { code, out } = await importing(at("/song"), "--private-addresses");
  expect({ code, out }).toMatchObject({ code: 3, out: expect.stringContaining("0 added") });
  expect(out).toContain(refusal);
});

test("import-manifests: omitted content is reported with numbers, by --look and by the import", async () => {
  const more = { start: { id: at("/1"), type: "Canvas" }, "x:own": 1 };
  web.set("/kept", manifest({ id: at("/kept"), items: [canvas(at("/1"))], ...more }));
  web.set("/1.jpg", await picture(30, 20));
  const items = ["/kept", "/gone"].map((path) => ({ id: at(path), type: "Manifest" }));
  collection("/two", { items });
  for (const option of ["--look", "--keep-remote"]) {
    const { out } = await importing(at("/two"), "--private-addresses", option);
    expect(out).toContain("Left out of Collections: collection label (1).\n");
    expect(out).toContain("Left out: manifest start (1), manifest x:own (1).\n");
  }
});

test("import-manifests: a version 2 manifest in a file is read with its images", async () => {
  web.set("/two.jpg", await picture(300, 200));
  const path = join(server.settings.dataFolder, "two.json");
  const resource = { "@id": at("/two.jpg"), "@type": "dctypes:Image", width: 300, height: 200 };
  const image = { "@type": "oa:Annotation", motivation: "sc:painting", resource, on: at("/two/1") };
  await writeFile(
    path,
    JSON.stringify({
      "@context": "http://iiif.io/api/presentation/2/context.json",
      "@id": at("/two"),
      "@type": "sc:Manifest",
      label: "The second",
      sequences: [
        {
          "@type": "sc:Sequence",
          canvases: [
            {
              "@id": at("/two/1"),
              "@type": "sc:Canvas",
              label: "1",
              width: 300,
              height: 200,
              images: [image],
            },
          ],
        },
      ],
    }),
  );
  expect((await importing(path, "--private-addresses")).out).toContain("1 added");
  expect(asked).toEqual(["/two.jpg"]);
});

test("import-manifests: an image is a work with its address as identifier", async () => {
  web.set("/views/harbour.jpg", await picture(300, 200));
  expect((await importing(at("/views/harbour.jpg"), "--private-addresses")).out).toContain(
    "1 added",
  );
  const query = "{ works(first: 50) { edges { node { title identifier } } } }";
  expect((await ask(server.url, query)).data?.works).toMatchObject({
    edges: expect.arrayContaining([
      { node: { title: "Harbour", identifier: at("/views/harbour.jpg") } },
    ]),
  });
});

test("import-manifests: an info.json is a work with one image", async () => {
  web.set("/iiif/sea_view/info.json", {
    "@context": "http://iiif.io/api/image/3/context.json",
    id: at("/iiif/sea_view"),
    type: "ImageService3",
    protocol: "http://iiif.io/api/image",
    profile: "level1",
    width: 300,
    height: 200,
  });
  web.set("/iiif/sea_view/full/max/0/default.jpg", await picture(300, 200));
  const { out } = await importing(at("/iiif/sea_view/info.json"), "--private-addresses");
  expect(out).toContain("1 added");
});

test("import-manifests: a table at an address is read like a local one", async () => {
  web.set("/works.csv", Buffer.from("identifier,title\nA1,From afar\n"));
  expect((await importing(at("/works.csv"), "--private-addresses")).out).toContain("1 added");
});

test("import-manifests: local addresses are requested only if that is allowed", async () => {
  const { code, err } = await importing(at("/m"));
  expect(code).toBe(1);
  expect(err).toContain("127.0.0.1 is not on the public internet.");
  expect(asked).toEqual([]);
});

/** Unpublishes the works of earlier tests, so that their remote images are not requested. */
const withdrawAll = () => server.store.db.update(work).set({ status: "WITHDRAWN" });

test(
  "import-manifests: an owner checks all remote images and sees the unavailable ones",
  { tags: ["full"] },
  async () => {
    const there = await startIiifSite(() => gradient(700, 500), { width: 700, height: 500 });
    const { caller } = await joinSite(server, { role: "OWNER" });
    const fields = `desk { remotePictures { count deadCount uncheckedCount checkedSince
    check { isUnderWay done deadCount postponedCount } } checkup { problem count } }`;
    const look = async () => {
      const { data } = await caller.send(`{ viewer { ${fields} } }`);
      return (data as unknown as { viewer: { desk: Seen } }).viewer.desk;
    };
    const check = async () => {
      const begun = await caller.send(
        `mutation { checkRemotePictures(input: {}) { ... on CheckRemotePicturesSuccess {
        viewer { ${fields} } } } }`,
      );
      expect(begun.errors).toEqual([]);
      await expect
        .poll(async () => (await look()).remotePictures.check)
        .toMatchObject({ isUnderWay: false });
      return look();
    };
    try {
      await withdrawAll();
      const before = await check();
      expect(before.remotePictures).toMatchObject({ count: 0, check: { done: 0 } });
      for (const name of ["level2/info.json", "picture.png"]) {
        const { out } = await importing(
          `${there.origin}/${name}`,
          "--private-addresses",
          "--keep-remote",
        );
        expect(out).toContain("1 added");
      }
      const { remotePictures: seen } = await look();
      expect(seen).toMatchObject({ count: 2, deadCount: 0, uncheckedCount: 0 });
      there.asked = [];
      expect((await check()).remotePictures).toMatchObject({ check: { done: 2, deadCount: 0 } });
      expect(there.asked).toHaveLength(2);
      there.instead = (request, response) =>
        response.writeHead(request.url === "/picture.png" ? 404 : 503).end();
      const found = await check();
      expect(found.remotePictures).toMatchObject({
        deadCount: 1,
        check: { done: 1, deadCount: 1, postponedCount: 1 },
      });
      expect(found.checkup).toContainEqual({ problem: "DEAD_REMOTE_IMAGE", count: 1 });
      there.instead = null;
      expect((await check()).remotePictures).toMatchObject({ deadCount: 0 });
    } finally {
      await there.close();
    }
  },
);

test("import-manifests: a stopped check ends immediately, and another one can start", async () => {
  const there = await startIiifSite(() => gradient(700, 500), { width: 700, height: 500 });
  const { caller } = await joinSite(server, { role: "OWNER" });
  const send = async (isWanted: boolean) => {
    const { data } = await caller.send(
      `mutation ($input: CheckRemotePicturesInput!) { checkRemotePictures(input: $input) {
        ... on CheckRemotePicturesSuccess { viewer { desk { remotePictures { check { isUnderWay done } } } } } } }`,
      { input: { isWanted } },
    );
    return data?.["checkRemotePictures"];
  };
  const stands = (check: object) => ({ viewer: { desk: { remotePictures: { check } } } });
  try {
    await withdrawAll();
    await importing(`${there.origin}/level2/info.json`, "--private-addresses", "--keep-remote");
    there.instead = () => undefined;
    expect(await send(true)).toMatchObject(stands({ isUnderWay: true }));
    expect(await send(false)).toMatchObject(stands({ isUnderWay: false, done: 0 }));
    there.instead = null;
    expect(await send(true)).toMatchObject(stands({ isUnderWay: true }));
  } finally {
    await send(false);
    await there.close();
  }
});
