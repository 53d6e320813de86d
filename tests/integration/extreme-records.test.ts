import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { exportZip } from "../../src/server/exports/export-zip.ts";
import { prepareImage } from "../../src/server/images/prepare.ts";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { applyLimit, applyWorks } from "../../src/server/store/apply.ts";
import type { Database } from "../../src/server/store/connection.ts";
import { everyWork } from "../../src/server/store/every-work.ts";
import { publishExhibition } from "../../src/server/store/exhibition-edits.ts";
import type { ImageInput, WorkInput } from "../../src/server/store/work-input.ts";
import { addToAlbums } from "../../src/server/store/album-additions.ts";
import { firstImagesOfWorks } from "../../src/server/store/works.ts";
import { writeNote } from "../../src/server/store/write-note.ts";
import { albumWorld } from "../support/albums.ts";
import { ask } from "../support/ask.ts";
import { openPglite } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { exhibitionWorld } from "../support/exhibitions.ts";
import { extremeUnits, extremeWorks, filled } from "../support/extreme-works.ts";
import { newNote, wholePicture } from "../support/note-inputs.ts";
import { runCommand } from "../support/run-command.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { unzip } from "../support/unzip.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

/** Batch size: the number of works that an import writes at a time with texts of this length. */
const batch = 40;

let folder = "";
let closing: (() => Promise<void>)[] = [];
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-extreme-"))));
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
  await rm(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await openPglite();
  closing.push(database.close);
  return database;
}

/** Starts a server on a database that stays open when the server stops. */
async function serve(database: TestDatabase): Promise<TestServer> {
  return startServer({ open: async () => ({ ...database, close: async () => undefined }) });
}

/**
 * Prepares images of extreme shapes, like an import. An image 1 pixel high may be about 65,000 wide, and one 1 pixel
 * wide 16,383 high: for larger ones the derivatives cannot be created.
 */
async function preparePictures({ dataFolder }: TestDatabase): Promise<ImageInput[]> {
  const sizes = [
    { width: 1, height: 1 },
    { width: 129, height: 2 },
    { width: 60_000, height: 1 },
    { width: 1, height: 16_383 },
  ];
  const pictures: ImageInput[] = [];
  for (const size of sizes) {
    const path = join(folder, `${size.width}x${size.height}.png`);
    await sharp({ create: { ...size, channels: 3, background: "teal" } })
      .png()
      .toFile(path);
    const prepared = await prepareImage({ path }, join(dataFolder, "images"));
    pictures.push({ ...imageInput(prepared.key), ...prepared, fileName: `${size.width}.png` });
  }
  return pictures;
}

async function store(db: Database, works: readonly WorkInput[]) {
  for (let at = 0; at < works.length; at += batch) {
    await applyWorks(db, works.slice(at, at + Math.min(batch, applyLimit)));
  }
}

/** Returns every work of a collection, by its identifier. */
async function collectionOf(db: Database): Promise<Map<string, WorkInput>> {
  const works = new Map<string, WorkInput>();
  for await (const work of everyWork(db)) works.set(work.identifier, work);
  return works;
}

