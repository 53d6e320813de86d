import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { downloadRemote } from "../remote/read-remote.ts";
import { RemoteProblem } from "../remote/remote-problem.ts";
import { scratchFolder } from "./archive/scratch-folder.ts";
import { lookAt } from "./given.ts";
import { openManifests, readJsonFile } from "./iiif/open-manifests.ts";
import type { RemoteAccess } from "./iiif/remote-access.ts";
import { pictureAt } from "./iiif/remote-picture.ts";
import { ImportFailure } from "./import-failure.ts";
import { inRecordLanguage, openGiven } from "./source.ts";
import type { Source } from "./source.ts";
import type { OpeningPlace, SourceParts } from "./source-parts.ts";
import type { AskedOfTable } from "./table-settings.ts";
import { UnreadTable } from "./unread-table.ts";
import { workFromFile } from "./work-from-file.ts";

/** Limits for a downloaded source: size in bytes, and time in milliseconds. */
const limits = { bytes: 2 * 1024 ** 3, time: 60 * 60_000 };

/**
 * Opens a source on the web like a local one.
 *
 * @throws ImportFailure with what was found and what is needed
 */
export async function openAddress(
  address: string,
  asked: AskedOfTable | null,
  place: OpeningPlace,
): Promise<Source> {
  const scratch = await scratchFolder(place.unpackedFolder);
  try {
    const path = await downloadAddress(address, scratch.path, place);
    const source = await openDownloaded(address, path, asked, place);
    const close = async () => {
      await source.close();
      await scratch.close();
    };
    return { ...source, close };
  } catch (problem) {
    await scratch.close();
    throw problem;
  }
}

/**
 * Downloads an address into a file in `folder` and returns its path.
 *
 * @throws ImportFailure if it cannot be loaded; file system errors
 */
export async function downloadAddress(
  address: string,
  folder: string,
  { mayReach, signal }: OpeningPlace,
): Promise<string> {
  const path = join(folder, nameIn(address));
  try {
    await downloadRemote(address, path, limits, { signal, accept: "*/*", mayReach });
  } catch (problem) {
    throw asFailure(problem, address);
  }
  return path;
}

/**
 * Opens a downloaded file.
 *
 * @throws ImportFailure with what was found and what is needed
 */
export async function openDownloaded(
  address: string,
  path: string,
  asked: AskedOfTable | null,
  place: OpeningPlace,
): Promise<Source> {
  const { mayReach, signal, remotePictures: pictures } = place;
  try {
    const given = await lookAt(path);
    const parts =
      given.kind === "iiif"
        ? await openManifests(await readJsonFile(path), address, place)
        : given.kind === "picture"
          ? onePicture(address, { folder: dirname(path), options: { signal, mayReach }, pictures })
          : await openGiven(given, path, asked ?? {}, place);
    const key = createHash("sha256").update(address).digest("hex");
    const entries = () => inRecordLanguage(parts.entries(), place.recordLanguage);
    return { ...parts, entries, label: address.replace(/^https?:\/\//i, ""), key, given };
  } catch (problem) {
    throw asFailure(problem, address);
  }
}

function asFailure(problem: unknown, address: string): unknown {
  if (problem instanceof UnreadTable) {
    return new UnreadTable(`${address}: ${problem.message}`, problem.reading);
  }
  if (problem instanceof ImportFailure || problem instanceof RemoteProblem) {
    return new ImportFailure(`${address}: ${problem.message}`);
  }
  return problem;
}

/** Returns a source with one image as a separate work: image names at other sites may be equal, addresses are not. */
function onePicture(address: string, remote: RemoteAccess): SourceParts {
  const { work } = workFromFile(nameIn(address));
  const result = { work: { ...work, identifier: address }, pictures: [pictureAt(address)] };
  return {
    folder: remote.folder,
    remote,
    reading: null,
    total: 1,
    entries: async function* () {
      yield { row: null, result };
    },
    notes: [],
    close: () => Promise.resolve(),
  };
}

/** Returns a file name from the last segment of an address's path. */
function nameIn(address: string): string {
  const last = URL.canParse(address)
    ? (new URL(address).pathname.split("/").filter(Boolean).at(-1) ?? "")
    : "";
  const safe = last
    .replace(/%[0-9a-f]{2}|[^\w.-]/gi, "_")
    .replace(/^\.+/, "")
    .slice(-100);
  return safe === "" ? "given" : safe;
}
