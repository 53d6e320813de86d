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

/** Where the build puts the client, seen from the server's bundle or from this source file. */
export const builtClient = fileURLToPath(
  new URL(
    import.meta.url.endsWith(".mjs") ? "../client" : "../../../build/client",
    import.meta.url,
  ),
);

/** Names in which the build puts a hash of the content: what has such a name never changes. */
const hashed = /-[0-9A-Z]{8}(\.\w+)+$/;

/** Whether the client is there to be served. */
export function hasClient(folder: string): boolean {
  return existsSync(join(folder, "index.html"));
}

/**
 * Serves the client: its files under their names, and pages at every other address a browser opens,
 * so that the client's router decides what is shown.
 *
 * @param sharedFolder where all processes of the site find the files of each other's builds
 */
export async function registerClient(
  app: FastifyInstance,
  folder: string,
  sharedFolder: string,
  pages: Pages,
): Promise<void> {
  app.setNotFoundHandler((_request, reply) => {
    // Or a cache would go on saying so of a file that the next version of the site brings.
    void reply.code(404).header("cache-control", "no-store");
    return reply.type("text/plain; charset=utf-8").send("There is nothing here.\n");
  });
  if (!hasClient(folder)) return;

  // Before anybody is sent a page that names these files.
  await keepShared(app, folder, "files", () =>
    shareAssets(join(folder, "assets"), join(sharedFolder, "assets")),
  );
  // Also where nothing is shared, as in development. Sharing has said why it cannot be made.
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
  // Told by their addresses, so that no page waits while the disk is asked for a file of its name.
  app.get("/*", (request, reply) => {
    const path = pathOf(request.url);
    if (isFile(path)) return reply.sendFile(path);
    const wantsPage = path === "/" || acceptsPage(request.headers.accept);
    return wantsPage && !isReserved(path) ? pages.send(request, reply) : reply.callNotFound();
  });
}

/**
 * Shares something of this build with processes of other builds, now and as long as the process runs. A disk that is full
 * must not keep the site from starting.
 *
 * @param what for the log
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
      // Builds for development come by the dozen.
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

/** Whether an address is that of a file of the build, if it is there; a work's slug may have a point. */
function isFile(path: string): boolean {
  return /^(\/[\w-][\w.-]*)+\.\w+$/.test(path) && !path.startsWith("/works/");
}

/**
 * Whether a page will do. Robots that make previews of links, and many programs, say that anything will,
 * or nothing at all; who asks for a picture says that first.
 */
function acceptsPage(accept = "*/*"): boolean {
  return /^\s*(\*|text)\/\*|text\/html|application\/xhtml\+xml/i.test(accept);
}

/** Whether an address belongs to what is no page. */
function isReserved(path: string): boolean {
  return /^\/(assets|iiif|graphql|healthz|readyz)(\/|$)/.test(path);
}
