import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { openHeaders, pictureHeaders, serviceId, SERVICE_PREFIX } from "./headers.ts";
import { mediaTypes, parseImageRequest } from "./image-request.ts";
import type { FoundTile, PyramidReader } from "./pyramid-reader.ts";
import { resolveRequest } from "./resolve.ts";
import type { Held, StoredImages } from "./stored-images.ts";
import { TileBuffers } from "./tile-buffers.ts";
import { lengthOf } from "./tiles.ts";

/** How stored tiles are answered. */
export type TilesFirstOptions = {
  images: StoredImages;
  /** The site's address as others see it; else each request's own. */
  publicUrl: string | undefined;
  /** Headers that every answer of the site has. */
  headers: Readonly<Record<string, string>>;
};

type Answer = { held: Held; reader: PyramidReader; tile: FoundTile; headers: Headers };
type Headers = Record<string, string | number>;

const tilePath = new RegExp(
  `^${SERVICE_PREFIX}/([0-9a-f]{32})/([0-9,]+|full)/([0-9,]+|max)/0/(default|color)\\.jpg$`,
);

/**
 * Answers stored tiles of pictures that are open before the framework works on the request, which costs more than the
 * tile. Whatever is in any way unusual, the framework's routes answer: the first tile of a picture, a picture that is
 * damaged, a request that says what it has already.
 *
 * @returns what ends this, so that the server can stop
 */
export function answerTilesFirst(server: Server, options: TilesFirstOptions): () => void {
  const framework = server.listeners("request");
  const buffers = new TileBuffers();
  let ended = false;
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const otherwise = () => {
      for (const listener of framework) listener.call(server, request, response);
    };
    const found = ended ? null : findTile(request, options);
    if (found === null) otherwise();
    else sendTile(response, found, buffers, otherwise);
  });
  return () => {
    ended = true;
  };
}

function findTile(request: IncomingMessage, options: TilesFirstOptions): Answer | null {
  const { method, url = "", headers } = request;
  if (method !== "GET" || headers["if-none-match"] !== undefined) return null;
  const [, key, region, size, quality] = tilePath.exec(url) ?? [];
  const site = options.publicUrl ?? (headers.host && `http://${headers.host}`);
  if (!key || !region || !size || !quality || !site) return null;
  const held = options.images.hold(key);
  const reader = held?.image.reader;
  if (!held || !reader) {
    held?.release();
    return null;
  }
  try {
    const { prepared } = held.image;
    const resolved = resolveRequest(
      parseImageRequest(region, size, "0", `${quality}.jpg`),
      prepared,
    );
    const place = held.image.tileFor(resolved);
    if (place !== null) {
      const tile = reader.find(place);
      const own = pictureHeaders(serviceId(site, key), prepared, resolved);
      return {
        held,
        reader,
        tile,
        headers: {
          ...options.headers,
          ...openHeaders,
          ...own,
          "content-type": mediaTypes.jpg,
          "content-length": lengthOf(tile),
        },
      };
    }
  } catch {
    // Whatever it is, the framework's route meets it too, and answers and logs it.
  }
  held.release();
  return null;
}

function sendTile(
  response: ServerResponse,
  { held, reader, tile, headers }: Answer,
  buffers: TileBuffers,
  otherwise: () => void,
): void {
  const buffer = buffers.take(lengthOf(tile));
  reader.read(tile, buffer, (problem) => {
    held.release();
    if (problem !== null) {
      buffers.give(buffer);
      otherwise();
      return;
    }
    response.writeHead(200, headers);
    // Of a client that has left nothing more is heard: its buffer is not used again.
    response.end(buffer, () => buffers.give(buffer));
  });
}
