import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isHost } from "../site/hosts.ts";
import { isLoopbackHost } from "../site/origin.ts";
import { openHeaders, pictureHeaders, serviceId, SERVICE_PREFIX } from "./headers.ts";
import { mediaTypes, parseImageRequest } from "./image-request.ts";
import type { PublicImages } from "./public-images.ts";
import type { FoundTile, PyramidReader } from "./pyramid-reader.ts";
import { resolveRequest } from "./resolve.ts";
import type { StoredImage } from "./stored-image.ts";
import type { Held, StoredImages } from "./stored-images.ts";
import { TileBuffers } from "./tile-buffers.ts";
import { lengthOf } from "./tiles.ts";

/** Options for serving stored tiles. */
export type TilesFirstOptions = {
  images: StoredImages;
  publicImages: Pick<PublicImages, "has">;
  /** The site's public address; by default that of each request. */
  publicUrl: string | undefined;
  /** Headers of every response of the site. */
  headers: Readonly<Record<string, string>>;
};

/** A stored tile of an open image, and its response headers: alternating names and values. */
type Known = { image: StoredImage; tile: FoundTile; headers: string[] };
type Answer = Known & { held: Held; reader: PyramidReader };

/** Maximum number of tiles cached by address, some 4 MB, and of characters in it: a visitor chooses the host. */
const MOST_KNOWN = 4096;
const LONGEST_KNOWN = 300;

const keyStart = SERVICE_PREFIX.length + 1;
const keyEnd = keyStart + 32;
const tilePath = new RegExp(
  `^${SERVICE_PREFIX}/[0-9a-f]{32}/([0-9,]+|full)/([0-9,]+|max)/0/(default|color)\\.jpg$`,
);

/**
 * Serves stored tiles of open images before the framework processes the request, which costs more than the tile. The
 * framework's routes handle everything unusual: the first tile of an image, an image that is damaged or not known to be
 * public, a conditional request, or one of several on its connection at once.
 *
 * @returns a function that ends this, so that the server can stop
 */
export function answerTilesFirst(server: Server, options: TilesFirstOptions): () => void {
  const framework = server.listeners("request");
  const buffers = new TileBuffers();
  const known = new Map<string, Known>();
  let ended = false;
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const otherwise = () => {
      for (const listener of framework) listener.call(server, request, response);
    };
    // A response without a socket waits for others on its connection (HTTP pipelining); the framework limits those.
    const found = ended || response.socket === null ? null : answerTo(request);
    if (found === null) otherwise();
    else sendTile(response, found, buffers, otherwise);
  });
  return () => {
    ended = true;
  };

  function answerTo({ method, url = "", headers }: IncomingMessage): Answer | null {
    if (method !== "GET" || headers["if-none-match"] !== undefined) return null;
    const { host } = headers;
    if (host === undefined || !isHost(host)) return null;
    // Without a configured public address, caching depends on the host, which the framework's routes handle.
    const site = options.publicUrl ?? (isLoopbackHost(host) ? `http://${host}` : undefined);
    const key = url.slice(keyStart, keyEnd);
    const isPublic = url.startsWith(SERVICE_PREFIX) && options.publicImages.has(key);
    const held = site && isPublic ? options.images.hold(key) : null;
    const reader = held?.image.reader;
    if (site && held && reader) {
      const tile = tileAt(site, url, key, held.image, reader);
      if (tile) return { ...tile, held, reader };
    }
    held?.release();
    return null;
  }

  /** Returns the tile at an address, from the cache as long as the image stays open. */
  function tileAt(
    site: string,
    url: string,
    key: string,
    image: StoredImage,
    reader: PyramidReader,
  ): Known | null {
    const address = site + url;
    const before = known.get(address);
    if (before?.image === image) return before;
    const found = findTile(site, url, key, image, reader, options.headers);
    if (found && address.length <= LONGEST_KNOWN) {
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(address, found);
    }
    return found;
  }
}

function findTile(
  site: string,
  url: string,
  key: string,
  image: StoredImage,
  reader: PyramidReader,
  siteHeaders: Readonly<Record<string, string>>,
): Known | null {
  const [, region, size, quality] = tilePath.exec(url) ?? [];
  if (!region || !size || !quality) return null;
  const { prepared } = image;
  try {
    const resolved = resolveRequest(
      parseImageRequest(region, size, "0", `${quality}.jpg`),
      prepared,
    );
    const place = image.tileFor(resolved);
    if (place === null) return null;
    const tile = reader.find(place);
    const headers = {
      ...siteHeaders,
      ...openHeaders,
      ...pictureHeaders(serviceId(site, key), prepared, resolved),
      "content-type": mediaTypes.jpg,
      "content-length": `${lengthOf(tile)}`,
    };
    return { image, tile, headers: Object.entries(headers).flat() };
  } catch {
    // The framework's routes report the error, and log it if it is a fault.
    return null;
  }
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
    // The callback does not run if the client has disconnected: its buffer is then not reused.
    response.end(buffer, () => buffers.give(buffer));
  });
}
