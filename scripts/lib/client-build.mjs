import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import esbuild from "esbuild";
import { commonjsOnce } from "./commonjs-once.mjs";
import { graphqlTagForEsbuild } from "./graphql-tag.mjs";
import { packClient } from "./pack-client.mjs";
import { kinds } from "./route-sizes.mjs";
import { leaveOutUnusedParts } from "./unused-parts.mjs";
import { pageText, rendererOptions } from "./page-build.mjs";
import { buildServiceWorker } from "./service-worker-build.mjs";
import { workerAddress } from "./worker-address.mjs";

const compress = promisify(brotliCompress);
/**
 * @typedef {object} BuildChoice
 * @property {string} buildId identifies this build in the snapshot
 * @property {boolean} development readable output, and React's warnings
 * @property {string} [folder] output folder of the build, `build` by default
 */

/** @param {Pick<BuildChoice, "folder">} choice output folder of the build */
const clientFolder = ({ folder = "build" }) => `${folder}/client`;

const publicPath = "/assets/";
const target = ["es2022", "chrome111", "firefox114", "safari16.4"];
const entries = {
  app: "src/client/main.tsx",
  styles: "src/client/styles.css",
  fonts: "src/client/ui/fonts.css",
};

/**
 * @param {BuildChoice} options
 * @returns {import('esbuild').BuildOptions}
 */
export function clientOptions({ development, folder }) {
  const contractHash = createHash("sha256")
    .update(readFileSync("schema.graphql"))
    .digest("hex")
    .slice(0, 16);
  return {
    entryPoints: entries,
    outdir: `${clientFolder({ folder })}/assets`,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    publicPath,
    bundle: true,
    splitting: true,
    format: "esm",
    target,
    minify: !development,
    sourcemap: true,
    metafile: true,
    jsx: "automatic",
    jsxDev: development,
    loader: { ".woff2": "file", ".svg": "file" },
    alias: { "react-relay": "react-relay/hooks" },
    define: {
      "process.env.NODE_ENV": JSON.stringify(development ? "development" : "production"),
      __CONTRACT_HASH__: JSON.stringify(contractHash),
    },
    plugins: [graphqlTagForEsbuild(), workerAddress(), commonjsOnce(), leaveOutUnusedParts()],
    logLevel: "warning",
  };
}

/**
 * Bundles the program that renders pages on the server.
 *
 * @param {BuildChoice} options
 */
export async function buildRenderer(options) {
  await esbuild.build(rendererOptions(clientOptions(options), options));
}

/**
 * Bundles the client. Each page consists of few files.
 *
 * @param {BuildChoice} options
 * @returns the input of `finishClient`
 */
export async function buildClient(options) {
  const { metafile } = await esbuild.build(clientOptions(options));
  if (!metafile || options.development) return { metafile };
  const folders = { outdir: `${clientFolder(options)}/assets`, publicPath, target };
  return packClient(metafile, { ...folders, entry: entries.app, kinds });
}

/**
 * Writes index.html with the hashed names, the service worker with its list of files, and a Brotli file beside each
 * text file.
 *
 * @param {Pick<import('esbuild').BuildResult, "metafile"> & { importMap?: Record<string, string> }} result
 * @param {BuildChoice} options
 */
export async function finishClient(result, options) {
  const { buildId, development, folder = "build" } = options;
  const outdir = clientFolder(options);
  const address = (/** @type {string} */ file) =>
    `/${path.relative(outdir, file).replaceAll("\\", "/")}`;
  const outputs = result.metafile?.outputs ?? {};
  writeFileSync(`${folder}/client-meta.json`, JSON.stringify(result.metafile));
  /** @param {string} source */
  const outputOf = (source) => {
    const found = Object.entries(outputs).find(([, output]) => output.entryPoint === source);
    if (!found) throw new Error(`The build made nothing of ${source}`);
    return found;
  };
  const [appFile, app] = outputOf(entries.app);
  const [stylesFile] = outputOf(entries.styles);
  const imported = app.imports.filter(({ kind }) => kind === "import-statement");
  const scripts = [appFile, ...imported.map(({ path: file }) => file)].map(address);
  const [fontsFile, { imports: faces }] = outputOf(entries.fonts);
  const fonts = [fontsFile, ...faces.map(({ path: file }) => file)].map(address);
  const page = await pageText({
    buildId,
    importMap: result.importMap,
    stylesFile,
    fonts,
    scripts,
    target,
  });
  writeFileSync(`${outdir}/index.html`, page);
  /**
   * @param {string[]} files
   * @param {import('esbuild').ImportKind} kind
   */
  const importedBy = (files, kind) =>
    files
      .flatMap((file) => outputs[file]?.imports ?? [])
      .flatMap((to) => (to.kind === kind ? to.path : []));
  const programs = Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
    if (!entryPoint || !/^src\/client\/(features|routes)\//.test(entryPoint)) return [];
    const first = [file, ...importedBy([file], "import-statement")];
    const own = first.filter((name) => !scripts.includes(address(name)));
    const later = importedBy(own, "dynamic-import");
    const then = [...later, ...importedBy(later, "import-statement")];
    const known = new Set(scripts);
    const unknown = (/** @type {string[]} */ names) =>
      names.map(address).filter((name) => !known.has(name) && known.add(name));
    return [[entryPoint, { first: unknown(first), then: unknown(then) }]];
  });
  writeFileSync(`${folder}/programs.json`, JSON.stringify(Object.fromEntries(programs)));
  if (result.metafile) {
    await buildServiceWorker(result.metafile, { buildId, outdir, entry: entries.app });
  }
  if (!development) await compressAll(outdir);
}

/**
 * Compresses all files concurrently, on all available processors.
 *
 * @param {string} folder
 */
async function compressAll(folder) {
  const text = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(js|css|html|svg|json)$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !existsSync(`${file}.br`));
  await Promise.all(text.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const text = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(`${file}.br`, await compress(text, { params }));
}
