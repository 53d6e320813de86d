import { posix } from "node:path";
import { nothingTold } from "../../record/work-fields.ts";
import { normaliseIdentifier } from "../../record/work-rules.ts";
import type { UnpicturedWork } from "./work-from-row.ts";

/**
 * The work that a picture without a row is: its identifier is the file's path without the ending,
 * its title the file's name made readable.
 *
 * @param path of the file within the imported folder, with `/`
 */
export function workFromFile(path: string): UnpicturedWork {
  const { dir, name } = posix.parse(path.normalize());
  return {
    work: {
      ...nothingTold,
      identifier: normaliseIdentifier(dir === "" ? name : `${dir}/${name}`),
      title: readableTitle(name),
      status: "PUBLISHED",
    },
    images: [{ file: path, alt: null, caption: null }],
  };
}

/** A file's name as people would write it: spaces between words, a capital at the start. */
export function readableTitle(name: string): string {
  const words = name
    .replace(/_+/g, " ")
    .replace(/(?<!\d)-+|-+(?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return words === "" ? name : words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
