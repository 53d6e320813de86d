import { readFileSync } from "node:fs";
import esbuild from "esbuild";

/**
 * The page as text: styles and the first script are in it, so that it is seen with what comes first.
 * Fonts and program are named only: that script loads them after the picture, for the page can be read
 * and looked at without them.
 *
 * @param {{ buildId: string, importMap?: Record<string, string> | undefined, stylesFile: string, fonts: string[], scripts: string[], target: string[] }} options the
 *   addresses of files by the specifiers they are imported by, the stylesheet's path, and the addresses of the fonts' stylesheet and of the fonts, of the program and of what it imports
 * @returns {Promise<string>}
 */
export async function pageText({ buildId, importMap, stylesFile, fonts, scripts, target }) {
  const styles = readFileSync(stylesFile, "utf8").replace(/\/\*# sourceMappingURL.*/, "");
  const places = {
    boot: [
      `<meta name="vitrine-build" content="${buildId}">`,
      importMap && `<script type="importmap">${JSON.stringify({ imports: importMap })}</script>`,
      `<script>${await bootScript(target)}</script>`,
    ].join(""),
    styles: `<style>${styles.trim()}</style>`,
    scripts: [
      `<meta name="vitrine-program" content="${scripts.join(" ")}">`,
      `<meta name="vitrine-fonts" content="${fonts.join(" ")}">`,
      `<noscript><link rel="stylesheet" href="${fonts[0]}"></noscript>`,
    ].join("\n    "),
  };
  return Object.entries(places).reduce(
    (text, [place, content]) => text.replace(`<!-- ${place} -->`, () => content),
    readFileSync("src/client/index.html", "utf8"),
  );
}

/**
 * The script that stands in the page's head.
 *
 * @param {string[]} target
 */
async function bootScript(target) {
  const { outputFiles } = await esbuild.build({
    entryPoints: ["src/client/page/boot.ts"],
    bundle: true,
    format: "iife",
    target,
    minify: true,
    write: false,
    logLevel: "warning",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/**
 * How the program is bundled that renders pages on the server: from the client's files, as the client is.
 *
 * @param {import('esbuild').BuildOptions} client how the client is bundled
 * @param {{ folder?: string }} [options] what the build is put into, `build` unless told
 * @returns {import('esbuild').BuildOptions}
 */
export function rendererOptions(client, { folder = "build" } = {}) {
  return {
    ...client,
    publicPath: "",
    entryPoints: { render: "src/client/page/render.tsx" },
    outdir: `${folder}/server/pages`,
    entryNames: "[name]",
    outExtension: { ".js": ".mjs" },
    minify: false,
    metafile: false,
    platform: "node",
    target: "node20",
    // Some packages are CommonJS and ask for parts of Node.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
  };
}
