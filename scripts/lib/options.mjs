// Parses the command lines of the project's own tools.
import { parseArgs } from "node:util";

/**
 * Parses the options and arguments of this program. If they are invalid, prints a message and exits.
 *
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readOptions(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ""] = error instanceof Error ? error.message.split(". ") : [];
    return refuseOptions(`${sentence}.`);
  }
}

/**
 * Prints a message and exits with code 2, which means an invalid command line.
 *
 * @param {string} sentence what is wrong with it
 * @returns {never}
 */
export function refuseOptions(sentence) {
  process.stderr.write(`${sentence} --help lists the options.\n`);
  process.exit(2);
}
