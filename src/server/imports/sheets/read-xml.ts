import { SaxesParser } from "saxes";
import { ImportFailure } from "../import-failure.ts";

/**
 * Callbacks for a part of a spreadsheet: element names without prefixes, attributes with their full names. `parent` is
 * the name of the containing element, empty for the outermost.
 */
export type XmlReader = {
  open(name: string, attributes: Record<string, string>, parent: string): void;
  text?(text: string): void;
  close?(name: string, parent: string): void;
};

/** Maximum number of bytes without an element: the parser buffers them until the next one. */
const maxBytesOfText = 64 * 1024 ** 2;
/** Maximum nesting of elements: the parser stores all open ones. */
const maxDepth = 256;

/**
 * Reads XML in chunks, and yields after each chunk.
 *
 * @throws ImportFailure if it is damaged, has its own definitions, or contains an oversized text
 */
export async function* readXml(
  bytes: AsyncIterable<Buffer>,
  reader: XmlReader,
): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  // OpenOffice 2 references an external definition, which is never loaded.
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

/** Returns the failure for a part of a spreadsheet that cannot be read. */
export function damaged(): ImportFailure {
  return new ImportFailure(
    "The spreadsheet is damaged. Open it in a spreadsheet program, save it anew, and import that.",
  );
}
