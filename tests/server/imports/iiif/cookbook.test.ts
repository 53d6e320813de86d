import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { detailsPageOf } from "../../../../src/server/iiif/annotations.ts";
import { manifestOf } from "../../../../src/server/iiif/manifest.ts";
import { readHeader } from "../../../../src/server/imports/columns.ts";
import { gatheredWorks, gatherManifests } from "../../../../src/server/imports/iiif/gather.ts";
import type { LeftOut } from "../../../../src/server/imports/iiif/left-out.ts";
import { plainText } from "../../../../src/server/imports/iiif/language.ts";
import type { RemoteWork } from "../../../../src/server/imports/iiif/work-from-manifest.ts";
import type { SourceEntry } from "../../../../src/server/imports/source-parts.ts";
import { RemoteProblem } from "../../../../src/server/remote/remote-problem.ts";
import { cookbookManifests, recipeAt } from "../../../support/cookbook.ts";
import { imageInput } from "../../../support/work-inputs.ts";

const origin = "https://cookbook.example";

/** Returns the content at an address of the cookbook. */
function read(address: string): unknown {
  const found = recipeAt(address.replace(`${origin}/`, ""), origin);
  if (found === null) throw new RemoteProblem("missing", `There is nothing at ${address}.`);
  return found;
}

async function entryOf(address: string): Promise<SourceEntry> {
  const scratch = await mkdtemp(join(tmpdir(), "vitrine-cookbook-"));
  onTestFinished(() => rm(scratch, { recursive: true, force: true }));
  const readJson = async (at: string) => read(at);
  const { total } = await gatherManifests(read(address), address, readJson, scratch);
  const entries: SourceEntry[] = [];
  for await (const entry of gatheredWorks(scratch, total)) entries.push(entry);
  const [entry] = entries;
  if (!entry) throw new Error(`There is no work at ${address}.`);
  return entry;
}

const manifests = cookbookManifests.map((path) => `${origin}/${path}`);

/** Returns a work and its manifest as this site shows them, as text. */
function shownAs({ work, pictures }: RemoteWork): { page: string; own: string } {
  const times = { createdAt: new Date(0), updatedAt: new Date(0), publishedAt: new Date(0) };
  const row = { ...work, ...times, id: "w", slug: "w", imageCount: 1, revision: 1 };
  const images = pictures.map(({ role, caption, alt }, position) => {
    const { details: _, ...input } = imageInput("a".repeat(32));
    return { ...input, remote: null, id: "i", workId: "w", position, role, caption, alt };
  });
  const page = [...leavesOf({ work, pictures })];
  const canvas = {
    imageId: "i",
    position: 0,
    slug: "w",
    width: 1,
    height: 1,
    language: null,
    origin,
  };
  const place = { ...canvas, x: 0, y: 0, id: "d" };
  const details = pictures.flatMap((picture) =>
    detailsPageOf(
      picture.details.map(({ caption, description }) => ({ ...place, caption, description })),
      canvas,
    ),
  );
  const own = [...leavesOf({ manifest: manifestOf(row, images, origin), details })];
  const text = (leaves: Leaf[]) => leaves.map(({ value }) => value).join("\n");
  return { page: text(page), own: text(own) };
}

type Leaf = { path: string[]; value: string };

function* leavesOf(value: unknown, path: string[] = []): Generator<Leaf> {
  if (typeof value === "string") yield { path, value };
  else if (Array.isArray(value)) for (const one of value) yield* leavesOf(one, path);
  else if (typeof value === "object" && value !== null) {
    for (const [name, one] of Object.entries(value)) yield* leavesOf(one, [...path, name]);
  }
}

/**
 * Properties that describe the structure of the JSON, or that are visible in the image itself; with `id`, links are
 * statements.
 */
const structure =
  /(^|\.)(@?type|@context|format|language|motivation|profile|service\..*|selector\..*|(target|source|on)(\..*)?)$/;
const identifiers = /(^|\.)@?id$/;
const links = /\b(homepage|seeAlso|rendering|logo|thumbnail)\.@?id$/;

/** Returns the values of a manifest that are neither in `shown` nor named as left out. */
function unsaid(json: unknown, shown: string, leftOut: readonly LeftOut[]): string[] {
  const names = leftOut.map(({ what }) => what);
  const properties = new Set(names.flatMap((name) => name.split(" ").at(-1) ?? []));
  const left = (pattern: RegExp) => names.some((name) => pattern.test(name));
  return [...leavesOf(json)].flatMap(({ path, value }) => {
    const at = path.filter((name) => name !== "items").join(".");
    const isStructure = structure.test(at) || (identifiers.test(at) && !links.test(at));
    const lines = plainText(value).split("\n");
    const isNamed =
      path.some((name) => properties.has(name)) ||
      (path.includes("annotations") &&
        left(/^(annotation|page of annotations|text in another language)/)) ||
      (/^(structures|ranges)\.label/.test(at) && left(/^(range label|alternative sequence)/)) ||
      (/(^|\.)body\./.test(at) && left(/^(text on a canvas|video|sound)/)) ||
      (/^requiredStatement\.label/.test(at) && left(/^label of the required/)) ||
      (/\.(?!en|none)[a-z]{2,3}$/.test(at) && left(/^text in another language/)) ||
      (/\.none$/.test(at) && left(/^text in another language/));
    const isFieldName = /^metadata\.label\b/.test(at) && readHeader([value])[0]?.field != null;
    const isUsual = /^requiredStatement\.label/.test(at) && value === "Attribution";
    const isShown = lines.every((line) => shown.includes(line.trim()));
    return isStructure || isNamed || isFieldName || isUsual || isShown ? [] : [`${at}: ${value}`];
  });
}

describe.skipIf(manifests.length === 0)("cookbook: needs ../shared/data/iiif-cookbook", () => {
  test("cookbook: of 84 manifests 69 become works with images, and 15 of sound and film are rejected by name", async () => {
    expect(manifests).toHaveLength(84);
    const refused: string[] = [];
    for (const address of manifests) {
      const { result } = await entryOf(address);
      if ("problem" in result) refused.push(result.problem.message);
      else expect("pictures" in result && result.pictures.length).toBeGreaterThan(0);
    }
    expect(refused).toHaveLength(15);
    for (const message of refused) {
      expect(message).toMatch(/^It shows no picture, .* It has: .*(sound|video) \(\d+\)/);
    }
  });

  test("cookbook: every statement of a manifest is in the work and its exported manifest, or listed as omitted", async () => {
    const missing: Record<string, string[]> = {};
    for (const address of manifests) {
      const { result, remarks = [] } = await entryOf(address);
      if (!("pictures" in result)) continue;
      const leftOut = remarks.flatMap((remark) => (remark.code === "left-out" ? [remark] : []));
      const json = read(address);
      for (const shown of Object.values(shownAs(result))) {
        const said = unsaid(json, shown, leftOut);
        if (said.length > 0) missing[address] = said;
      }
    }
    expect(missing).toEqual({});
  });
});
