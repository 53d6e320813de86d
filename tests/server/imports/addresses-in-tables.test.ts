import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { planEntry } from "../../../src/server/imports/jobs/planned-entry.ts";
import { prepareEntry } from "../../../src/server/imports/prepare-entry.ts";
import type { PreparedEntry } from "../../../src/server/imports/run.ts";
import { openSource } from "../../../src/server/imports/source.ts";
import type { OpeningPlace, SourceEntry } from "../../../src/server/imports/source-parts.ts";
import { parseFiles } from "../../../src/server/imports/values.ts";
import { openWorkshop } from "../../../src/server/imports/workshop.ts";
import type { Workshop } from "../../../src/server/imports/workshop.ts";
import type { NamedImage } from "../../../src/server/imports/work-from-row.ts";
import { workInput } from "../../support/work-inputs.ts";
import { gradient } from "../images/support.ts";

/** Another site, with two images and an image service of version 2. */
let web: Server;
let site = "";
let folder = "";
let asked: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-addresses-"));
  const picture = await gradient(60, 40).jpeg().toBuffer();
  await writeFile(join(folder, "local.jpg"), picture);
  const other = await gradient(40, 60).jpeg().toBuffer();
  web = createServer(({ url = "" }, response) => {
    asked.push(url);
    const pictures = new Map([
      ["/a;1.jpg", picture],
      ["/b.jpg", other],
      ["/service/full/full/0/default.jpg", picture],
    ]);
    const found = pictures.get(url);
    if (found) response.setHeader("content-type", "image/jpeg").end(found);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(web, "listening");
  site = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a table with an image column and one cell per row. */
async function opened(
  cells: readonly string[],
  place: Partial<OpeningPlace> = {},
): Promise<{ entries: SourceEntry[]; workshop: Workshop }> {
  const rows = cells.map((cell, row) => `R${row},title,"${cell}"`);
  const path = join(folder, "works.csv");
  await writeFile(path, ["identifier,title,images", ...rows].join("\n"));
  const source = await openSource(path, null, {
    unpackedFolder: join(folder, "unpacked"),
    mayReach: () => true,
    signal: new AbortController().signal,
    recordLanguage: null,
    remotePictures: "COPY",
    ...place,
  });
  const workshop = openWorkshop(source, join(folder, "images"));
  onTestFinished(async () => {
    workshop.decoder.close();
    await source.close();
    expect(await readdir(join(folder, "unpacked"))).toEqual([]);
  });
  const entries = [];
  for await (const entry of source.entries()) entries.push(entry);
  return { entries, workshop };
}

/** Returns the import result of each cell. */
async function imported(
  cells: readonly string[],
  place?: Partial<OpeningPlace>,
): Promise<PreparedEntry[]> {
  const { entries, workshop } = await opened(cells, place);
  return Promise.all(entries.map((entry) => prepareEntry(entry, workshop)));
}

const imagesOf = (entry: PreparedEntry | undefined) =>
  entry && "work" in entry ? entry.work.images : [];

describe("prepareEntry: addresses in an image column", () => {
  test.each([
    ["one", () => `${site}/a;1.jpg`, ["/a;1.jpg"]],
    ["several, with a comma", () => `${site}/a;1.jpg, ${site}/b.jpg`, ["/a;1.jpg", "/b.jpg"]],
    ["several, with a bar", () => `${site}/a;1.jpg|${site}/b.jpg`, ["/a;1.jpg", "/b.jpg"]],
    ["several, with a semicolon", () => `${site}/b.jpg; ${site}/a;1.jpg`, ["/b.jpg", "/a;1.jpg"]],
    ["several, with a space", () => `${site}/b.jpg ${site}/a;1.jpg`, ["/b.jpg", "/a;1.jpg"]],
  ])("%s", async (_, cell, paths) => {
    const [entry] = await imported([cell()]);
    expect(imagesOf(entry)).toMatchObject(
      paths.map((path, index) => ({
        fileName: site + path,
        role: index === 0 ? "FRONT" : "OTHER",
        width: path === "/b.jpg" ? 40 : 60,
      })),
    );
  });

  test("are read beside file names", async () => {
    const [entry] = await imported([`local.jpg|${site}/b.jpg`]);
    const names = imagesOf(entry).map(({ fileName }) => fileName);
    expect(names).toEqual(["local.jpg", `${site}/b.jpg`]);
  });

  test("of an image service copy the whole image", async () => {
    const [entry] = await imported([`${site}/service/info.json`]);
    expect(imagesOf(entry)).toMatchObject([{ width: 60, height: 40 }]);
  });

  test("give images that stay at their sites, if that is chosen", async () => {
    const [entry] = await imported([`${site}/b.jpg`], { remotePictures: "KEEP" });
    const remote = { kind: "file", address: `${site}/b.jpg`, width: 40, height: 60 };
    expect(imagesOf(entry)).toMatchObject([{ remote }]);
    // It counts as requested.
    expect(entry).toMatchObject({ seen: [imagesOf(entry)[0]?.key] });
  });

  test("reject only the row whose address is missing", async () => {
    const [missing, good] = await imported([`${site}/none.jpg`, `${site}/b.jpg`]);
    const cell = `${site}/none.jpg`;
    expect(missing).toMatchObject({ problem: { row: 2, code: "remote-missing", cell } });
    expect(imagesOf(good)).toHaveLength(1);
  });

  test("are not requested if they are not allowed", async () => {
    const [entry] = await imported([`${site}/b.jpg`], { mayReach: () => false });
    expect(entry).toMatchObject({ problem: { code: expect.stringMatching(/^remote-/) } });
    expect(asked).toEqual([]);
  });
});

test("prepareEntry: keeps the fields of an exported row for an image named by an address", async () => {
  const { workshop } = await opened([`${site}/b.jpg`]);
  const region = { x: 0, y: 0, width: 9, height: 9 };
  const said: NonNullable<NamedImage["said"]> = {
    ...{ role: "XRAY", pixelsPerCm: 12, fileName: "b.jpg", registration: null },
    details: [{ region, caption: "Eye", description: null }],
  };
  const image = { file: `${site}/b.jpg`, alt: null, caption: null, said };
  const { images: _, ...work } = workInput({ identifier: "X1" });
  const prepared = await prepareEntry({ row: 2, result: { work, images: [image] } }, workshop);
  expect(imagesOf(prepared)).toMatchObject([said]);
});

test("parseFiles: reads a cell with 400,000 spaces", () => {
  const spaces = " ".repeat(400_000);
  expect(parseFiles(`a${spaces}b`, null)).toEqual([`a${spaces}b`]);
  expect(parseFiles(`${site}/a${spaces};${spaces}${site}/b`, null)).toEqual([
    `${site}/a`,
    `${site}/b`,
  ]);
});

test("planEntry: requests no address and checks the files beside it", async () => {
  const { entries, workshop } = await opened([`local.jpg|${site}/b.jpg`, `no.jpg|${site}/b.jpg`]);
  const plans = await Promise.all(
    entries.map((entry, sequence) => planEntry({ ...entry, sequence }, workshop)),
  );
  expect(plans[0]).toMatchObject({
    work: { images: null },
    pictures: ["local.jpg", `${site}/b.jpg`],
  });
  expect(plans[1]).toMatchObject({ problem: { code: "image-missing" } });
  expect(asked).toEqual([]);
});
