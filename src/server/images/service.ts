import { availableParallelism } from "node:os";
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { cut } from "./cut.ts";
import { FOLDER_FORMAT } from "./folder.ts";
import { Gate, TooBusy } from "./gate.ts";
import { BadImageRequest, mediaTypes, parseImageRequest } from "./image-request.ts";
import { CONTEXT, imageInformation, PROFILE } from "./info.ts";
import { resolveRequest } from "./resolve.ts";
import type { Resolved } from "./resolve.ts";
import type { StoredImage } from "./stored-image.ts";
import { StoredImages } from "./stored-images.ts";

/** Where a picture's service is: `/iiif/image/3/<key>`. */
export const SERVICE_PREFIX = "/iiif/image/3";

/** How the image service is set up. */
export type ImageServiceOptions = {
  /** The folder pictures were prepared in. */
  imagesFolder: string;
  /** The site's address as others see it, such as `https://example.org`; else each request's own. */
  publicUrl?: string | undefined;
};

const OPEN_IMAGES = 128;
const MOST_WAITING = 200;
/** Pictures never change: their key is made of their content. */
const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

type KeyRoute = { Params: { key: string } };
type ImageRoute = {
  Params: { key: string; region: string; size: string; rotation: string; file: string };
};

/**
 * The IIIF Image API 3.0 at level 2, for every prepared picture. Tiles of the pyramid's own grid and
 * derivatives are answered as they are stored; everything else is cut, a few at a time.
 */
export const imageService: FastifyPluginAsync<ImageServiceOptions> = async (app, options) => {
  const images = new StoredImages(options.imagesFolder, OPEN_IMAGES);
  // The pool that reads files has four threads by default; cutting must leave some of them free.
  const gate = new Gate(Math.min(2, availableParallelism()), MOST_WAITING);
  app.addHook("onClose", () => images.close());

  await app.register(
    async (routes) => {
      routes.addHook("onRequest", async (_request, reply) => {
        reply.header("access-control-allow-origin", "*");
        reply.header("access-control-expose-headers", "ETag, Link");
      });
      routes.setErrorHandler(answerError);
      routes.setNotFoundHandler((_request, reply) =>
        plain(reply, 404, "There is nothing here: see the IIIF Image API 3.0 for its addresses."),
      );
      routes.options("/*", preflight);
      routes.get<KeyRoute>("/:key", (request, reply) =>
        images.use(request.params.key, async (image) =>
          image === null
            ? noSuchPicture(reply)
            : reply.redirect(`${idOf(request, options.publicUrl)}/info.json`, 303),
        ),
      );
      routes.get<KeyRoute>("/:key/info.json", (request, reply) =>
        images.use(request.params.key, async (image) =>
          image === null
            ? noSuchPicture(reply)
            : sendInformation(request, reply, image, idOf(request, options.publicUrl)),
        ),
      );
      routes.get<ImageRoute>("/:key/:region/:size/:rotation/:file", (request, reply) =>
        images.use(request.params.key, async (image) => {
          if (image === null) return noSuchPicture(reply);
          const { region, size, rotation, file } = request.params;
          const asked = parseImageRequest(region, size, rotation, file);
          const resolved = resolveRequest(asked, image.prepared);
          const canonical = `${idOf(request, options.publicUrl)}/${resolved.canonical}`;
          reply.header("link", `<${canonical}>;rel="canonical", <${PROFILE}>;rel="profile"`);
          reply.header("cache-control", FOREVER);
          if (isKnown(request, reply, etagOf(image))) return reply.code(304).send();
          return reply
            .type(mediaTypes[resolved.format])
            .send(
              (await image.readStored(resolved)) ?? (await cutInTurn(request, image, resolved)),
            );
        }),
      );
    },
    { prefix: SERVICE_PREFIX },
  );

  function cutInTurn(
    request: FastifyRequest,
    image: StoredImage,
    resolved: Resolved,
  ): Promise<Buffer> {
    return gate.run(() => {
      // A viewer that moved on while its picture waited has closed the connection.
      if (request.raw.socket.destroyed) throw new TooBusy("nobody waits for this any more");
      return cut(image, resolved);
    });
  }
};

function sendInformation(
  request: FastifyRequest,
  reply: FastifyReply,
  image: StoredImage,
  id: string,
): FastifyReply {
  const linked = wantsLinkedData(request.headers.accept);
  reply.header("vary", "Accept");
  reply.header("link", `<${PROFILE}>;rel="profile"`);
  reply.header("cache-control", AN_HOUR);
  if (isKnown(request, reply, etagOf(image, linked ? "ld" : "json"))) return reply.code(304).send();
  return reply
    .type(linked ? `application/ld+json; profile="${CONTEXT}"` : "application/json")
    .send(JSON.stringify(imageInformation(image.prepared, id)));
}

/** JSON-LD unless somebody asks for other types by name, as a browser's address bar does. */
function wantsLinkedData(accept: string | undefined): boolean {
  return accept === undefined || /^\s*\*\/\*\s*$|application\/ld\+json/.test(accept);
}

/** A picture's service as clients are to know it, without a trailing slash. */
function idOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const { key } = request.params as { key: string };
  const site = publicUrl?.replace(/\/+$/, "") ?? `${request.protocol}://${request.host}`;
  return `${site}${SERVICE_PREFIX}/${key}`;
}

function etagOf({ prepared }: StoredImage, variant = ""): string {
  return `"${prepared.key}-${FOLDER_FORMAT}${variant}"`;
}

/** Marks the answer with its tag, and says whether the client has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header("etag", etag);
  const known = request.headers["if-none-match"];
  return known !== undefined && (known === "*" || known.includes(etag));
}

function preflight(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header("access-control-allow-methods", "GET, HEAD, OPTIONS")
    .header("access-control-allow-headers", "*")
    .header("access-control-max-age", "86400")
    .send();
}

function noSuchPicture(reply: FastifyReply): FastifyReply {
  return plain(reply, 404, "There is no picture of this name.");
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof BadImageRequest) {
    plain(reply, error.statusCode, error.message);
  } else if (error instanceof TooBusy) {
    reply.header("retry-after", "2");
    plain(reply, 503, "Too many pictures are being cut right now. Try again in a moment.");
  } else if (error.statusCode !== undefined && error.statusCode < 500) {
    plain(reply, error.statusCode, error.message);
  } else {
    request.log.error(error);
    plain(reply, 500, "The picture cannot be read.");
  }
}

function plain(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .removeHeader("etag")
    .type("text/plain; charset=utf-8")
    .send(`${message}\n`);
}
