import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import type { ImageInput } from "../../src/server/store/work-input.ts";
import { solidWebp } from "../server/images/huge-pictures.ts";
import { openCaller } from "../support/caller.ts";
import type { Caller } from "../support/caller.ts";
import { signIn } from "../support/members.ts";
import { pngHeader } from "../support/png-header.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

let server: TestServer;
let curator: Caller;
let curatorHeaders: Record<string, string>;
let last = 0;

beforeAll(async () => {
  server = await startServer();
  curatorHeaders = (await signIn(server.store.db, "CURATOR", "Ada")).headers;
  curator = openCaller(server.url, curatorHeaders);
});
afterAll(() => server.stop());

const key = (digit: string) => digit.repeat(32);
const fields = `id role alt caption pixelsPerCm measuredPixelsPerCm fileName
  registration { from { x y } to { x y } }`;
const picturesOf = `work { version images(first: 25) { ${fields} } }`;
const selection = `... on ChangeWorkImagesSuccess { ${picturesOf} }
  ... on WorkConflict { message ${picturesOf} } ... on NotAllowed { message }`;

type Picture = { id: string; role: string } & Record<string, unknown>;
type Pictures = { version: number; images: Picture[] };

/** Creates a work with these images; returns its global id, and the ids of the images. */
async function workWith(...images: ImageInput[]) {
  const cause = { through: "EDIT", actor: "SERVER" } as const;
  const input = workInput({ identifier: `P${++last}`, images });
  const [made] = await applyWorks(server.store.db, [input], cause);
  const workId = toGlobalId("Work", made?.workId ?? "");
  return { workId, ids: (await read(workId)).images.map(({ id }) => id) };
}

