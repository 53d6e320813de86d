import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Pages } from "./pages.ts";
import { pathOf } from "./path.ts";

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
 * Serves the client: its files under their names, and its page at every other address a browser
 * opens, so that the client's router decides what is shown.
 */
export async function registerClient(
  app: FastifyInstance,
  folder: string,
  pages: Pages,
): Promise<void> {
  if (hasClient(folder)) {
    await app.register(staticFiles, {
      root: folder,
      index: false,
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
    app.get("/", pages.send);
    app.get("/index.html", pages.sendBare);
  }

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const wantsPage =
      /^(?:GET|HEAD)$/.test(request.method) && request.headers.accept?.includes("text/html");
    const isFile = /\.\w+$/.test(path) && !path.startsWith("/works/");
    const reserved = /^\/(assets|iiif|graphql|healthz|readyz)(\/|$)/.test(path);
    if (!wantsPage || isFile || reserved || !hasClient(folder)) {
      // Or a cache would go on saying so of a file that the next version of the site brings.
      void reply.code(404).header("cache-control", "no-store");
      return reply.type("text/plain; charset=utf-8").send("There is nothing here.\n");
    }
    return pages.send(request, reply);
  });
}
