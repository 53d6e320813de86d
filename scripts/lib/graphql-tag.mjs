// Replaces each graphql`…` tag by an import of the artifact that the Relay compiler generated for it. One transform,
// used by the client's bundle (esbuild) and by the tests (Vite).
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse, print } from "graphql";
import MagicString from "magic-string";

const artifacts = path.resolve("__generated__/relay");
const tag = /\bgraphql\s*`([^`]*)`/g;
const definitionName = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/;

/**
 * @param {string} code TypeScript that may contain graphql tags
 * @param {string} file its absolute path
 * @returns {{ code: string, map: import('magic-string').SourceMap } | null} null if there is no tag
 * @throws {Error} if a tag has no artifact, or one generated from another text
 */
export function transformGraphqlTags(code, file) {
  const edited = new MagicString(code);
  const imports = [];
  for (const match of code.matchAll(tag)) {
    const text = match[1] ?? "";
    const name = definitionName.exec(text)?.[1];
    if (!name) throw new Error(`${file}: a graphql tag without a named definition`);
    const artifact = path.join(artifacts, `${name}.graphql.ts`);
    requireFresh(artifact, text, file);
    const local = `${name}_graphql`;
    const from = path.relative(path.dirname(file), artifact).replaceAll("\\", "/");
    imports.push(
      `import ${local} from ${JSON.stringify(from.startsWith(".") ? from : `./${from}`)};`,
    );
    edited.overwrite(match.index, match.index + match[0].length, local);
  }
  if (imports.length === 0) return null;
  edited.prepend(`${imports.join(" ")} `);
  return {
    code: edited.toString(),
    map: edited.generateMap({ source: file, includeContent: true, hires: true }),
  };
}

/**
 * @param {string} artifact path
 * @param {string} text of the tag
 * @param {string} file that contains the tag
 */
function requireFresh(artifact, text, file) {
  // The compiler hashes the printed definition, with the arguments on one line.
  const [definition] = parse(text).definitions;
  const printed = (definition ? print(definition) : text).replace(
    /\(\n([^()]*)\n\s*\)/g,
    (_, list) => `(${list.trim().split(/\n\s*/).join(", ")})`,
  );
  const hash = createHash("md5").update(printed).digest("hex");
  if (!existsSync(artifact) || !readFileSync(artifact, "utf8").includes(`hash = "${hash}"`)) {
    throw new Error(
      `${file}: the artifact ${path.basename(artifact)} is missing or stale. Run "npm run generate".`,
    );
  }
}

/** @returns {import('esbuild').Plugin} the transform for esbuild */
export function graphqlTagForEsbuild() {
  return {
    name: "graphql-tag",
    setup(build) {
      build.onLoad({ filter: /[\\/](src|tests)[\\/].*\.tsx?$/ }, async ({ path: file }) => {
        const source = await readFile(file, "utf8");
        const loader = file.endsWith("x") ? "tsx" : "ts";
        try {
          const result = transformGraphqlTags(source, file);
          if (!result) return { contents: source, loader };
          return { contents: `${result.code}\n//# sourceMappingURL=${result.map.toUrl()}`, loader };
        } catch (error) {
          return { errors: [{ text: error instanceof Error ? error.message : String(error) }] };
        }
      });
    },
  };
}

/** @returns {import('vite').Plugin} the transform for Vite, which runs the tests */
export function graphqlTagForVite() {
  return {
    name: "graphql-tag",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (!/\.tsx?$/.test(file) || file.includes("node_modules")) return null;
      return transformGraphqlTags(code, file);
    },
  };
}