async function read(workId: string, caller = curator): Promise<Pictures> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Work { version images(first: 25) { ${fields} } } } }`;
  const { data, errors } = await caller.send(query, { id: workId });
  expect(errors).toEqual([]);
  return data?.["node"] as unknown as Pictures;
}

const change = (workId: string, version: number, images: object[], caller = curator) =>
  caller.change("changeWorkImages", { workId, version, images }, selection);

/** Uploads a file like the dashboard, and returns the id of the upload. */
async function upload(name: string, body: Buffer, into?: string): Promise<string> {
  const answer = await fetch(`${server.url}/desk/uploads${into ? `?into=${into}` : ""}`, {
    method: "POST",
    headers: {
      ...curatorHeaders,
      "x-file-name": encodeURIComponent(name),
      "content-type": "application/octet-stream",
    },
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const add = (workId: string, upload: string, caller = curator) =>
  caller.change(
    "addWorkImages",
    { workId, upload },
    `... on AddWorkImagesSuccess { ${picturesOf} } ... on NotAllowed { message }`,
  );

/** Creates a small image with a distinct colour. */
const picture = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .png()
    .toBuffer();

const refused = (field: string, message: RegExp) => ({
  __typename: "InvalidInput",
  problems: [{ field, message: expect.stringMatching(message) }],
});

test("work-images: a curator orders and describes images; omitted values and ids stay", async () => {
  const { workId, ids } = await workWith(
    imageInput(key("1"), { fileName: "a.tif", caption: "Before" }),
    imageInput(key("2"), { role: "OTHER", alt: null }),
  );
  const [one = "", two = ""] = ids;
  const answer = await change(workId, 1, [
    { id: two, role: "BACK", alt: "  The back  ", caption: " " },
    { id: one, pixelsPerCm: 81.5 },
  ]);
  expect(answer).toEqual({
    __typename: "ChangeWorkImagesSuccess",
    work: {
      version: 2,
      images: [
        {
          id: two,
          role: "BACK",
          alt: "The back",
          caption: null,
          pixelsPerCm: null,
          measuredPixelsPerCm: null,
          fileName: null,
          registration: null,
        },
        {
          id: one,
          role: "FRONT",
          alt: "A harbour at night",
          caption: "Before",
          pixelsPerCm: 81.5,
          measuredPixelsPerCm: 81.5,
          fileName: "a.tif",
          registration: null,
        },
      ],
    },
  });
  const silent = await change(workId, 2, [
    { id: two, alt: null },
    { id: one, alt: "", pixelsPerCm: null },
  ]);
  expect(silent).toMatchObject({
    work: {
      version: 3,
      images: [{ alt: null }, { alt: "", caption: "Before", measuredPixelsPerCm: null }],
    },
  });
});

test("work-images: a removed image returns with its id when the revision before is restored", async () => {
  const { workId, ids } = await workWith(imageInput(key("1")), imageInput(key("2")));
  const [one = "", two = ""] = ids;
  expect(await change(workId, 1, [{ id: two }])).toMatchObject({
    work: { version: 2, images: [{ id: two }] },
  });
  await curator.change("restoreWorkRevision", { id: workId, number: 1, version: 2 });
  expect((await read(workId)).images.map(({ id }) => id)).toEqual([one, two]);
  expect(await change(workId, 3, [])).toMatchObject({ work: { version: 4, images: [] } });
});

test("work-images: an image is aligned, and others are registered on the first one", async () => {
  const small = { width: 2000, height: 1500, role: "XRAY" } as const;
  const { workId, ids } = await workWith(imageInput(key("1")), imageInput(key("2"), small));
  const [one = "", two = ""] = ids;
  const pairs = [
    { from: { x: 100, y: 100 }, to: { x: 210, y: 200 } },
    { from: { x: 1800, y: 200.5 }, to: { x: 3600, y: 400 } },
    { from: { x: 300, y: 1400 }, to: { x: 600, y: 2800 } },
  ];
  const registration = (images: object[], version: number) => change(workId, version, images);
  expect(await registration([{ id: one }, { id: two, registration: pairs }], 1)).toMatchObject({
    work: { version: 2, images: [{ registration: null }, { registration: pairs }] },
  });
  const swapped = pairs.map(({ from, to }) => ({ from: to, to: from }));
  expect(await registration([{ id: two }, { id: one }], 2)).toMatchObject({
    work: {
      version: 3,
      images: [
        { id: two, registration: null },
        { id: one, registration: swapped },
      ],
    },
  });
  expect(await registration([{ id: two }, { id: one, registration: null }], 3)).toMatchObject({
    work: { version: 4, images: [{ registration: null }, { registration: null }] },
  });
  for (const [pictures, field, message] of [
    [[{ id: two, registration: pairs }, { id: one }], 0, /^The first picture is what/],
    [[{ id: two }, { id: one, registration: pairs.slice(1, 2) }], 1, /two or three pairs/],
    [[{ id: two }, { id: one, registration: [pairs[0], pairs[0]] }], 1, /must lie apart/],
    [
      [{ id: two }, { id: one, registration: [{ ...pairs[0], to: { x: 1, y: -1 } }, pairs[1]] }],
      1,
      /outside its picture/,
    ],
  ] as const) {
    expect(await registration([...pictures], 4)).toEqual(
      refused(`images[${field}].registration`, message),
    );
  }
});

test("work-images: details are stored in order, and one with the same caption keeps its id", async () => {
  const { workId, ids } = await workWith(imageInput(key("1"), { width: 400, height: 300 }));
  const [id = ""] = ids;
  const region = { x: 0, y: 10, width: 400, height: 290 };
  const sail = { region, caption: "The sail", description: null };
  const mast = { region: { ...region, width: 9 }, caption: "The mast", description: "Of oak" };
  const describe = (version: number, details: unknown) =>
    change(workId, version, [{ id, details }]);
  const described = async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Work { images(first: 9) {
      details(first: 9) { id caption description region { x y width height } } } } } }`;
    const { data } = await curator.send(query, { id: workId });
    const { node } = data as unknown as { node: { images: { details: object[] }[] } };
    return node.images[0]?.details;
  };
  await describe(1, [{ ...sail, caption: " The sail ", description: " " }, mast]);
  const [first] = (await described()) ?? [];
  expect(await described()).toMatchObject([sail, mast]);
  await change(workId, 2, [{ id, role: "BACK" }]);
  await describe(3, [mast, { ...sail, region: mast.region }]);
  expect(await described()).toMatchObject([mast, { ...first, region: mast.region }]);
  for (const [details, field, message] of [
    [[{ ...sail, caption: " " }], "[0].caption", /1 to 200 characters/],
    [[sail, { ...sail, region: { ...region, y: 11 } }], "[1].region", /is no part of a picture/],
    [[{ ...sail, caption: "\0" }], "[0].caption", /null character/],
    [[{ ...sail, description: "x".repeat(2_001) }], "[0].description", /at most 2,000 characters/],
    [Array.from({ length: 101 }, () => sail), "", /at most 100 described details/],
  ] as const) {
    expect(await describe(4, details)).toEqual(refused(`images[0].details${field}`, message));
  }
  await describe(4, null);
  expect(await described()).toEqual([]);
});

