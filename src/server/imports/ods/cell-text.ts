import { damaged } from "../sheets/read-xml.ts";

/** Elements within a paragraph that are not part of its text. */
const besideTexts = new Set(["annotation", "ruby-text", "note", "frame"]);

/** Collects the text that a cell shows, without objects on it: comments, images and shapes. */
export class CellText {
  text = "";
  hasLink = false;
  #depth = 0;
  /** Depth of the outermost ignored element; 0 if there is none. */
  #leftOutFrom = 0;
  #paragraphs = 0;
  #isAfterSpace = false;

  /** @param assertLength called before the text reaches a length, in characters */
  constructor(readonly assertLength: (length: number) => void) {}

  open(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    if (this.#leftOutFrom > 0) return;
    if (this.#depth === 1 ? name !== "p" : besideTexts.has(name)) this.#leftOutFrom = this.#depth;
    else if (this.#depth === 1) {
      if (this.#paragraphs > 0) this.#add("\n");
      this.#paragraphs += 1;
      this.#isAfterSpace = true;
    } else if (name === "s") this.#add(" ", times(attributes["text:c"]));
    else if (name === "tab") this.#add("\t");
    else if (name === "line-break") this.#add("\n");
    else if (name === "a") this.hasLink = true;
  }

  /** Whether the cell shows a text, even an empty one. */
  get isShown(): boolean {
    return this.#paragraphs > 0;
  }

  /** Adds text. White space counts as one space, and is ignored at the beginning of a paragraph. */
  add(text: string): void {
    if (this.#depth === 0 || this.#leftOutFrom > 0) return;
    let written = text.replace(/[ \t\r\n]+/g, " ");
    if (this.#isAfterSpace && written.startsWith(" ")) written = written.slice(1);
    if (written === "") return;
    this.#add(written);
    this.#isAfterSpace = written.endsWith(" ");
  }

  /** Returns whether the closed element is the cell itself. */
  close(): boolean {
    if (this.#depth === 0) return true;
    if (this.#leftOutFrom === this.#depth) this.#leftOutFrom = 0;
    this.#depth -= 1;
    return false;
  }

  #add(text: string, count = 1): void {
    this.assertLength(this.text.length + text.length * count);
    this.text += text.repeat(count);
    this.#isAfterSpace = false;
  }
}

/**
 * Parses a repetition count; 1 if it is missing.
 *
 * @throws ImportFailure if it is not a number
 */
export function times(said: string | undefined): number {
  if (said === undefined) return 1;
  if (!/^\d{1,10}$/.test(said)) throw damaged();
  return Number(said);
}
