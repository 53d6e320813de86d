import { open, readFile, stat } from "node:fs/promises";
import { fileType, SNIFFED_BYTES } from "../images/file-type.ts";
import { ImageProblem } from "../images/problem.ts";
import { openArchive } from "./archive/archive.ts";
import { isOfTheSystem, zipLimits } from "./archive/unpack.ts";
import { announcedEncoding } from "./encoding.ts";
import { contentsInWords, isImageName, isTableName, readFolder } from "./image-files.ts";
import { readIiifKind } from "./iiif-kind.ts";
import { openDocumentType } from "./ods/document-type.ts";
import { readBytes } from "./source-bytes.ts";
import { maxRowLength } from "./table-rows.ts";
import { openWorkbook } from "./sheets/sheet-table.ts";

/** Kind of an import source, detected from its content, never from its name. */
export type Given = {
  kind: "text" | "spreadsheet" | "archive" | "folder" | "picture" | "iiif" | "json-lines" | "other";
  /** Description with its article, such as `a spreadsheet (XLSX) with 3 sheets`. */
  words: string;
};

/** Sentence for a source that is not accepted. */
export const taken =
  "Tables (CSV, TSV, XLSX, ODS), exports (JSON Lines), pictures, folders of pictures, ZIP archives of these, and IIIF manifests and Collections are taken in.";

const jsonLines: Given = { kind: "json-lines", words: "a list in JSON Lines" };
const jsonFile: Given = { kind: "other", words: "a JSON file" };

/** Maximum size of a JSON file that is parsed as a whole, in bytes. */
const maxJsonBytes = 64 * 1024 ** 2;

const magics: readonly (readonly [words: string, offset: number, bytes: string])[] = [
  ["a PDF document", 0, "%PDF"],
  ["an old Excel or Word file", 0, "\xd0\xcf\x11\xe0"],
  ["a RAR archive", 0, "Rar!"],
  ["a 7-Zip archive", 0, "7z\xbc\xaf"],
  ["a TAR archive", 257, "ustar"],
  ["a database (SQLite)", 0, "SQLite format 3"],
  ["a Parquet file", 0, "PAR1"],
  ["a film", 4, "ftypisom"],
];

/**
 * Detects the kind of a source.
 *
 * @throws ImportFailure if it is an archive or a spreadsheet that is damaged or not safe to read; file system errors
 */
export async function lookAt(path: string): Promise<Given> {
  const { size, ...stats } = await fileStats(path);
  if (stats.isFolder) {
    return { kind: "folder", words: `a folder with ${contentsInWords(await readFolder(path))}` };
  }
  if (size === 0) return { kind: "other", words: "an empty file" };
  const raw = await headOf(path);
  if (isZip(raw)) return packed(path);
  const isGzip = raw[0] === 0x1f && raw[1] === 0x8b;
  const head = isGzip ? await inflatedHead(path) : raw;
  const other = magics.find(
    ([, offset, bytes]) => head.toString("latin1", offset, offset + bytes.length) === bytes,
  );
  if (other) return { kind: "other", words: other[0] };
  return picture(head) ?? (await writing(path, head, isGzip || size > maxJsonBytes));
}

/** An archive begins with its first file, an empty one with its end record. */
function isZip(head: Buffer): boolean {
  return ["PK\u0003\u0004", "PK\u0005\u0006"].includes(head.toString("latin1", 0, 4));
}

