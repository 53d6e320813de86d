import { createHash } from "node:crypto";

/**
 * A file of the client before it has its final name.
 *
 * @typedef {object} UnnamedFile
 * @property {string} name such as `app-76A07D0D.js`; derived from the sources, not from the content
 * @property {string} text
 * @property {string[]} needs names that the text contains, of files in the list or others
 */

/**
 * Derives file names from the content of the files and of the files they refer to by name, also if the references are
 * circular. A changed file gets a new name, and so do the files that refer to it by name.
 *
 * @param {UnnamedFile[]} files
 * @param {string} version of the program that builds the files
 * @returns {Map<string, string>} final names, of the same length, by the former names
 */
export function contentNames(files, version) {
  const known = new Map(files.map((file) => [file.name, file]));
  return new Map(
    files.map((file) => {
      const reached = new Set([file]);
      for (const { needs } of reached) {
        for (const need of needs) {
          const needed = known.get(need);
          if (needed) reached.add(needed);
        }
      }
      const [, ...others] = reached;
      const ordered = [file, ...others.sort((a, b) => (a.name < b.name ? -1 : 1))];
      const hash = hashOf([version, ...ordered.flatMap(({ name, text }) => [name, text])]);
      return [file.name, file.name.replace(/\w{8}(?=\.js$)/, hash)];
    }),
  );
}

/**
 * Returns the first eight hex digits of a hash of some texts.
 *
 * @param {Iterable<string | Buffer>} parts
 */
export function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 8).toUpperCase();
}
