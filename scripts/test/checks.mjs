// The checks of `npm test` that do not run tests.
import { availableParallelism } from "node:os";
import { runNode } from "./processes.mjs";

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} args the Node program and its arguments
 */

/** The check that must finish before a build, which writes these files. */
export const generatedFiles = "generated files";

/** Builds the site. @type {Check} */
export const build = { name: "build", args: ["scripts/build.mjs"] };

/**
 * Returns all checks, the longest first.
 *
 * @param {string[]} [files] to which format, lint and dependency direction are limited; the other checks look at
 *   everything
 * @returns {Check[]}
 */
export const allChecks = (files) => [
  {
    name: "types",
    // One type checker uses half the processor time of the default four.
    args: ["node_modules/typescript-native/bin/tsc", "-p", ".", "--noEmit", "--checkers", "1"],
  },
  ...dependencyDirection(files?.filter((file) => file.startsWith("src/")) ?? ["src"]),
  {
    name: "lint",
    args: [
      "node_modules/oxlint/bin/oxlint",
      "--deny-warnings",
      "--no-error-on-unmatched-pattern",
      ...(files ?? []),
    ],
  },
  { name: generatedFiles, args: ["scripts/generate.mjs", "--check"] },
  {
    name: "format",
    args: [
      "node_modules/oxfmt/bin/oxfmt",
      "--check",
      "--no-error-on-unmatched-pattern",
      ...(files ?? []),
    ],
  },
];

/**
 * @param {string[]} places files and folders of src
 * @returns {Check[]} the check of what they import; none if there is no place
 */
const dependencyDirection = (places) =>
  places.length === 0
    ? []
    : [
        {
          name: "dependency direction",
          args: [
            "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
            ...places,
            "--config=.dependency-cruiser.cjs",
            "--output-type=err",
          ],
        },
      ];

/**
 * Runs checks, at most as many at a time as there are processors. Prints a line for each when it ends, and then the
 * output of all that failed.
 *
 * @param {readonly Check[]} checks
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runChecks(checks) {
  const waiting = [...checks];
  /** @type {{ name: string, output: string }[]} */
  const failures = [];
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await runNode(check.args, { isQuiet: true });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? "✓" : "✗"} ${check.name} (${seconds} s)\n`);
      if (code !== 0) failures.push({ name: check.name, output: output.trim() });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  for (const { name, output } of failures) process.stdout.write(`\n── ${name} ──\n${output}\n`);
  return failures.map(({ name }) => name);
}
