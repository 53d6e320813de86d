import { SaxesParser } from "saxes";
import { ImportFailure } from "../import-failure.ts";

/**
 * What is met in a part of a spreadsheet: names without their prefixes, attributes by their whole names. `parent` is the name
 * of the element around it, empty for the outermost.
 */
export type XmlReader = {
  open(name: string, attributes: Record<string, string>, parent: string): void;
  text?(text: string): void;
  close?(name: string, parent: string): void;
};

/** Bytes without an element at most: the parser keeps them until the next one. */
const maxBytesOfText = 64 * 1024 ** 2;
/** Elements within each other at most: the parser keeps all that are open. */
const maxDepth = 256;

/**
 * Reads XML piece by piece, and gives way after each piece.
 *
 * @throws ImportFailure if it is damaged, brings definitions of its own, or holds a text without end
 */
export async function* readXml(
  bytes: AsyncIterable<Buffer>,
  reader: XmlReader,
): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  // OpenOffice 2 names a definition elsewhere, which is never loaded.
  parser.on("doctype", (definition) => {
    if (definition.includes("[")) throw damaged();
  });
  let bytesOfText = 0;
  const names: string[] = [];
  parser.on("opentag", ({ name, attributes }) => {
    bytesOfText = 0;
    if (names.length === maxDepth) throw damaged();
    const [own, parent] = [local(name), names.at(-1) ?? ""];
    names.push(own);
    reader.open(own, attributes, parent);
  });
  parser.on("text", (text) => reader.text?.(text));
  parser.on("cdata", (text) => reader.text?.(text));
  parser.on("closetag", ({ name }) => {
    bytesOfText = 0;
    names.pop();
    reader.close?.(local(name), names.at(-1) ?? "");
  });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const feed = (step: () => void) => {
    try {
      step();
    } catch (problem) {
      throw problem instanceof ImportFailure ? problem : damaged();
    }
  };
  for await (const piece of bytes) {
    bytesOfText += piece.length;
    feed(() => parser.write(decoder.decode(piece, { stream: true })));
    if (bytesOfText > maxBytesOfText) {
      throw new ImportFailure(
        `The spreadsheet holds a text of more than ${maxBytesOfText / 1024 ** 2} MB. Shorten it, and import again.`,
      );
    }
    yield;
  }
  feed(() => parser.write(decoder.decode()).close());
  yield;
}

/** Reads XML to its end. */
export async function readWholeXml(bytes: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  const steps = readXml(bytes, reader);
  while (!(await steps.next()).done) continue;
}

/** What is said when a part of a spreadsheet cannot be read. */
export function damaged(): ImportFailure {
  return new ImportFailure(
    "The spreadsheet is damaged. Open it in a spreadsheet program, save it anew, and import that.",
  );
}
