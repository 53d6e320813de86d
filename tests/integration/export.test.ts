import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { runExportCommand } from "../../src/server/exports/command.ts";
import { exportText } from "../../src/server/exports/export-text.ts";
import type { TextFormat } from "../../src/server/exports/export-text.ts";
import { exportZip } from "../../src/server/exports/export-zip.ts";
import { prepareImage, prepareRemoteImage } from "../../src/server/images/prepare.ts";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { everyWork } from "../../src/server/store/every-work.ts";
import type { WorkInput } from "../../src/server/store/work-input.ts";
import { gradient } from "../server/images/support.ts";
import { writeCollection } from "../support/collection.ts";
import { openPglite } from "../support/database.ts";
import { signIn } from "../support/members.ts";
import { startServer } from "../support/server.ts";
import { unzip } from "../support/unzip.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";
import { runCommand } from "../support/run-command.ts";

let place: string;
/** A collection with works that have values in all fields. */
let filled: OpenSite;

type OpenSite = Awaited<ReturnType<typeof openPglite>>;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "vitrine-export-"));
  await writeCollection(join(place, "source"), { pictures: 3, plain: 2 });
  filled = await openPglite();
  expect(await bringIn(filled, join(place, "source"))).toMatchObject({ code: 0 });
  await changeWorks(filled);
});
afterAll(async () => {
  await filled.close();
  await rm(place, { recursive: true, force: true });
});

/** Opens a site that is closed at the end of the test. */
async function emptySite(): Promise<OpenSite> {
  const site = await openPglite();
  onTestFinished(() => site.close());
  return site;
}

/**
 * Sets values that tables of other museums cannot express: statuses, roles, scales, details, texts that look like
 * formulas.
 */
async function changeWorks({ store: { db }, dataFolder }: OpenSite): Promise<void> {
  const works: WorkInput[] = [];
  for await (const work of everyWork(db)) works.push(work);
  const [first, second, third] = works;
  if (!first || !second || !third) throw new Error("too few works");
  const [front, back] = first.images;
  if (!front || !back) throw new Error("too few pictures");
  const away = await prepareRemoteImage(
    {
      kind: "service",
      address: "https://iiif.example.org/sea",
      version: 2,
      width: 9000,
      height: 6000,
      tiles: { width: 1024, height: 1024, scaleFactors: [1] },
      hasAnyPart: true,
    },
    join(dataFolder, "images"),
    { bytes: await gradient(1600, 1067).jpeg().toBuffer() },
  );
  const region = { x: 1, y: 2, width: 30, height: 40 };
  const registration = [
    { from: { x: 0, y: 0.5 }, to: { x: 10, y: 10 } },
    { from: { x: 500, y: 600 }, to: { x: 700, y: 800 } },
  ];
  await applyWorks(db, [
    {
      ...first,
      title: "=1+1",
      metadata: [
        { label: "Room", values: ["a|b", ""] },
        { label: "title", values: [] },
      ],
      images: [
        {
          ...front,
          pixelsPerCm: 17.25,
          alt: "",
          details: [{ region, caption: "Hand", description: null }],
        },
        { ...back, role: "BACK", fileName: null, caption: "Label | stamp", registration },
        { ...back, ...away, fileName: "https://iiif.example.org/sea", caption: null },
      ],
    },
    { ...second, status: "DRAFT", earliestYear: -480, latestYear: -400 },
    { ...third, status: "WITHDRAWN", creators: [{ name: "Ada", role: "after" }] },
  ]);
}

const bringIn = (site: OpenSite, path: string) => runCommand(runImportCommand, site, [path]);
const takeOut = (site: OpenSite, ...args: string[]) => runCommand(runExportCommand, site, args);

async function zipOf({ store: { db }, dataFolder }: OpenSite, works: TextFormat): Promise<Buffer> {
  return buffer(exportZip({ db, imagesFolder: join(dataFolder, "images") }, works));
}

async function textOf({ store: { db } }: OpenSite, format: TextFormat): Promise<string> {
  return text(Readable.from(exportText(db, format)));
}

/** Exports a site, imports that into an empty one and exports it again. */
async function comesBackTheSame(works: "csv" | "jsonl") {
  const first = await zipOf(filled, works);
  expect([...unzip(first).keys()]).toContain(`works.${works}`);
  const path = join(place, `${works}.zip`);
  await writeFile(path, first);
  const copy = await emptySite();
  expect(await bringIn(copy, path)).toMatchObject({ code: 0 });
  expect((await zipOf(copy, works)).equals(first)).toBe(true);
  expect(await textOf(copy, "csv")).toBe(await textOf(filled, "csv"));
  expect(await textOf(copy, "jsonl")).toBe(await textOf(filled, "jsonl"));
}