test("work-images: an edit of an outdated version is a conflict with the current work", async () => {
  const { workId, ids } = await workWith(imageInput(key("1")), imageInput(key("2")));
  const [one = "", two = ""] = ids;
  await change(workId, 1, [{ id: two }]);
  const conflict = {
    __typename: "WorkConflict",
    message: expect.stringMatching(/^Somebody has changed this work since you looked at it/),
    work: { version: 2, images: [{ id: two, role: "FRONT" }] },
  };
  expect(await change(workId, 1, [{ id: two, role: "BACK" }])).toMatchObject(conflict);
  // Also if the list names the removed image.
  expect(await change(workId, 1, [{ id: two }, { id: one }])).toMatchObject(conflict);
  // Identical changes by both are not a conflict.
  expect(await change(workId, 1, [{ id: two }])).toMatchObject({ work: { version: 2 } });
});

test("work-images: invalid values are rejected by field", async () => {
  const { workId, ids } = await workWith(imageInput(key("1")));
  const { ids: others } = await workWith(imageInput(key("2")));
  const [id = ""] = ids;
  const one = (given: object) => change(workId, 1, [{ id, ...given }]);
  const long = "x".repeat(2001);
  expect(await one({ alt: long })).toEqual(refused("images[0].alt", /at most 2,000 characters/));
  expect(await one({ caption: long })).toEqual(refused("images[0].caption", /at most 2,000/));
  expect(await one({ alt: "a\0" })).toEqual(refused("images[0].alt", /null character/));
  expect(await one({ caption: "\ud800" })).toEqual(refused("images[0].caption", /half of a/));
  for (const pixelsPerCm of [0, -1, 1_000_001]) {
    expect(await one({ pixelsPerCm })).toEqual(refused("images[0].pixelsPerCm", /more than 0/));
  }
  const isGone = /not the work's any more/;
  expect(await change(workId, 1, [{ id: workId }])).toEqual(refused("images[0].id", isGone));
  expect(await change(workId, 1, [{ id: others[0] }])).toEqual(refused("images", isGone));
  expect(await change(workId, 1, [{ id }, { id }])).toEqual(refused("images", isGone));
  expect(await change(toGlobalId("Image", "x"), 1, [])).toEqual(refused("workId", /not in the/));
  expect(await change(toGlobalId("Work", "x"), 1, [])).toEqual(refused("workId", /not in the/));
  expect(await read(workId)).toMatchObject({ version: 1 });
});

test.each(["VISITOR", "MEMBER"] as const)(
  "work-images: a %s cannot change images and does not see internal fields",
  async (role) => {
    const { workId, ids } = await workWith(imageInput(key("1"), { fileName: "a", pixelsPerCm: 2 }));
    const caller = openCaller(server.url, (await signIn(server.store.db, role)).headers);
    expect(await change(workId, 1, [], caller)).toMatchObject({ __typename: "NotAllowed" });
    expect(await read(workId, caller)).toMatchObject({
      version: null,
      images: [{ id: ids[0], pixelsPerCm: 2, measuredPixelsPerCm: null, fileName: null }],
    });
  },
);

