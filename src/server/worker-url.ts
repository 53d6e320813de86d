import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * The address of a worker's program. The build bundles each worker into a `.mjs` beside the
 * bundle that starts it. Run from source, a small program starts the TypeScript file, since tsx's
 * hooks do not reach into workers by themselves.
 *
 * @param built name of the bundled file, such as `database-worker.mjs`
 * @param source address of the TypeScript file, `new URL("./worker.ts", import.meta.url)`
 */
export function workerUrl(built: string, source: URL): URL {
  if (import.meta.url.endsWith(".mjs")) return new URL(`./${built}`, import.meta.url);
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx/esm/api"));
  const program = [
    `import { register } from ${JSON.stringify(tsx)};`,
    "register();",
    `await import(${JSON.stringify(source)});`,
  ];
  return new URL(`data:text/javascript,${encodeURIComponent(program.join("\n"))}`);
}
