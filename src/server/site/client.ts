import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pageHeaders } from "./headers.ts";
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
export async function registerClient(app: FastifyInstance, folder: string): Promise<void> {
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
    app.get("/", (request, reply) => sendPage(request, reply));
  }

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
    const isFile = /\.\w+$/.test(path) && !path.startsWith("/works/");
    const reserved = /^\/(assets|iiif|graphql|healthz|readyz)(\/|$)/.test(path);
    if (!wantsPage || isFile || reserved || !hasClient(folder)) {
      return reply.code(404).type("text/plain; charset=utf-8").send("There is nothing here.\n");
    }
    return sendPage(request, reply);
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(200)
    .headers(pageHeaders(pathOf(request.url)))
    .sendFile("index.html");
}
