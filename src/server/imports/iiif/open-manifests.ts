import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readRemote } from "../../remote/read-remote.ts";
import { ImportFailure } from "../import-failure.ts";
import type { OpeningPlace, SourceParts } from "../source-parts.ts";
import { gatheredWorks, gatherManifests } from "./gather.ts";
import { leftOutInWords } from "./left-out.ts";
import { openRemoteAccess } from "./remote-access.ts";

/** Limits for one manifest: size in bytes, and time in milliseconds. */
const limits = { bytes: 64 * 1024 ** 2, time: 60_000 };
const accept =
  'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json", application/json;q=0.9';

/**
 * Opens a manifest, or all manifests of a collection.
 *
 * @param json the parsed content of `address`
 * @throws ImportFailure if it is neither
 */
export async function openManifests(
  json: unknown,
  address: string,
  place: OpeningPlace,
): Promise<SourceParts> {
  const { remote, close } = await openRemoteAccess(place);
  const { folder, options } = remote;
  const readJson = async (at: string) => {
    const { bytes } = await readRemote(at, limits, { ...options, accept });
    return parseJson(bytes.toString("utf8"), at);
  };
  try {
    const manifests = join(folder, "manifests");
    await mkdir(manifests);
    const { total, leftOut } = await gatherManifests(json, address, readJson, manifests);
    if (total === 0) throw new ImportFailure("The collection names no manifest.");
    return {
      folder,
      remote,
      reading: null,
      total,
      entries: () => gatheredWorks(manifests, total),
      notes: leftOut.length > 0 ? [`Left out of Collections: ${leftOutInWords(leftOut)}.`] : [],
      close,
    };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/**
 * @param path of a file
 * @throws ImportFailure if it is not JSON; file system errors
 */
export async function readJsonFile(path: string): Promise<unknown> {
  return parseJson(await readFile(path, "utf8"), path);
}

/** @param from location of the text, for the error message */
function parseJson(text: string, from: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw new ImportFailure(`What is at ${from} is not JSON.`);
  }
}
