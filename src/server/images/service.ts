import { availableParallelism } from "node:os";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { wantsLinkedData } from "../site/linked-data.ts";
import { originOf } from "../site/origin.ts";
import { onResponseClosed } from "../site/response-closed.ts";
import { clearLeftovers, isBeingPrepared } from "./aside.ts";
import { answerError, noSuchPicture, plain, preflight, VisibilityUnknown } from "./answers.ts";
import { cut, decodedArea } from "./cut.ts";
import { Cuts } from "./cuts.ts";
import { BeingPrepared, DamagedPicture } from "./damage.ts";
import type { Decoder } from "./decoding/decoder.ts";
import { isKey } from "./folder.ts";
import { Gate, TooBusy } from "../gate.ts";
import {
  caching,
  etagOf,
  openHeaders,
  pictureHeaders,
  serviceId,
  SERVICE_PREFIX,
} from "./headers.ts";
import { mediaTypes, parseImageRequest } from "./image-request.ts";
import { CONTEXT, imageInformation, PROFILE } from "./info.ts";
import { ImageProblem } from "./problem.ts";
import type { PublicImages } from "./public-images.ts";
import { RemotePictures } from "./remote/remote-pictures.ts";
import type { RemotePicturesOptions } from "./remote/remote-pictures.ts";
import { Repairs } from "./repairs.ts";
import { areaOf, resolveRequest } from "./resolve.ts";
import type { Resolved } from "./resolve.ts";
import type { StoredImage } from "./stored-image.ts";
import { StoredImages } from "./stored-images.ts";
import { answerTilesFirst } from "./tiles-first.ts";
import { UnsentBytes } from "../site/unsent-bytes.ts";

/** Options of the image service. */
export type ImageServiceOptions = {
  /** Folder of the prepared images. */
  imagesFolder: string;
  /** The site's public address, such as `https://example.org`; by default that of each request. */
  publicUrl?: string | undefined;
  /** Headers of every response of the site. */
  headers?: Readonly<Record<string, string>>;
  /** Options for images that stay at other sites. */
  remote: RemotePicturesOptions;
  /** Decodes every file that the server did not write itself. */
  decoder: Decoder;
  publicImages: Pick<PublicImages, "has" | "isPublic">;
  /** Returns whether the sender of a request may see images that are not public. */
  maySeePrivateImages: (request: FastifyRequest) => Promise<boolean>;
  /** Returns the network of a request: networks share the capacity for cuts. */
  networkOf: (request: FastifyRequest) => string;
  /** Maximum number of concurrent cuts; two by default, one on a single core. */
  cutsAtOnce?: number;
};

const OPEN_IMAGES = 128;
const MOST_WAITING = 200;
/** Maximum number of waiting large cuts, which take seconds each. */
const MOST_LARGE_WAITING = 20;
/** Leftovers of another process are recognized only after some minutes. */
const CLEARED_EVERY_MS = 60_000;

type KeyRoute = { Params: { key: string } };
type ImageRoute = {
  Params: { key: string; region: string; size: string; rotation: string; file: string };
};

/**
 * The IIIF Image API 3.0 at level 2, for every prepared image. Tiles of the pyramid's own grid and derivatives are sent
 * as stored; everything else is cut, a few at a time.
 */
