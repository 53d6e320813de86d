import { readFileSync } from "node:fs";
import esbuild from "esbuild";

/**
 * Builds the page as text. Styles and the first script are inline, so that the first response suffices to display it.
 * Fonts and the client are only named: that script loads them after the image, because the page is readable without
 * them.
 *
 * @param {{ buildId: string, importMap?: Record<string, string> | undefined, stylesFile: string, fonts: string[], scripts: string[], target: string[] }} options the
 *   addresses of files by import specifier, the path of the stylesheet, the addresses of the fonts' stylesheet and of
 *   the fonts, and of the client's entry and its static imports
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
 * Builds the inline script in the page's head.
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
 * Returns the build options of the program that renders pages on the server. It is bundled from the client's sources,
 * with the client's options.
 *
 * @param {import('esbuild').BuildOptions} client build options of the client
 * @param {{ folder?: string }} [options] output folder of the build, `build` by default
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
    // Some packages are CommonJS and require built-in modules of Node.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
  };
}
