import { readWholeXml } from "../sheets/read-xml.ts";
import { tooMuchText } from "../sheets/sheet-bounds.ts";

/** Maximum number of characters of all texts together: they are in memory while a sheet is read. */
const maxSharedCharacters = 128 * 1024 ** 2;
/** Memory of a text besides its characters, in characters. */
const overhead = 16;

/** Collects the text of cells, without the phonetic readings of East Asian texts. */
export class TextGatherer {
  #pieces: string[] = [];
  #isText = false;
  #beside = 0;

  open(name: string): void {
    if (name === "rPh") this.#beside += 1;
    this.#isText = name === "t" && this.#beside === 0;
  }

  text(text: string): void {
    if (this.#isText) this.#pieces.push(text);
  }

  close(name: string): void {
    if (name === "rPh") this.#beside -= 1;
    this.#isText = false;
  }

  /** Returns the text so far and starts the next one. */
  take(): string {
    const text = this.#pieces.join("");
    this.#pieces = [];
    return unescaped(text);
  }
}

/**
 * Reads the shared texts of cells, in order.
 *
 * @param most maximum number of characters of all texts, including the overhead of each
 * @throws ImportFailure
 */
export async function readSharedStrings(
  bytes: AsyncIterable<Buffer>,
  most = maxSharedCharacters,
): Promise<string[]> {
  const strings: string[] = [];
  const gatherer = new TextGatherer();
  let characters = 0;
  const count = (more: number) => {
    characters += more;
    if (characters > most) throw tooMuchText();
  };
  await readWholeXml(bytes, {
    open: (name) => gatherer.open(name),
    text: (text) => {
      count(text.length);
      gatherer.text(text);
    },
    close: (name) => {
      gatherer.close(name);
      if (name !== "si") return;
      count(overhead);
      strings.push(gatherer.take());
    },
  });
  return strings;
}

/** Decodes characters that XML cannot contain, written as `_x000D_`; `_x005F_` escapes an underscore before one. */
export function unescaped(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
