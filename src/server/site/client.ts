import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { readFrame } from "./page-frame.ts";
import type { Pages } from "./pages.ts";
import { pathOf } from "./path.ts";
import { shareAssets, shareRefreshInterval } from "./shared-build.ts";

/** Output folder of the client build, relative to the server's bundle or to this source file. */
export const builtClient = fileURLToPath(
  new URL(
    import.meta.url.endsWith(".mjs") ? "../client" : "../../../build/client",
    import.meta.url,
  ),
);

/** Matches names with a content hash from the build; such a file never changes. */
const hashed = /-[0-9A-Z]{8}(\.\w+)+$/;

/** Returns whether the client is built. */
export function hasClient(folder: string): boolean {
  return existsSync(join(folder, "index.html"));
}

/**
 * Serves the client: its files under their names, and pages at every other path that a browser opens, so that the
 * client's router decides what to show.
 *
 * @param sharedFolder folder in which all processes of the site find the files of each other's builds
 */
export async function registerClient(
  app: FastifyInstance,
  folder: string,
  sharedFolder: string,
  pages: Pages,
): Promise<void> {
  app.setNotFoundHandler((_request, reply) => {
    // Otherwise a cache could retain the 404 for a file that the next version of the site adds.
    void reply.code(404).header("cache-control", "no-store");
    return reply.type("text/plain; charset=utf-8").send("There is nothing here.\n");
  });
  if (!hasClient(folder)) return;

  // Before the server sends any page that names these files.
  await keepShared(app, folder, "files", () =>
    shareAssets(join(folder, "assets"), join(sharedFolder, "assets")),
  );
  // Also where nothing is shared, as in development. `keepShared` has logged a failure to create the folder.
  await mkdir(sharedFolder, { recursive: true }).catch(() => undefined);
  await app.register(staticFiles, {
    root: [folder, sharedFolder],
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = hashed.test(path);
      void reply.header(
        "cache-control",
        lasting ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  app.get("/index.html", pages.sendBare);
  // The path decides, so that no page waits for a file lookup on the disk.
  app.get("/*", (request, reply) => {
    const path = pathOf(request.url);
    if (isFile(path)) return reply.sendFile(path);
    const wantsPage = path === "/" || acceptsPage(request.headers.accept);
    return wantsPage && !isReserved(path) ? pages.send(request, reply) : reply.callNotFound();
  });
}

/**
 * Shares files of this build with processes of other builds, now and regularly while the process runs. A full disk must
 * not keep the site from starting.
 *
 * @param what name of the files for the log
 */
export async function keepShared(
  app: FastifyInstance,
  clientFolder: string,
  what: string,
  share: () => Promise<void>,
): Promise<void> {
  if (!hasClient(clientFolder)) return;
  const tryToShare = async () => {
    try {
      // Development creates dozens of builds.
      if (readFrame(join(clientFolder, "index.html")).buildId === "development") return;
      await share();
    } catch (error) {
      app.log.warn({ err: error }, `processes of other builds may miss ${what} of this one`);
    }
  };
  await tryToShare();
  const refreshing = setInterval(() => void tryToShare(), shareRefreshInterval).unref();
  app.addHook("onClose", async () => clearInterval(refreshing));
}

/** Returns whether a path is that of a file of the build, which may be missing; a work's slug may contain a dot. */
function isFile(path: string): boolean {
  return /^(\/[\w-][\w.-]*)+\.\w+$/.test(path) && !path.startsWith("/works/");
}

/**
 * Returns whether a client accepts a page. Robots that create link previews, and many programs, accept anything or send
 * no header; a client that requests an image names that type first.
 */
function acceptsPage(accept = "*/*"): boolean {
  return /^\s*(\*|text)\/\*|text\/html|application\/xhtml\+xml/i.test(accept);
}

/** Returns whether a path is reserved for other resources than pages. */
function isReserved(path: string): boolean {
  return /^\/(assets|iiif|graphql|healthz|readyz)(\/|$)/.test(path);
}