test("work-images: uploaded images are appended and prepared, and the upload is removed", async () => {
  const { workId, ids } = await workWith(imageInput(key("1")));
  const uploaded = await upload("back.png", await picture(10));
  await upload("a detail.png", await picture(20), uploaded);
  const unsaid = { role: "OTHER", alt: null, caption: null, registration: null };
  expect(await add(workId, uploaded)).toMatchObject({
    __typename: "AddWorkImagesSuccess",
    work: {
      version: 2,
      images: [
        { id: ids[0], role: "FRONT" },
        { ...unsaid, fileName: "a detail.png" },
        { ...unsaid, fileName: "back.png" },
      ],
    },
  });
  const query = "query ($id: ID!) { node(id: $id) { ... on Work { images { service } } } }";
  const { data } = await curator.send(query, { id: workId });
  const { images } = (data as unknown as { node: { images: { service: string }[] } }).node;
  const answer = await fetch(`${server.url}${images[1]?.service}/full/max/0/default.jpg`);
  expect(answer.status).toBe(200);
  expect(await add(workId, uploaded)).toEqual(refused("upload", /^What was sent is not here/));
  expect(existsSync(join(server.settings.dataFolder, "imports", uploaded))).toBe(false);
});

test("work-images: the first image of a work is its front", async () => {
  const { workId } = await workWith();
  const added = await add(workId, await upload("a.png", await picture(30)));
  expect(added).toMatchObject({ work: { images: [{ role: "FRONT", fileName: "a.png" }] } });
});

test("work-images: invalid, oversized or duplicate images are rejected by name", async () => {
  const { workId } = await workWith();
  const bytes = await picture(40);
  await add(workId, await upload("one.png", bytes));
  const refusalOf = async (name: string, body: Buffer) => add(workId, await upload(name, body));
  expect(await refusalOf("notes.png", Buffer.from("Not a picture"))).toEqual(
    refused("upload", /^“notes\.png”: The file is not a picture/),
  );
  expect(await refusalOf("bomb.png", pngHeader(60_000, 60_000))).toEqual(
    refused("upload", /^“bomb\.png”: The picture is too large: 60,000 x 60,000 pixels/),
  );
  expect(await refusalOf("solid.webp", await solidWebp(15_800, 15_800))).toEqual(
    refused("upload", /^“solid\.webp”: The picture is too large: 15,800 x 15,800 pixels/),
  );
  expect(await refusalOf("broken.png", bytes.subarray(0, 60))).toEqual(
    refused("upload", /^“broken\.png”: The file (ends before|is damaged)/),
  );
  expect(await refusalOf("two.png", bytes)).toEqual(
    refused("upload", /^“two\.png” is a picture of this work already/),
  );
  const mixed = await upload("good.png", await picture(50));
  await upload("notes.png", Buffer.from("Not a picture"), mixed);
  expect(await add(workId, mixed)).toEqual(refused("upload", /^“notes\.png”/));
  for (const upload of ["", "../images", "a\0", toGlobalId("Work", "x")]) {
    expect(await add(workId, upload)).toEqual(refused("upload", /^What was sent is not here/));
  }
  expect(await add(toGlobalId("Work", "x"), mixed)).toEqual(refused("workId", /not in the/));
  expect(await read(workId)).toMatchObject({ version: 2, images: [{ fileName: "one.png" }] });
  const member = openCaller(server.url, (await signIn(server.store.db, "MEMBER")).headers);
  expect(await add(workId, mixed, member)).toMatchObject({ __typename: "NotAllowed" });
});

test("work-images: an upload used by an import cannot be added to a work", async () => {
  const { workId } = await workWith();
  const given = await upload("a.png", await picture(60));
  const prepared = await curator.change("prepareImport", { upload: given });
  expect(prepared).toEqual({ __typename: "PrepareImportSuccess" });
  expect(await add(workId, given)).toEqual(refused("upload", /^This was sent for an import/));
});
