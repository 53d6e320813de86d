import { readFileSync, statSync } from "node:fs";
import { importedAtOnce } from "./imported-at-once.mjs";

const app = "src/client/main.tsx";
const features = "src/client/features";

/**
 * The page of each route, its kind, and its budget: the kilobytes (1,000 bytes) of JavaScript, compressed with Brotli,
 * that it may load before user interaction. Pages of a kind share most of their modules. A page whose kind is null has
 * separate files, so that other pages do not load what they would share with it.
 */
const routes = [
  { route: "/", kind: "front", page: `${features}/home/HomePage.tsx`, budget: 183 },
  { route: "/works", kind: "lists", page: `${features}/works/WorksPage.tsx`, budget: 197 },
  { route: "/works/:slug", kind: "views", page: "src/client/routes/work.lazy.tsx", budget: 195 },
  {
    route: "/works/:slug/embed",
    kind: "views",
    page: "src/client/routes/embed.lazy.tsx",
    budget: 192,
  },
  { route: "/albums", kind: "albums", page: `${features}/albums/AlbumsPage.tsx`, budget: 193 },
  { route: "/albums/:id", kind: "albums", page: "src/client/routes/album.lazy.tsx", budget: 191 },
  {
    route: "/albums/:id/print",
    kind: "albums",
    page: "src/client/routes/album-print.lazy.tsx",
    budget: 190,
  },
  {
    route: "/exhibitions",
    kind: null,
    page: "src/client/routes/exhibitions.lazy.tsx",
    budget: 181,
  },
  {
    route: "/exhibitions/:slug",
    kind: null,
    page: "src/client/routes/exhibition.lazy.tsx",
    budget: 188,
  },
  {
    route: "/exhibitions/draft/:id",
    kind: null,
    page: "src/client/routes/exhibition-draft.lazy.tsx",
    budget: 187,
  },
  { route: "/join", kind: "people", page: "src/client/routes/join.lazy.tsx", budget: 184 },
  {
    route: "/password",
    kind: "people",
    page: "src/client/routes/password.lazy.tsx",
    budget: 183,
  },
  { route: "/account", kind: "people", page: "src/client/routes/account.lazy.tsx", budget: 185 },
  { route: "/desk", kind: "people", page: "src/client/routes/desk.lazy.tsx", budget: 183 },
  {
    route: "/desk/members",
    kind: "people",
    page: "src/client/routes/desk-members.lazy.tsx",
    budget: 187,
  },
  {
    route: "/desk/notes",
    kind: "people",
    page: "src/client/routes/desk-notes.lazy.tsx",
    budget: 184,
  },
  {
    route: "/desk/works/:id/pictures",
    kind: "people",
    page: "src/client/routes/desk-work-pictures.lazy.tsx",
    budget: 183,
  },
  {
    route: "/desk/works",
    kind: "people",
    page: "src/client/routes/desk-works.lazy.tsx",
    budget: 190,
  },
  {
    route: "/desk/checkup",
    kind: "people",
    page: "src/client/routes/desk-checkup.lazy.tsx",
    budget: 185,
  },
  {
    route: "/desk/imports",
    kind: "people",
    page: "src/client/routes/desk-imports.lazy.tsx",
    budget: 183,
  },
  {
    route: "/desk/imports/:id",
    kind: "people",
    page: "src/client/routes/desk-import.lazy.tsx",
    budget: 183,
  },
  {
    route: "/desk/works/new",
    kind: "people",
    page: "src/client/routes/desk-new-work.lazy.tsx",
    budget: 183,
  },
  {
    route: "/desk/works/:id",
    kind: "people",
    page: "src/client/routes/desk-work.lazy.tsx",
    budget: 184,
  },
  {
    route: "/desk/exhibitions",
    kind: "people",
    page: "src/client/routes/desk-exhibitions.lazy.tsx",
    budget: 183,
  },
  {
    route: "/desk/exhibitions/:id",
    kind: "people",
    page: "src/client/routes/desk-exhibition.lazy.tsx",
    budget: 184,
  },
  { route: "/compare", kind: "views", page: "src/client/routes/compare.lazy.tsx", budget: 204 },
  { route: "/tours", kind: "people", page: "src/client/routes/tours.lazy.tsx", budget: 184 },
  { route: "/tours/:code", kind: "people", page: "src/client/routes/tour.lazy.tsx", budget: 183 },
  {
    route: "/exhibitions/screen/:block",
    kind: "people",
    page: "src/client/routes/story-screen.lazy.tsx",
    budget: 182,
  },
];

/** The sources of the pages of each kind. @type {Record<string, string[]>} */
export const kinds = {};
for (const { kind, page } of routes) if (kind !== null) (kinds[kind] ??= []).push(page);

/** @typedef {import('esbuild').Metafile["outputs"]} Outputs */
/** @typedef {{ route: string, budget: number, files: string[], bytes: number }} RouteSize */

/** Returns the outputs in the metafile of the current build. */
export function readOutputs() {
  /** @type {import('esbuild').Metafile} */
  const { outputs } = JSON.parse(readFileSync("build/client-meta.json", "utf8"));
  return outputs;
}

/** Prints the routes that exceed their budgets. @returns {boolean} whether all are within their budgets */
export function checkSizes() {
  const outputs = readOutputs();
  const sizes = routeSizes(outputs);
  const over = sizes.filter(({ bytes, budget }) => bytes > budget * 1000);
  process.stdout.write(over.map((size) => `${sizeLine(outputs, size)}\n`).join(""));
  if (over.length === 0) process.stdout.write(`✓ sizes of ${sizes.length} routes\n`);
  return over.length === 0;
}

/**
 * Returns what each route loads: the entry, its page, and all static imports of these.
 *
 * @param {Outputs} outputs
 * @returns {RouteSize[]}
 */
export function routeSizes(outputs) {
  return routes.map(({ route, page, budget }) => {
    const files = [...importedAtOnce(outputs, [app, page])];
    return { route, budget, files, bytes: files.reduce((sum, file) => sum + brotliSize(file), 0) };
  });
}

/**
 * Formats the size of a route, and lists the largest parts if it exceeds its budget.
 *
 * @param {Outputs} outputs
 * @param {RouteSize} size
 */
export function sizeLine(outputs, { route, budget, files, bytes }) {
  const line = `${route}: ${kilobytes(bytes)} of ${budget} KB in ${files.length} files`;
  if (bytes <= budget * 1000) return `✓ ${line}`;
  const largest = weights(outputs, files).slice(0, 8);
  const parts = largest.map(([name, share]) => `    ${kilobytes(share)} KB minified: ${name}`);
  return [`✗ ${line}. The largest parts:`, ...parts].join("\n");
}

/** @param {string} file that the build compressed */
export const brotliSize = (file) => statSync(`${file}.br`).size;

/** @param {number} bytes */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/**
 * Returns packages and own modules with their minified sizes, the largest first.
 *
 * @param {Outputs} outputs
 * @param {string[]} files
 */
function weights(outputs, files) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const file of files) {
    for (const [input, { bytesInOutput }] of Object.entries(outputs[file]?.inputs ?? {})) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? input;
      sums.set(name, (sums.get(name) ?? 0) + bytesInOutput);
    }
  }
  return [...sums].sort((a, b) => b[1] - a[1]);
}