async function fileStats(path: string): Promise<{ size: number; isFolder: boolean }> {
  const stats = await stat(path);
  return { size: stats.size, isFolder: stats.isDirectory() };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function inflatedHead(path: string): Promise<Buffer> {
  for await (const bytes of readBytes(path)) return bytes.subarray(0, SNIFFED_BYTES);
  return Buffer.alloc(0);
}

/** Only the list of contents is read here: the expansion is limited when a source of the detected kind is opened. */
const limitsOfLooking = { ...zipLimits, ratio: Infinity };

/** Detects the kind of a ZIP archive, which may be the file format of a program. */
async function packed(path: string): Promise<Given> {
  const archive = await openArchive(path, limitsOfLooking);
  const document = await openDocumentType(archive).finally(() => archive.close());
  if (document !== null) return openDocumentFile(path, document);
  const names = archive.files.map((file) => file.path);
  const has = (name: string) => names.includes(name);
  if (has("xl/workbook.bin")) return { kind: "other", words: "a binary spreadsheet (XLSB)" };
  if (names.some((name) => /^xl\/workbook\d*\.xml$/.test(name))) {
    return spreadsheet(path, "XLSX");
  }
  if (has("word/document.xml")) return { kind: "other", words: "a Word document" };
  const own = names.filter((name) => !isOfTheSystem(name));
  const images = own.filter(isImageName);
  const tables = own.filter(isTableName);
  const others = own.filter((name) => !isImageName(name) && !isTableName(name));
  const inside = contentsInWords({ images, tables, others });
  return { kind: "archive", words: `a ZIP archive with ${inside}` };
}

/** @param type such as `spreadsheet` or `text` */
async function openDocumentFile(path: string, type: string): Promise<Given> {
  if (type.startsWith("spreadsheet")) return spreadsheet(path, "ODS");
  if (type === "text") return { kind: "other", words: "an OpenDocument text (ODT)" };
  if (type === "presentation")
    return { kind: "other", words: "an OpenDocument presentation (ODP)" };
  return { kind: "other", words: "an OpenDocument file that is no spreadsheet" };
}

async function spreadsheet(path: string, format: "XLSX" | "ODS"): Promise<Given> {
  const { sheets } = await openWorkbook(path);
  const words = `a spreadsheet (${format}) with ${counted(sheets.length, "sheet")}`;
  return { kind: "spreadsheet", words };
}

function picture(head: Buffer): Given | null {
  try {
    return { kind: "picture", words: `a picture (${fileType(head).toUpperCase()})` };
  } catch (problem) {
    if (!(problem instanceof ImageProblem)) throw problem;
    const words = /^The file is (an? .+?)(?:\.|,)/.exec(problem.message)?.[1];
    return problem.code === "unsupported-type" && words !== undefined
      ? { kind: "other", words }
      : null;
  }
}

/** Detects the kind of a text file. */
async function writing(path: string, head: Buffer, isOnlyHead: boolean): Promise<Given> {
  if (announcedEncoding(head) === null && !isText(head)) {
    return { kind: "other", words: "a file of a kind that is not known here" };
  }
  const start = head
    .toString("utf8")
    .replace(/^\ufeff/, "")
    .trimStart();
  if (/^<(?:!doctype html|html)/i.test(start)) return { kind: "other", words: "a web page (HTML)" };
  if (/^<[?!a-z]/i.test(start)) return { kind: "other", words: "an XML file" };
  if (!/^(?:\{\s*["}]|\[\s*[[{"\d\]])/.test(start)) {
    return { kind: "text", words: "a table in text form (CSV, TSV or the like)" };
  }
  if (/^\{\s*"identifier"\s*:/.test(start)) return jsonLines;
  if (isOnlyHead) return (await isJsonLines(path)) ? jsonLines : jsonFile;
  return json(await readFile(path, "utf8"));
}

/** Returns whether the first line of a file is a complete JSON object, and more lines follow. */
async function isJsonLines(path: string): Promise<boolean> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of readBytes(path)) {
    text += decoder.decode(bytes, { stream: true });
    const end = text.indexOf("\n");
    if (end >= 0 && text.slice(end).trim() !== "") return isObject(text.slice(0, end));
    if (text.length > maxRowLength) return false;
  }
  return false;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Number of control characters that any text may contain. */
const fewControls = 2;

/** Returns whether bytes may be text: a damaged cell may contain a control character, a binary file is full of them. */
function isText(head: Buffer): boolean {
  const controls = head.filter((byte) => byte < 0x20 && (byte < 9 || byte > 13));
  return controls.length <= Math.max(fewControls, head.length / 20);
}

function json(text: string): Given {
  try {
    const iiif = readIiifKind(JSON.parse(text.replace(/^\ufeff/, "")));
    return iiif === null ? jsonFile : { kind: "iiif", words: iiif };
  } catch {
    const lines = text.split("\n", 3).filter((line) => line.trim() !== "");
    const isLines = lines.length > 1 && lines.every((line) => /^\s*\{.*\}\s*$/.test(line));
    if (isLines) return jsonLines;
    return { kind: "other", words: "a damaged JSON file" };
  }
}

function counted(number: number, what: string): string {
  return `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;
}
