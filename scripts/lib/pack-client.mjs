import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import esbuild from "esbuild";

/** In bytes, minified: a file shared by lazy parts that is smaller is not worth a request of its own. */
const small = 6000;

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * esbuild makes a file of every set of modules that the same parts of the program need: twenty for a
 * page, most of them under a kilobyte. This puts what the entry needs at once, and all small ones, into one
 * file, so that a page is the entry, that file and its own. Names keep following from the content.
 *
 * @param {Metafile} metafile of a build with splitting
 * @param {{ outdir: string, publicPath: string, entry: string, target: string[] }} options
 *   folder and address of the files, and the entry's source
 * @returns {Promise<Metafile>} of the files as they are now
 */
export async function packClient({ inputs, outputs }, { outdir, publicPath, entry, target }) {
  const scripts = Object.keys(outputs).filter((file) => file.endsWith(".js"));
  const packed = filesToPack(outputs, entry);
  const version = [esbuild.version, readFileSync(new URL(import.meta.url))];
  const sharedFile = path.posix.join(outdir, `shared-${hashOf([...version, ...packed])}.js`);
  /** @param {string} file */
  const nameAfter = (file) => {
    if (!scripts.includes(file)) return file;
    if (packed.has(file)) return sharedFile;
    const [, name] = /^(.*)-\w+\.js$/.exec(file) ?? [];
    return `${name}-${hashOf([file, sharedFile])}.js`;
  };
  /** @param {string} file */
  const addressOf = (file) => publicPath + path.posix.relative(outdir, file);
  /** @param {string} address */
  const fileAt = (address) => path.posix.join(outdir, address.slice(publicPath.length));
  // The names that minifying gave are the same in every file; in one file each needs its own.
  const prefixes = new Map([...packed].map((file, place) => [file, `c${place}_`]));
  /**
   * @param {string} file that is packed
   * @param {(name: string, sharedName: string) => string} text
   */
  const names = (file, text) =>
    outputs[file]?.exports.map((name) => text(name, `${prefixes.get(file)}${name}`)).join() ?? "";

  /** @type {import('esbuild').Plugin} */
  const rewire = {
    name: "pack",
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path: asked, importer, kind }) => {
        if (kind === "entry-point") {
          return asked === sharedFile
            ? { path: asked, namespace: "shared" }
            : { path: path.resolve(asked) };
        }
        const file = fileAt(asked);
        if (!packed.has(file)) return { path: addressOf(nameAfter(file)), external: true };
        const fromShared =
          importer === sharedFile || packed.has(path.posix.relative(".", importer));
        return fromShared ? { path: path.resolve(file) } : { path: file, namespace: "packed" };
      });
      build.onLoad({ filter: /.*/, namespace: "shared" }, () => ({
        contents: [...packed]
          .map((file) => {
            const list = names(file, (name, sharedName) => `${name} as ${sharedName}`);
            return `export {${list}} from "${addressOf(file)}";`;
          })
          .join("\n"),
      }));
      build.onLoad({ filter: /.*/, namespace: "packed" }, ({ path: file }) => {
        const list = names(file, (name, sharedName) => `${sharedName} as ${name}`);
        return { contents: `export {${list}} from "${addressOf(sharedFile)}";` };
      });
      // Source maps are found beside the file, not at the site's address.
      build.onLoad({ filter: /\.js$/ }, async ({ path: file }) => ({
        contents: (await readFile(file, "utf8")).replace(
          `sourceMappingURL=${publicPath}`,
          "sourceMappingURL=",
        ),
      }));
    },
  };
  const { metafile } = await esbuild.build({
    entryPoints: [sharedFile, ...scripts.filter((file) => !packed.has(file))].map((file) => ({
      in: file,
      out: path.posix.basename(file === sharedFile ? file : nameAfter(file), ".js"),
    })),
    outdir,
    bundle: true,
    format: "esm",
    target,
    minify: true,
    sourcemap: true,
    metafile: true,
    plugins: [rewire],
    logLevel: "warning",
  });
  for (const file of scripts) for (const old of [file, `${file}.map`]) rmSync(old);
  return { inputs, outputs: { ...asNow(), ...mapsOf(metafile.outputs) } };

  /** What the build knew of its files, for the files there are now. */
  function asNow() {
    /** @type {Metafile["outputs"]} */
    const now = {};
    for (const [file, before] of Object.entries(outputs)) {
      if (file.endsWith(".js.map")) continue;
      const name = nameAfter(file);
      const known = now[name];
      const imports = [...(known?.imports ?? []), ...before.imports]
        .map((one) => ({ ...one, path: nameAfter(one.path) }))
        .filter((one) => one.path !== name);
      now[name] = {
        ...before,
        bytes: metafile.outputs[name]?.bytes ?? before.bytes,
        inputs: { ...known?.inputs, ...before.inputs },
        imports: [...new Map(imports.map((one) => [`${one.kind} ${one.path}`, one])).values()],
      };
    }
    return now;
  }
}

/**
 * @param {Metafile["outputs"]} outputs
 * @param {string} entry
 */
function filesToPack(outputs, entry) {
  const start = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entry);
  if (!start) throw new Error(`The build made nothing of ${entry}`);
  const needed = new Set([start]);
  /** @param {string} file */
  const importsOf = (file) =>
    (outputs[file]?.imports ?? []).filter(({ kind }) => kind === "import-statement");
  for (const file of needed) for (const { path: imported } of importsOf(file)) needed.add(imported);
  // A small file that leans on a large one would bring it along.
  /** @type {(file: string) => boolean} */
  const isLight = (file) =>
    needed.has(file) ||
    ((outputs[file]?.bytes ?? 0) < small &&
      importsOf(file).every(({ path: imported }) => isLight(imported)));
  const shared = Object.keys(outputs).filter((file) => {
    const output = outputs[file];
    if (!output || output.entryPoint || !file.endsWith(".js")) return false;
    return isLight(file);
  });
  return new Set(shared.sort());
}

/** @param {Metafile["outputs"]} outputs */
function mapsOf(outputs) {
  return Object.fromEntries(Object.entries(outputs).filter(([file]) => file.endsWith(".js.map")));
}

/** @param {Iterable<string | Buffer>} parts */
function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 8).toUpperCase();
}
