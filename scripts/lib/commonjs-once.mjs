import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * CommonJS packages that many modules import, and the specifier that provides their exports. esbuild copies all exports
 * of such a package for each importing file before any code runs; through one module they are copied once.
 *
 * @type {Record<string, string>}
 */
const packages = {
  react: "react",
  "react/jsx-runtime": "react/jsx-runtime",
  "react-relay": "react-relay/hooks",
  "relay-runtime": "relay-runtime",
};
const namespace = "commonjs-once";

/** @returns {import('esbuild').Plugin} */
export function commonjsOnce() {
  return {
    name: namespace,
    setup(build) {
      build.onResolve(
        { filter: /^(react|react\/jsx-runtime|react-relay|relay-runtime)$/ },
        (asked) =>
          asked.kind === "import-statement" && asked.namespace !== namespace
            ? { path: asked.path, namespace }
            : undefined,
      );
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const names = Object.keys(require(packages[path] ?? path)).filter(
          (name) => name !== "default",
        );
        return {
          contents: `export { default, ${names.join(", ")} } from "${path}";`,
          resolveDir: process.cwd(),
        };
      });
    },
  };
}