describe(
  "export: an export, imported into an empty site and exported again",
  { tags: ["full"] },
  () => {
    test.each(["csv", "jsonl"] as const)("is identical, byte for byte, as %s", comesBackTheSame);
  },
);

test.each(["csv", "jsonl"])(
  "export: importing an export as %s into the same site without its images changes nothing",
  async (format) => {
    const path = join(place, "alone", `works.${format}`);
    await mkdir(dirname(path), { recursive: true });
    expect(await takeOut(filled, path)).toMatchObject({ code: 0 });
    expect(await bringIn(filled, path)).toMatchObject({
      code: 0,
      out: expect.stringContaining("0 added, 0 changed, 5 unchanged"),
    });
  },
);

test("export: an image is included once, and a missing image does not affect the rest", async () => {
  const site = await emptySite();
  const lost = imageInput("f".repeat(32), { fileName: "work-1.jpg" });
  const found = join(place, "source", "work-1.jpg");
  const kept = await prepareImage({ path: found }, join(site.dataFolder, "images"));
  const names = ["work-1.jpg", "work-1.jpg", "work 1.jpg"];
  const images = names.map((fileName) => imageInput(kept.key, { ...kept, fileName }));
  await applyWorks(site.store.db, [
    workInput({ identifier: "LOST", images: [lost, lost] }),
    workInput({ identifier: "TWICE", images }),
    workInput({ identifier: "BARE" }),
  ]);
  const entries = unzip(await zipOf(site, "csv"));
  expect([...entries.keys()]).toEqual([
    "works.csv",
    `pictures/work-1-${kept.key}.jpg`,
    "missing.txt",
  ]);
  expect(entries.get("missing.txt")?.toString()).toContain(`pictures/work-1-${"f".repeat(32)}.jpg`);
});

test("export: the images in a ZIP match its works, even if works change meanwhile", async () => {
  const site = await emptySite();
  const folder = join(site.dataFolder, "images");
  const [first, second] = await Promise.all(
    [1, 2].map((n) => prepareImage({ path: join(place, "source", `work-${n}.jpg`) }, folder)),
  );
  if (!first || !second) throw new Error("too few pictures");
  const withPicture = (image: typeof first) =>
    workInput({ identifier: "W", images: [imageInput(image.key, { ...image, fileName: null })] });
  const { db } = site.store;
  await applyWorks(db, [withPicture(first)]);
  // The works are read in transactions; one of them is changed as soon as the first transaction ends.
  const changing = new Proxy(db, {
    get(target, name, receiver) {
      if (name !== "transaction") return Reflect.get(target, name, receiver) as unknown;
      return async (...given: Parameters<typeof db.transaction>) => {
        const result = await target.transaction(...given);
        await applyWorks(target, [withPicture(second)]);
        return result;
      };
    },
  });
  const zip = await buffer(exportZip({ db: changing, imagesFolder: folder }, "jsonl"));
  const entries = unzip(zip);
  expect(entries.get("works.jsonl")?.toString()).toContain(`pictures/${first.key}`);
  expect([...entries.keys()]).toEqual(["works.jsonl", `pictures/${first.key}`]);
});

test("export: no file is overwritten, and the file type must be recognisable", async () => {
  const path = join(place, "there.csv");
  await writeFile(path, "mine");
  expect(await takeOut(filled, path)).toMatchObject({
    code: 1,
    err: expect.stringContaining("is there already"),
  });
  expect(await readFile(path, "utf8")).toBe("mine");
  expect(await takeOut(filled, join(place, "works.doc"))).toMatchObject({ code: 2 });
  expect(await takeOut(filled, join(place, "none", "works.csv"))).toMatchObject({
    code: 1,
    err: expect.stringContaining("does not exist"),
  });
});

test("export: only curators and owners may download the collection", async () => {
  const server = await startServer();
  await applyWorks(server.store.db, [workInput({ identifier: "D", status: "DRAFT" })]);
  const ask = (format: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/desk/export.${format}`, { headers });
  const { headers: curator } = await signIn(server.store.db, "CURATOR");
  const { headers: member } = await signIn(server.store.db, "MEMBER");
  for (const format of ["csv", "jsonl", "zip"]) {
    for (const [headers, sentence] of [
      [{}, /Sign in/],
      [member, /does not allow/],
    ] as const) {
      const refused = await ask(format, headers);
      expect([refused.status, await refused.text()]).toEqual([
        403,
        expect.stringMatching(sentence),
      ]);
      expect(refused.headers.get("cache-control")).toContain("no-store");
    }
    const answer = await ask(format, curator);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("content-disposition")).toContain(`collection.${format}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const works = format === "zip" ? unzip(bytes).get("works.csv") : bytes;
    expect(works?.toString()).toContain("Title of D");
  }
  await server.stop();
});
