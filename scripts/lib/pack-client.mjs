import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import esbuild from "esbuild";
import { importedAtOnce, importsOf } from "./imported-at-once.mjs";

/** In bytes, minified: a file shared by pages that is smaller is not worth a request of its own. */
const small = 6000;

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * esbuild makes a file of every set of modules that the same parts of the program need: twenty for a
 * page, most of them under a kilobyte. This puts what the entry needs, and what is small and pages of several
 * kinds need, into one file, and what is small and pages of one kind need into one of that kind, so that a page is
 * the entry, those two and its own. Names keep following from the content.
 *
 * @param {Metafile} metafile of a build with splitting
 * @param {{ outdir: string, publicPath: string, entry: string, kinds: Record<string, string[]>, target: string[] }} options
 *   folder and address of the files, and the sources of the entry and of the pages of each kind
 * @returns {Promise<Metafile>} of the files as they are now
 */
export async function packClient(
  { inputs, outputs },
  { outdir, publicPath, entry, kinds, target },
) {
  const scripts = Object.keys(outputs).filter((file) => isModule(outputs, file));
  const version = [esbuild.version, readFileSync(new URL(import.meta.url))];
  const contents = filesToPack(outputs, entry, kinds);
  // What a file holds follows from all of them: they name one another, and exports are numbered through.
  const all = contents.flatMap(({ name, members }) => [name, ...members]);
  const packs = contents.map(({ name, members }) => ({
    file: path.posix.join(outdir, `${name}-${hashOf([...version, name, ...all])}.js`),
    members,
  }));
  const packFiles = packs.map(({ file }) => file);
  /** @param {string} file */
  const packOf = (file) => packs.find(({ members }) => members.has(file));
  /** @param {string} file */
  const nameAfter = (file) => {
    if (!scripts.includes(file)) return file;
    const pack = packOf(file);
    if (pack) return pack.file;
    const [, name] = /^(.*)-\w+\.js$/.exec(file) ?? [];
    return `${name}-${hashOf([file, ...packFiles])}.js`;
  };
  /** @param {string} file */
  const addressOf = (file) => publicPath + path.posix.relative(outdir, file);
  /** @param {string} address */
  const fileAt = (address) => path.posix.join(outdir, address.slice(publicPath.length));
  // The names that minifying gave are the same in every file; in one file each needs its own.
  const packed = packs.flatMap(({ members }) => [...members]);
  const prefixes = new Map(packed.map((file, place) => [file, `c${place}_`]));
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
          return packFiles.includes(asked)
            ? { path: asked, namespace: "pack" }
            : { path: path.resolve(asked) };
        }
        const file = fileAt(asked);
        const pack = packOf(file);
        if (!pack) return { path: addressOf(nameAfter(file)), external: true };
        const isWithin =
          importer === pack.file || pack.members.has(path.posix.relative(".", importer));
        return isWithin ? { path: path.resolve(file) } : { path: file, namespace: "packed" };
      });
      build.onLoad({ filter: /.*/, namespace: "pack" }, ({ path: file }) => ({
        contents: [...(packs.find((pack) => pack.file === file)?.members ?? [])]
          .map((file) => {
            const list = names(file, (name, sharedName) => `${name} as ${sharedName}`);
            return `export {${list}} from "${addressOf(file)}";`;
          })
          .join("\n"),
      }));
      build.onLoad({ filter: /.*/, namespace: "packed" }, ({ path: file }) => {
        const list = names(file, (name, sharedName) => `${sharedName} as ${name}`);
        return { contents: `export {${list}} from "${addressOf(nameAfter(file))}";` };
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
    entryPoints: [...packFiles, ...scripts.filter((file) => !packOf(file))].map((file) => ({
      in: file,
      out: path.posix.basename(packFiles.includes(file) ? file : nameAfter(file), ".js"),
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
 * @param {Record<string, string[]>} kinds
 */
function filesToPack(outputs, entry, kinds) {
  const needed = importedAtOnce(outputs, [entry]);
  // A small file that leans on a large one would bring it along.
  /** @type {(file: string) => boolean} */
  const isLight = (file) =>
    needed.has(file) ||
    ((outputs[file]?.bytes ?? 0) < small &&
      importsOf(outputs, file).every((imported) => isLight(imported)));
  /** @param {Iterable<string>} files */
  const light = (files) =>
    [...files]
      .filter((file) => !outputs[file]?.entryPoint && isModule(outputs, file) && isLight(file))
      .sort();
  const packs = Object.entries(kinds).map(([name, pages]) => ({
    name,
    members: light(importedAtOnce(outputs, pages)),
  }));
  const all = packs.flatMap(({ members }) => members);
  const shared = new Set(light(needed));
  for (const file of all) if (all.indexOf(file) !== all.lastIndexOf(file)) shared.add(file);
  const apart = packs.map(({ name, members }) => ({
    name,
    members: members.filter((file) => !shared.has(file)),
  }));
  return [{ name: "shared", members: [...shared].sort() }, ...apart]
    .filter(({ members }) => members.length > 0)
    .map(({ name, members }) => ({ name, members: new Set(members) }));
}

/**
 * Whether a file is a part of the program, and not one that runs by itself, such as a worker's: those have no map.
 *
 * @param {Metafile["outputs"]} outputs
 * @param {string} file
 */
function isModule(outputs, file) {
  return file.endsWith(".js") && outputs[`${file}.map`] !== undefined;
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
