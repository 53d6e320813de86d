import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImportProblemInput } from "../../store/import-runs.ts";
import type { SourceEntry } from "../source-parts.ts";
import { LeftOutList, leftOutInWords } from "./left-out.ts";
import type { LeftOut } from "./left-out.ts";
import { tooDeep } from "./presentation.ts";
import { manifestsFrom } from "./walk.ts";
import type { Reached, ReadJson } from "./walk.ts";
import { workFromManifest } from "./work-from-manifest.ts";

/**
 * Reads all manifests before the first work is imported, each into a separate file, so that their number is known and
 * their content does not change.
 *
 * @returns their number, and what was left out of the collections that contain them
 * @throws ImportFailure if the source is neither a manifest nor a collection
 */
export async function gatherManifests(
  json: unknown,
  address: string,
  readJson: ReadJson,
  folder: string,
): Promise<{ total: number; leftOut: LeftOut[] }> {
  let total = 0;
  const leftOut = new LeftOutList();
  for await (const reached of manifestsFrom(json, address, readJson, leftOut.add)) {
    await writeFile(fileOf(folder, total), JSON.stringify(reached), { mode: 0o600 });
    total += 1;
  }
  return { total, leftOut: leftOut.all };
}

/** Yields the works of the stored manifests; a manifest that is unreadable or has no image yields a problem. */
export async function* gatheredWorks(folder: string, total: number): AsyncGenerator<SourceEntry> {
  for (let index = 0; index < total; index += 1) {
    const reached = JSON.parse(await readFile(fileOf(folder, index), "utf8")) as Reached;
    yield "manifest" in reached
      ? entryOf(reached)
      : { row: null, result: unread(reached.address, reached.problem) };
  }
}

function entryOf({
  manifest,
  address,
  leftOut: unreadParts,
}: Extract<Reached, { manifest: unknown }>): SourceEntry {
  const leftOut = new LeftOutList();
  try {
    const result = workFromManifest(manifest, leftOut.add);
    if (result.pictures.length === 0) {
      return { row: null, result: unpictured(manifest.id, leftOut) };
    }
    const all = [...unreadParts, ...leftOut.all];
    return { row: null, result, remarks: all.map((one) => ({ code: "left-out", ...one })) };
  } catch (problem) {
    // Nested elements in its texts can exceed the stack.
    if (problem instanceof RangeError) return { row: null, result: unread(address, tooDeep) };
    throw problem;
  }
}

function unread(identifier: string, message: string): { problem: ImportProblemInput } {
  return { problem: { row: null, identifier, code: "manifest", message } };
}

function unpictured(identifier: string, { all }: LeftOutList): { problem: ImportProblemInput } {
  const instead = all.length > 0 ? ` It has: ${leftOutInWords(all)}.` : "";
  const message = `It shows no picture, and only works with pictures are imported.${instead}`;
  return { problem: { row: null, identifier, code: "no-pictures", message } };
}

function fileOf(folder: string, index: number): string {
  return join(folder, `${index}.json`);
}
