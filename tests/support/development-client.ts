import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildClient, buildRenderer, finishClient } from "../../scripts/lib/client-build.mjs";

/** Builds the client for development, where React reports every hydration mismatch. */
export async function buildDevelopmentClient() {
  const folder = await mkdtemp(path.join(tmpdir(), "vitrine-build-"));
  const options = { buildId: "development", development: true, folder };
  await Promise.all([
    buildRenderer(options),
    buildClient(options).then((result) => finishClient(result, options)),
  ]);
  return {
    clientFolder: path.join(folder, "client"),
    remove: () => rm(folder, { recursive: true }),
  };
}
