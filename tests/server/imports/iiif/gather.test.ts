import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { gatheredWorks, gatherManifests } from "../../../../src/server/imports/iiif/gather.ts";
import { manifest } from "../../../support/manifests.ts";

test(
  "gather: a manifest whose texts are nested beyond all measure is a problem, and no reason to stop",
  { tags: ["full"] },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-gather-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const address = "https://example.org/manifest";
    const summary = { en: [`${"<b>".repeat(50_000)}deep${"</b>".repeat(50_000)}`] };
    const json = manifest({ id: address, summary });
    const readJson = () => Promise.reject(new Error("Nothing is asked for."));
    const total = await gatherManifests(json, address, readJson, folder);
    const works: unknown[] = [];
    for await (const work of gatheredWorks(folder, total)) works.push(work);
    expect(works).toEqual([
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
