import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { gatheredWorks, gatherManifests } from "../../../../src/server/imports/iiif/gather.ts";
import { canvas, manifest } from "../../../support/manifests.ts";

const address = "https://example.org/manifest";

async function gathered(json: object): Promise<unknown[]> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-gather-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const readJson = () => Promise.reject(new Error("Nothing is asked for."));
  const { total } = await gatherManifests(json, address, readJson, folder);
  const works: unknown[] = [];
  for await (const { result } of gatheredWorks(folder, total)) works.push(result);
  return works;
}

test(
  "gather: a manifest with extremely nested texts is reported as a problem",
  { tags: ["full"] },
  async () => {
    const summary = { en: [`${"<b>".repeat(50_000)}deep${"</b>".repeat(50_000)}`] };
    expect(await gathered(manifest({ id: address, summary }))).toEqual([
      {
        problem: {
          row: null,
          identifier: address,
          code: "manifest",
          message: "It is nested more deeply than can be read.",
        },
      },
    ]);
  },
);

test("gather: extremely nested properties are omitted, and the image is kept", async () => {
  const deep: unknown = JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`);
  const link = { id: "https://example.org/page", format: deep };
  const items = [
    canvas("https://example.org/1", {}, { language: deep, service: { profile: deep } }),
  ];
  expect(await gathered(manifest({ id: address, homepage: link, items }))).toMatchObject([
    { pictures: [{ addresses: ["https://example.org/1.jpg"] }] },
  ]);
});

test("gather: a manifest without an image is a problem that lists its content", async () => {
  const sound = { id: "https://i.org/1.mp3", type: "Sound" };
  const text = { type: "TextualBody", value: "A song" };
  const items = [
    canvas("https://example.org/1", {}, sound),
    canvas("https://example.org/2", {}, sound),
    canvas("https://example.org/3", {}, text),
  ];
  expect(await gathered(manifest({ id: address, items }))).toEqual([
    {
      problem: {
        row: null,
        identifier: address,
        code: "no-pictures",
        message:
          "It shows no picture, and only works with pictures are imported. It has: sound (2), text on a canvas (1).",
      },
    },
  ]);
});
