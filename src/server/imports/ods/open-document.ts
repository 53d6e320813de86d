import type { Archive } from "../archive/archive.ts";
import { ImportFailure } from "../import-failure.ts";
import { readWholeXml, readXml } from "../sheets/read-xml.ts";
import type { XmlReader } from "../sheets/read-xml.ts";
import {
  maxBesideBytes,
  openParts,
  part,
  smallPart,
  tooMuchBeside,
  withParts,
} from "../sheets/workbook.ts";
import type { Sheet, Workbook } from "../sheets/workbook.ts";
import { documentRows } from "./document-rows.ts";
import { isLocked } from "./document-type.ts";
import { StyleReader } from "./styles.ts";

const content = "content.xml";
/** Memory of a sheet besides its name, in characters. */
const overhead = 16;

/**
 * Opens an OpenDocument spreadsheet (ODS) and reads its list of sheets.
 *
 * @throws ImportFailure if it is damaged, locked or too large
 */
export async function openDocument(path: string): Promise<Workbook> {
  const { sheets, styles, ...others } = await withParts(path, contentsOf);
  const readable = ({ name, place }: PlacedSheet): Sheet => ({
    name,
    rows: async function* (onEnd) {
      const archive = await openParts(path);
      try {
        yield* documentRows(part(archive, content), place, styles, onEnd);
      } finally {
        await archive.close();
      }
    },
  });
  return { sheets: sheets.map(readable), ...others };
}

/** A sheet, and its position among all of the file, from 0. */
type PlacedSheet = { name: string; place: number };
type Contents = Omit<Workbook, "sheets"> & { sheets: PlacedSheet[]; styles: StyleReader };

async function contentsOf(archive: Archive): Promise<Contents> {
  if (await isLocked(archive)) {
    throw new ImportFailure(
      "The spreadsheet is locked with a password. Save it without one, and import that.",
    );
  }
  const paths = archive.files.map((file) => file.path);
  const styles = new StyleReader();
  if (paths.includes("styles.xml")) await readWholeXml(smallPart(archive, "styles.xml"), styles);
  const reader = new SheetReader(styles);
  for await (const _ of readXml(reader.counted(part(archive, content)), reader)) {
    if (reader.beside > maxBesideBytes) throw tooMuchBeside();
  }
  const { sheets, hidden, hasComments } = reader;
  // LibreOffice stores images in `Pictures`, Excel in `media`.
  const pictures = paths.filter((path) => /^(?:Pictures|media)\//.test(path)).length;
  return { sheets, hidden, pictures, hasComments, styles };
}

/** Finds the sheets of a spreadsheet, and the styles before them. */
class SheetReader implements XmlReader {
  readonly sheets: PlacedSheet[] = [];
  readonly hidden: string[] = [];
  hasComments = false;
  /** Bytes before the sheets, and characters of the sheets' names. */
  beside = 0;
  #isInSheets = false;
  #count = 0;

  constructor(readonly styles: StyleReader) {}

  async *counted(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of bytes) {
      if (!this.#isInSheets) this.beside += piece.length;
      yield piece;
    }
  }

  open(name: string, attributes: Record<string, string>, parent: string): void {
    if (name === "spreadsheet") this.#isInSheets = true;
    else if (!this.#isInSheets) this.styles.open(name, attributes);
    else if (name === "annotation") this.hasComments = true;
    else if (name === "table" && parent === "spreadsheet") this.#openSheet(attributes);
  }

  text(text: string): void {
    if (!this.#isInSheets) this.styles.text(text);
  }

  close(name: string): void {
    if (!this.#isInSheets) this.styles.close(name);
  }

  #openSheet(attributes: Record<string, string>): void {
    const name = attributes["table:name"] ?? "";
    const place = this.#count;
    this.#count += 1;
    // Programs store the data of external files as hidden sheets with such names.
    if (/^'.*'#/.test(name)) return;
    this.beside += name.length + overhead;
    if (this.styles.hidden.has(attributes["table:style-name"] ?? "")) this.hidden.push(name);
    else this.sheets.push({ name, place });
  }
}
