import { createHash } from "node:crypto";

/**
 * A file of the program before it has its final name.
 *
 * @typedef {object} UnnamedFile
 * @property {string} name such as `app-76A07D0D.js`: by what it is made of, whatever that holds
 * @property {string} text
 * @property {string[]} needs names of the files that it refers to by their names, and perhaps others
 */

/**
 * Gives files names that follow from their content and from the content of what they refer to by name, however the
 * files refer to each other. A file that changes renames itself and those that lead to it by name.
 *
 * @param {UnnamedFile[]} files
 * @param {string} version of what makes the files
 * @returns {Map<string, string>} final names, of the same length, by the names before
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
 * Eight characters that stand for some texts.
 *
 * @param {Iterable<string | Buffer>} parts
 */
export function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 8).toUpperCase();
}
