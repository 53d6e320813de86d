import type { Archive } from "../archive/archive.ts";
import { readWholeXml } from "../sheets/read-xml.ts";
import { part, smallPart } from "../sheets/workbook.ts";

const prefix = "application/vnd.oasis.opendocument.";
const manifest = "META-INF/manifest.xml";
/** Maximum length of a media type, in bytes. */
const maxTypeBytes = 1000;

/**
 * Returns the kind of an OpenDocument file, such as `spreadsheet` or `text`; null if the archive is none.
 *
 * @throws ImportFailure if its media type or manifest is damaged
 */
export async function openDocumentType(archive: Archive): Promise<string | null> {
  const type = (await mediaType(archive)) ?? "";
  return type.startsWith(prefix) ? type.slice(prefix.length) : null;
}

/**
 * Returns whether an OpenDocument file requires a password.
 *
 * @throws ImportFailure if its manifest is damaged
 */
export async function isLocked(archive: Archive): Promise<boolean> {
  if (!has(archive, manifest)) return false;
  let hasKey = false;
  await readWholeXml(smallPart(archive, manifest), {
    open: (name) => {
      if (name === "encryption-data") hasKey = true;
    },
  });
  return hasKey;
}

async function mediaType(archive: Archive): Promise<string | null> {
  const file = archive.files.find(({ path }) => path === "mimetype");
  if (file) {
    if (file.bytes > maxTypeBytes) return null;
    const pieces: Buffer[] = [];
    for await (const piece of part(archive, file.path)) pieces.push(piece);
    return Buffer.concat(pieces).toString("latin1").trim();
  }
  // Google Sheets omits the file `mimetype`.
  if (!has(archive, "content.xml") || !has(archive, manifest)) return null;
  let found: string | null = null;
  await readWholeXml(smallPart(archive, manifest), {
    open: (name, attributes) => {
      if (name !== "file-entry" || attributes["manifest:full-path"] !== "/") return;
      found = attributes["manifest:media-type"] ?? null;
    },
  });
  return found;
}

function has(archive: Archive, name: string): boolean {
  return archive.files.some(({ path }) => path === name);
}
