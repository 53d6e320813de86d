import { readFileSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import esbuild from "esbuild";
import { contentNames, hashOf } from "./content-names.mjs";
import { importedAtOnce, importsOf } from "./imported-at-once.mjs";

/** Size in bytes, minified, below which a file shared by pages is not worth a request. */
const small = 6000;

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * Packs the client's files into fewer ones. esbuild writes a file for every set of modules that the same parts of the
 * client need: twenty for a page, most of them under a kilobyte. This function merges the modules of the entry, and the
 * small ones that pages of several kinds need, into one file, and the small ones that pages of one kind need into one
 * file for that kind, so that a page loads the entry, these two files and its own.
 *
 * Names are derived from the content. Nearly every file refers to the packs, so files import them by specifiers that an
 * import map in the page resolves: a changed pack renames no other file, and a changed file renames only itself and the
 * few that refer to it. The reasons are in docs/decisions/0018-names-that-do-not-cascade.md.
 *
 * @param {Metafile} metafile of a build with splitting
 * @param {{ outdir: string, publicPath: string, entry: string, kinds: Record<string, string[]>, target: string[] }} options
 *   folder and URL path of the files, and the sources of the entry and of the pages of each kind
 * @returns {Promise<{ metafile: Metafile, importMap: Record<string, string> }>} metafile of the resulting files, and
 *   the addresses of the packs by their specifiers
 */
export async function packClient(
  { inputs, outputs },
  { outdir, publicPath, entry, kinds, target },
) {
  const scripts = Object.keys(outputs).filter((file) => isModule(outputs, file));
  const version = [esbuild.version, readFileSync(new URL(import.meta.url), "utf8")].join();
  // Until all files are written, each has a provisional name derived from its sources, not from its content.
  const packs = filesToPack(outputs, entry, kinds).map(({ name, members }) => ({
    specifier: `#${name}`,
    file: path.posix.join(outdir, `${name}-${hashOf([name])}.js`),
    members,
  }));
  /** @param {string} file */
  const packOf = (file) => packs.find(({ members }) => members.has(file));
  /** @param {string} file */
  const nameBefore = (file) => {
    if (!scripts.includes(file)) return file;
    const [, name] = /^(.*)-\w+\.js$/.exec(file) ?? [];
    return packOf(file)?.file ?? `${name}-${hashOf([keyOf(outputs, file)])}.js`;
  };
  /** @param {string} file */
  const addressOf = (file) => publicPath + path.posix.relative(outdir, file);
  /** @param {string} file to import */
  const specifierOf = (file) =>
    packs.find((pack) => pack.file === nameBefore(file))?.specifier ?? addressOf(nameBefore(file));
  /** @param {string} address */
  const fileAt = (address) => path.posix.join(outdir, address.slice(publicPath.length));
  // Minified names are the same in every file; within one file each needs a unique name.
  const packed = packs.flatMap(({ members }) => [...members]);
  const prefixes = prefixesOf(packed.map((file) => keyOf(outputs, file)));
  /**
   * @param {string} file that is packed
   * @param {(name: string, sharedName: string) => string} text
   */
  const names = (file, text) =>
    outputs[file]?.exports
      .map((name) => text(name, `${prefixes.get(keyOf(outputs, file))}${name}`))
      .join() ?? "";

  /** @type {import('esbuild').Plugin} */
  const rewire = {
    name: "pack",
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path: asked, importer, kind }) => {
        if (kind === "entry-point") {
          return packs.some(({ file }) => file === asked)
            ? { path: asked, namespace: "pack" }
            : { path: path.resolve(asked) };
        }
        const file = fileAt(asked);
        const pack = packOf(file);
        if (!pack) return { path: specifierOf(file), external: true };
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
        return { contents: `export {${list}} from "${addressOf(nameBefore(file))}";` };
      });
      // Source maps are beside the file, not at the site's address.
      build.onLoad({ filter: /\.js$/ }, async ({ path: file }) => ({
        contents: (await readFile(file, "utf8")).replace(
          `sourceMappingURL=${publicPath}`,
          "sourceMappingURL=",
        ),
      }));
    },
  };
  const built = await esbuild.build({
    entryPoints: [...packs.map(({ file }) => file), ...scripts.filter((file) => !packOf(file))].map(
      (file) => ({ in: file, out: path.posix.basename(nameBefore(file), ".js") }),
    ),
    outdir,
    bundle: true,
    format: "esm",
    target,
    minify: true,
    sourcemap: true,
    metafile: true,
    write: false,
    plugins: [rewire],
    logLevel: "warning",
  });
  const texts = new Map(
    built.outputFiles.map((file) => [path.posix.relative(".", file.path), file.text]),
  );
  const modules = [...texts.keys()].filter((file) => file.endsWith(".js"));
  const finalNames = contentNames(
    modules.map((file) => ({
      name: path.posix.basename(file),
      text: texts.get(file) ?? "",
      needs: (built.metafile.outputs[file]?.imports ?? []).map((one) =>
        path.posix.basename(one.path),
      ),
    })),
    version,
  );
  /** @param {string} file */
  const nameAfter = (file) => {
    const name = nameBefore(file);
    return path.posix.join(
      path.posix.dirname(name),
      finalNames.get(path.posix.basename(name)) ?? path.posix.basename(name),
    );
  };
  for (const file of scripts) for (const old of [file, `${file}.map`]) rmSync(old);
  await Promise.all(
    modules.map(async (file) => {
      const text = texts.get(file) ?? "";
      const named = text.replace(/[\w.-]+-\w{8}\.js/g, (name) => finalNames.get(name) ?? name);
      await writeFile(nameAfter(file), named);
      await writeFile(`${nameAfter(file)}.map`, texts.get(`${file}.map`) ?? "");
    }),
  );
  const importMap = Object.fromEntries(
    packs.map(({ specifier, file }) => [specifier, addressOf(nameAfter(file))]),
  );
  return { metafile: { inputs, outputs: { ...asNow(), ...mapsAsNow() } }, importMap };

  /** Returns the metafile of the build, converted to the resulting files. */
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
        bytes: built.metafile.outputs[nameBefore(file)]?.bytes ?? before.bytes,
        inputs: { ...known?.inputs, ...before.inputs },
        imports: [...new Map(imports.map((one) => [`${one.kind} ${one.path}`, one])).values()],
      };
    }
    return now;
  }

  function mapsAsNow() {
    /** @type {Metafile["outputs"]} */
    const maps = {};
    for (const file of modules) {
      const map = built.metafile.outputs[`${file}.map`];
      if (map) maps[`${nameAfter(file)}.map`] = map;
    }
    return maps;
  }
}

