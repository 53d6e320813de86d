import { posix } from "node:path";
import { nothingTold } from "../../record/work-fields.ts";
import { normaliseIdentifier } from "../../record/work-rules.ts";
import type { UnpicturedWork } from "./work-from-row.ts";

/**
 * Creates the work of an image without a row: its identifier is the file's path without the extension, its title the
 * file's name in readable form.
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

/** Returns a file's name in readable form: spaces between words, a capital at the start. */
export function readableTitle(name: string): string {
  const words = name
    .replace(/_+/g, " ")
    .replace(/(?<!\d)-+|-+(?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return words === "" ? name : words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