/** Returns the titles of all works of the list, read page by page. */
async function listed(url: string): Promise<string[]> {
  const question = `query ($after: String) { works(first: 100, after: $after) {
    edges { node { title creators(first: 1) { name } date primaryImage { alt } } }
    pageInfo { hasNextPage endCursor } } }`;
  const titles: string[] = [];
  for (let after: string | null = null; ;) {
    const { data, errors } = await ask(url, question, { variables: { after } });
    expect(errors).toEqual([]);
    const { works } = data as unknown as {
      works: {
        edges: { node: { title: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    };
    titles.push(...works.edges.map(({ node }) => node.title));
    if (!works.pageInfo.hasNextPage) return titles;
    after = works.pageInfo.endCursor;
  }
}

/** Returns the total number of records in the OAI-PMH responses. */
async function harvested(url: string): Promise<number> {
  let [records, asked] = [0, "metadataPrefix=oai_dc"];
  for (;;) {
    const response = await fetch(`${url}/oai?verb=ListRecords&${asked}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    records += text.split("<record>").length - 1;
    const token = /<resumptionToken>([^<]+)</.exec(text)?.[1];
    if (token === undefined) return records;
    asked = `resumptionToken=${encodeURIComponent(token)}`;
  }
}

const documents = [
  "/feed.atom",
  "/sitemap.xml",
  "/sitemaps/works-1.xml",
  "/iiif/collection/works/1",
];

/** Returns the errors in the server's log. */
const troubles = ({ log }: TestServer) => log.filter((line) => /"level":[56]0/.test(line));

/** Finds a work by its first word, and reads all documents that are generated from it. */
async function look(url: string, { title, images }: WorkInput): Promise<void> {
  const word = /^w\d+w/.exec(title)?.[0] ?? "";
  const question = `query ($search: String) { works(first: 40, search: $search) {
    edges { match { text } node { slug title } } } }`;
  const { data, errors } = await ask(url, question, { variables: { search: word } });
  expect([word, errors]).toEqual([word, []]);
  const { works } = data as unknown as {
    works: { edges: { node: { slug: string; title: string } }[] };
  };
  const found = works.edges.find(({ node }) => node.title === title)?.node;
  expect([word, found !== undefined]).toEqual([word, true]);
  const slug = encodeURIComponent(found?.slug ?? "");
  const paths = [`/works/${slug}`, `/works?q=${word}`];
  if (images.length > 0) paths.push(`/iiif/manifest/${slug}`, `/iiif/search/${slug}?q=${word}`);
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { accept: "text/html" } });
    await response.text();
    expect([path, response.status]).toEqual([path, 200]);
  }
}

it(
  "extreme-records: notes, albums and exhibitions at their limits are returned after a restart",
  { tags: ["full"] },
  async () => {
    const database = await emptyDatabase();
    const { db } = database.store;
    const { somebody, albumOf } = await albumWorld(database.store);
    const exhibitions = exhibitionWorld(database.store);
    const picture = imageInput("e".repeat(32));
    const [work] = await applyWorks(db, [workInput({ identifier: "E", images: [picture] })]);
    const workId = work?.workId ?? "";
    const [image] = await firstImagesOfWorks(db, [workId]);
    const curator = await somebody("CURATOR");
    const paths = [
      "/albums",
      "/exhibitions",
      "/exhibitions/feed.atom",
      "/feed.atom",
      "/iiif/collection/albums",
    ];
    const units = extremeUnits.filter((_, at) => at % 3 === 0);
    for (const [at, unit] of units.entries()) {
      const text = (length: number) => `${at}${filled(unit, length - 2)}.`;
      const note = {
        text: text(5000),
        tags: Array.from({ length: 10 }, (_, tag) => `${tag}${text(49)}`),
      };
      const on = { imageId: image?.id ?? "", region: wholePicture };
      expect(await writeNote(db, curator, newNote({ ...note, on }))).toMatchObject({
        outcome: "written",
      });
      const album = await albumOf(curator, {
        title: text(120),
        description: text(4000),
        visibility: "PUBLIC",
      });
      await addToAlbums(db, curator, [album.id], { workId, view: null, caption: text(500) });
      const { id, slug } = await exhibitions.exhibition(curator, text(200));
      await exhibitions.text(curator, { id }, text(50_000));
      await publishExhibition(db, curator, id, null);
      const albumId = toGlobalId("Album", album.id);
      paths.push(
        `/albums/${albumId}`,
        `/iiif/collection/${albumId}`,
        `/iiif/collection/${albumId}/manifest`,
      );
      paths.push(`/exhibitions/${slug}`, `/iiif/collection/exhibitions/${slug}`);
    }
    const server = await serve(database);
    closing.push(() => server.stop());
    for (const path of [...paths, "/sitemaps/albums.xml", "/sitemaps/exhibitions.xml"]) {
      const response = await fetch(server.url + path, { headers: { accept: "text/html" } });
      await response.text();
      expect([path, response.status]).toEqual([path, 200]);
    }
    const question = `query ($id: ID!) { node(id: $id) {
    ... on Image { notes(first: 100) { edges { node { text } } } } } }`;
    const variables = { id: toGlobalId("Image", image?.id ?? "") };
    const { data, errors } = await ask(server.url, question, { variables });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ node: { notes: { edges: { length: units.length } } } });
    expect(troubles(server)).toEqual([]);
  },
);

it(
  "extreme-records: works at their limits are listed, found, exported and imported after a restart",
  { tags: ["full"] },
  async () => {
    // VITRINE_EXTREME_WORKS=100000 turns it into a stress test that takes hours.
    const count = Number(process.env.VITRINE_EXTREME_WORKS ?? 160);
    const database = await emptyDatabase();
    const { db } = database.store;
    const works = extremeWorks(count, await preparePictures(database));
    const published = works.filter(({ status }) => status === "PUBLISHED");
    const before = await serve(database);
    await store(db, works);
    await before.settled();
    expect(await listed(before.url)).toHaveLength(published.length);
    await before.stop();

    const server = await serve(database);
    closing.push(() => server.stop());
    const { url } = server;
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
      search: true,
      skippedWorks: 0,
    });
    const titles = await listed(url);
    expect(titles.toSorted()).toEqual(published.map(({ title }) => title).toSorted());

    const notDrafts = works.filter(({ status }) => status !== "DRAFT");
    expect(await harvested(url)).toBe(notDrafts.length);
    for (const path of documents) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
    }
    for (const work of published.slice(0, 20)) await look(url, work);

    // As a folder: texts of one letter compress so well that the archive would be rejected as a zip bomb.
    const path = join(folder, "collection");
    const source = { db, imagesFolder: join(database.dataFolder, "images") };
    for (const [name, content] of unzip(await buffer(exportZip(source, "jsonl")))) {
      await mkdir(dirname(join(path, name)), { recursive: true });
      await writeFile(join(path, name), content);
    }
    const copy = await emptyDatabase();
    const { code, out, err } = await runCommand(runImportCommand, copy, [path]);
    expect([code, out], err.slice(-2000)).toEqual([
      0,
      expect.stringContaining(` ${count} added, `),
    ]);
    const [there, here] = [await collectionOf(copy.store.db), await collectionOf(db)];
    expect([there.size, here.size]).toEqual([count, count]);
    for (const [identifier, work] of here) {
      const same = there.get(identifier);
      // Does not compare the texts with `toEqual`: a difference would print megabytes.
      expect([identifier.slice(0, 60), JSON.stringify(same) === JSON.stringify(work)]).toEqual([
        identifier.slice(0, 60),
        true,
      ]);
    }
    expect(troubles(server)).toEqual([]);
  },
);
