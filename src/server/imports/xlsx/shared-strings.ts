import { readWholeXml } from "../sheets/read-xml.ts";
import { tooMuchText } from "../sheets/sheet-bounds.ts";

/** Characters of all texts together at most: they are kept in memory while a sheet is read. */
const maxSharedCharacters = 128 * 1024 ** 2;
/** What a text takes beside its characters, in characters. */
const overhead = 16;

/** Collects the text of cells, without the readings that East Asian texts have beside them. */
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

  /** The text so far; the next begins. */
  take(): string {
    const text = this.#pieces.join("");
    this.#pieces = [];
    return unescaped(text);
  }
}

/**
 * The texts that cells share, in their order.
 *
 * @param most characters of all together, with what each takes beside them
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

/** What XML cannot hold is written `_x000D_`, and an underscore that would begin such a thing `_x005F_`. */
export function unescaped(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
