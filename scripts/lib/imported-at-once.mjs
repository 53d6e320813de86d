/** @typedef {import('esbuild').Metafile["outputs"]} Outputs */

/**
 * Returns the output files of some sources, and all files that these import statically.
 *
 * @param {Outputs} outputs
 * @param {string[]} sources of entries or of modules that are loaded later
 */
export function importedAtOnce(outputs, sources) {
  const found = new Set(
    sources.map((source) => {
      const file = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === source);
      if (!file) throw new Error(`The build has no output for ${source}. Run "npm run build".`);
      return file;
    }),
  );
  for (const file of found) for (const imported of importsOf(outputs, file)) found.add(imported);
  return found;
}

/**
 * @param {Outputs} outputs
 * @param {string} file
 */
export function importsOf(outputs, file) {
  return (outputs[file]?.imports ?? [])
    .filter(({ kind }) => kind === "import-statement")
    .map((imported) => imported.path);
}
