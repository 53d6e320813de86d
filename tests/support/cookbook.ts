import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the recipes of the IIIF Cookbook, which are not part of this project. */
const folder = fileURLToPath(new URL("../../../shared/data/iiif-cookbook", import.meta.url));

/**
 * Returns the cookbook's JSON at a path, such as `0001-mvm-image/manifest.json`, on a site with this origin; null if
 * there is none.
 */
export function recipeAt(path: string, origin: string): unknown {
  const file = join(folder, path);
  if (!path.endsWith(".json") || !existsSync(file)) return null;
  const address = `${origin}/${path}`;
  const text = readFileSync(file, "utf8")
    .replaceAll(/\{\{\s*id\.url\s*\}\}/g, address)
    .replaceAll(/\{\{\s*id\.path\s*\}\}/g, address.replace(/\/[^/]*$/, ""));
  return JSON.parse(text);
}

/** Paths of the cookbook's manifests; empty without the cookbook. */
export const cookbookManifests: readonly string[] = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => isManifest(recipeAt(path, "https://cookbook.example")))
      .sort()
  : [];

function isManifest(json: unknown): boolean {
  const { type, "@type": oldType } = (json ?? {}) as Record<string, unknown>;
  return type === "Manifest" || oldType === "sc:Manifest";
}