export const imageService: FastifyPluginAsync<ImageServiceOptions> = async (app, options) => {
  const { imagesFolder, decoder, publicImages, networkOf, headers = {} } = options;
  const cutsAtOnce = options.cutsAtOnce ?? Math.min(2, availableParallelism());
  const publicUrl = options.publicUrl?.replace(/\/+$/, "");
  const images = new StoredImages(imagesFolder, OPEN_IMAGES, (error) =>
    app.log.error({ err: error }, "a picture's file was not closed"),
  );
  const repairs = new Repairs(imagesFolder, decoder, app.log, (key) => images.forget(key));
  // The thread pool that reads files has four threads by default; cutting must leave some of them free.
  const gate = new Gate(cutsAtOnce, MOST_WAITING);
  // Large cuts run one at a time, because of the memory they take, while small ones run beside them without waiting.
  const largeGate = new Gate(1, MOST_LARGE_WAITING);
  const cuts = new Cuts({
    run: (make, passing, isLarge) =>
      isLarge ? largeGate.run(() => gate.run(make, passing), passing) : gate.run(make, passing),
  });
  const unsent = app.unsentBytes ?? new UnsentBytes();
  // Remote cuts have separate gates, so that local cuts do not queue behind slow sites.
  const remotePictures = new RemotePictures(options.remote, decoder);
  const stopAnswering = answerTilesFirst(app.server, { images, publicImages, publicUrl, headers });
  app.addHook("onReady", () => clearLeftovers(imagesFolder));
  const clearing = setInterval(() => {
    clearLeftovers(imagesFolder).catch((error: unknown) =>
      app.log.error({ err: error }, "leftovers of pictures were not deleted"),
    );
  }, CLEARED_EVERY_MS).unref();
  app.addHook("preClose", async () => stopAnswering());
  app.addHook("onClose", async () => {
    clearInterval(clearing);
    remotePictures.close();
    await repairs.finish();
    await images.close();
  });

  await app.register(
    async (routes) => {
      routes.addHook("onRequest", async (_request, reply) => {
        reply.headers(openHeaders);
      });
      routes.setErrorHandler(answerError);
      routes.setNotFoundHandler((_request, reply) =>
        plain(reply, 404, "There is nothing here: see the IIIF Image API 3.0 for its addresses."),
      );
      routes.options("/*", preflight);
      routes.get<KeyRoute>("/:key", (request, reply) =>
        withPicture(request, reply, async () => reply.redirect(`${idOf(request)}/info.json`, 303)),
      );
      routes.get<KeyRoute>("/:key/info.json", (request, reply) =>
        withPicture(request, reply, async (image, isPublic) =>
          sendInformation(request, reply, image, isPublic),
        ),
      );
      routes.get<ImageRoute>("/:key/:region/:size/:rotation/:file", (request, reply) =>
        withPicture(request, reply, (image, isPublic) =>
          sendPicture(request, reply, image, isPublic),
        ),
      );
    },
    { prefix: SERVICE_PREFIX },
  );

  /**
   * Runs a task with the image of a request, if its sender may see it; otherwise responds with 404. Retries once after
   * damage: another process may have replaced the image by a repaired one meanwhile.
   */
  async function withPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    task: (image: StoredImage, isPublic: boolean) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const { key } = request.params as KeyRoute["Params"];
    const visibility = await visibilityOf(request, key);
    if (visibility === "hidden") return noSuchPicture(reply);
    const isPublic = visibility === "public";
    for (let again = false; ; again = true) {
      if (repairs.isUnderWay(key)) throw new BeingPrepared();
      try {
        const answered = await images.use(key, async (image) => image && task(image, isPublic));
        if (answered !== null) return answered;
        if (await isBeingPrepared(imagesFolder, key)) throw new BeingPrepared();
        // It may have been moved into place between the two checks.
        if (again) return noSuchPicture(reply);
      } catch (error) {
        if (!(error instanceof DamagedPicture)) throw error;
        await images.forget(key);
        if (again) throw await repairs.begin(key, error);
      }
    }
  }

  /** Returns whether everyone may see an image, only some users including the sender, or not even the sender. */
  async function visibilityOf(
    request: FastifyRequest,
    key: string,
  ): Promise<"public" | "private" | "hidden"> {
    if (!isKey(key)) return "hidden";
    try {
      if (await publicImages.isPublic(key)) return "public";
      return (await options.maySeePrivateImages(request)) ? "private" : "hidden";
    } catch (cause) {
      if (cause instanceof TooBusy) throw cause;
      throw new VisibilityUnknown("the database does not answer", { cause });
    }
  }

  async function sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    image: StoredImage,
    isPublic: boolean,
  ): Promise<FastifyReply> {
    const { region, size, rotation, file } = request.params as ImageRoute["Params"];
    const resolved = resolveRequest(
      parseImageRequest(region, size, rotation, file),
      image.prepared,
    );
    const own = pictureHeaders(idOf(request), image.prepared, resolved);
    reply.headers(own);
    if (!isPublic) reply.header("cache-control", caching.private);
    if (isKnown(request, own.etag)) return reply.code(304).send();
    const network = networkOf(request);
    unsent.assertRoom(network);
    const bytes =
      (await image.readStored(resolved)) ?? (await cutInTurn(network, reply, image, resolved));
    unsent.add(network, bytes.length, reply.raw);
    return reply.type(mediaTypes[resolved.format]).send(bytes);
  }

  async function cutInTurn(
    network: string,
    reply: FastifyReply,
    image: StoredImage,
    resolved: Resolved,
  ): Promise<Buffer> {
    const { canonical, turned } = resolved;
    const area = Math.max(areaOf(turned), decodedFor(image, resolved) / 4);
    const gone = new AbortController();
    onResponseClosed(reply.raw, () => gone.abort());
    const asked = { network, area, signal: gone.signal };
    const { key } = image.prepared;
    const small = image.smallFor(resolved);
    return image.remote && small === null
      ? remotePictures.cut(key, image.remote, resolved, asked)
      : cuts.get(`${key}/${canonical}`, asked, () => {
          // Other cuts for this network may have finished while this one waited.
          unsent.assertRoom(network);
          return small === null
            ? images.use(key, (open) => cutStored(open ?? image, resolved))
            : decoder.cutSmall(small, resolved);
        });
  }

  /** Cuts from the original if that is preferable, and from the pyramid if it is not or fails. */
  async function cutStored(image: StoredImage, resolved: Resolved): Promise<Buffer> {
    const original = image.originalFor(resolved);
    if (original === null) return cut(image, resolved);
    try {
      return await decoder.cutOriginal(original, resolved);
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error;
      return cut(image, resolved);
    }
  }

  function sendInformation(
    request: FastifyRequest,
    reply: FastifyReply,
    { prepared }: StoredImage,
    isPublic: boolean,
  ): FastifyReply {
    const linked = wantsLinkedData(request.headers.accept);
    const etag = etagOf(prepared, linked ? "ld" : "json");
    reply.headers({
      vary: "Accept",
      link: `<${PROFILE}>;rel="profile"`,
      "cache-control": isPublic ? caching.information : caching.private,
      etag,
    });
    if (isKnown(request, etag)) return reply.code(304).send();
    return reply
      .type(linked ? `application/ld+json; profile="${CONTEXT}"` : "application/json")
      .send(JSON.stringify(imageInformation(prepared, idOf(request))));
  }

  /** Returns the public id of an image's service. */
  function idOf(request: FastifyRequest): string {
    const { key } = request.params as KeyRoute["Params"];
    return serviceId(originOf(request, publicUrl ?? null), key);
  }
};

/**
 * Returns how many pixels are decoded for a cut. From a pyramid's level these are up to four per pixel of the result,
 * and more if the result is narrower than the region.
 */
function decodedFor(image: StoredImage, resolved: Resolved): number {
  // `RemotePictures` determines how many pixels of its parts are decoded.
  if (image.remote) return 0;
  if (image.originalFor(resolved) !== null) return areaOf(image.prepared);
  return decodedArea(image.prepared, resolved);
}

/** Returns whether the client already has this version. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers["if-none-match"];
  return known !== undefined && (known === "*" || known.includes(etag));
}