/**
 * Returns a key of a file, derived from its sources: the same in every build that splits the client in the same way.
 *
 * @param {Metafile["outputs"]} outputs
 * @param {string} file
 */
function keyOf(outputs, file) {
  const { entryPoint = "", inputs = {} } = outputs[file] ?? {};
  return [entryPoint, ...Object.keys(inputs).sort()].join();
}

const first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const second = `${first}0123456789`;

/**
 * Returns a unique prefix of two characters for each key. Prefixes do not depend on the other keys, except after a rare
 * collision.
 *
 * @param {string[]} keys
 * @returns {Map<string, string>} by key
 */
function prefixesOf(keys) {
  /** @type {Map<string, string>} */
  const taken = new Map();
  for (const key of keys) {
    let number = parseInt(hashOf([key]), 16);
    /** @type {string} */
    let prefix;
    do {
      number += 1;
      prefix = `${first[number % first.length]}${second[Math.floor(number / first.length) % second.length]}`;
    } while (taken.has(prefix));
    taken.set(prefix, key);
  }
  return new Map([...taken].map(([prefix, key]) => [key, prefix]));
}

/**
 * @param {Metafile["outputs"]} outputs
 * @param {string} entry
 * @param {Record<string, string[]>} kinds
 */
function filesToPack(outputs, entry, kinds) {
  const needed = importedAtOnce(outputs, [entry]);
  // A small file that imports a large one would pull it into the pack.
  /** @type {(file: string) => boolean} */
  const isLight = (file) =>
    needed.has(file) ||
    ((outputs[file]?.bytes ?? 0) < small &&
      importsOf(outputs, file).every((imported) => isLight(imported)));
  /** @param {Iterable<string>} files */
  const light = (files) =>
    [...files].filter(
      (file) => !outputs[file]?.entryPoint && isModule(outputs, file) && isLight(file),
    );
  /** @param {Iterable<string>} files to sort by their sources, because file names depend on the content */
  const inOrder = (files) =>
    [...files]
      .map((file) => ({ file, key: keyOf(outputs, file) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ file }) => file);
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
  return [{ name: "shared", members: [...shared] }, ...apart]
    .filter(({ members }) => members.length > 0)
    .map(({ name, members }) => ({ name, members: new Set(inOrder(members)) }));
}

/**
 * Returns whether a file is a module of the client, and not a program such as a worker: those have no source map.
 *
 * @param {Metafile["outputs"]} outputs
 * @param {string} file
 */
function isModule(outputs, file) {
  return file.endsWith(".js") && outputs[`${file}.map`] !== undefined;
}
