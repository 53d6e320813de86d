import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Sharp } from "sharp";

/** Another site with one image, served by several image services with different features. */
export type IiifSite = {
  origin: string;
  /** Requested paths. */
  asked: string[];
  /** Handles requests instead of the site, if set. */
  instead: RequestListener | null;
  close(): Promise<void>;
};

const tile = 256;

/** The description of each service; `level0` has only tiles, `whole` only the whole image. */
const services: Record<string, object> = {
  level0: {
    "@context": "http://iiif.io/api/image/2/context.json",
    profile: ["http://iiif.io/api/image/2/level0.json"],
    tiles: [{ width: tile, scaleFactors: [1, 2, 4] }],
  },
  level0of3: {
    "@context": "http://iiif.io/api/image/3/context.json",
    profile: "level0",
    tiles: [{ width: tile, scaleFactors: [1, 2, 4] }],
  },
  level1: {
    "@context": "http://library.stanford.edu/iiif/image-api/1.1/context.json",
    profile: "http://library.stanford.edu/iiif/image-api/1.1/compliance.html#level1",
  },
  level2: {
    "@context": "http://iiif.io/api/image/3/context.json",
    profile: "level2",
    maxWidth: 400,
  },
  whole: {
    "@context": "http://iiif.io/api/image/3/context.json",
    profile: "level0",
  },
};

/**
 * Starts the site on this machine.
 *
 * @param picture creates the image for each response
 */
export async function startIiifSite(
  picture: () => Sharp,
  { width, height }: { width: number; height: number },
): Promise<IiifSite> {
  const site: Omit<IiifSite, "origin" | "close"> = { asked: [], instead: null };
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "";
    site.asked.push(path);
    if (site.instead) return site.instead(request, response);
    void answer(path).then((bytes) => {
      if (bytes) response.end(bytes);
      else response.writeHead(404).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function idOf(name: string): object {
    const id = `${origin}/${name}`;
    return name.endsWith("1") ? { "@id": id } : { id, "@id": id };
  }

  async function answer(path: string): Promise<Buffer | string | null> {
    const [, name = "", region = "", size = "", , file] = path.split("/");
    if (path === "/picture.png") return picture().png().toBuffer();
    const service = services[name];
    if (!service) return null;
    if (region === "info.json") return JSON.stringify({ ...service, ...idOf(name), width, height });
    if (file !== (name === "level1" ? "native.jpg" : "default.jpg")) return null;
    const [left = 0, top = 0, across = 0, down = 0] =
      region === "full" ? [0, 0, width, height] : region.split(",").map(Number);
    const isWhole = region === "full" && size === (name === "whole" ? "max" : "full");
    const [w = 0, h = 0] = isWhole ? [width, height] : size.split(",").map(Number);
    const factor = Math.round(across / w);
    if (name === "whole" && !isWhole) return null;
    if (name.startsWith("level0") && !isTile(left, top, across, down, w, factor)) return null;
    if (name === "level0of3" && h !== Math.ceil(down / factor)) return null;
    if (name === "level2" && w > 400) return null;
    return picture()
      .extract({ left, top, width: across, height: down })
      .resize({ width: w, height: Math.max(1, Math.ceil((down * w) / across)), fit: "fill" })
      .jpeg({ quality: 95 })
      .toBuffer();
  }

  function isTile(x: number, y: number, w: number, h: number, out: number, factor: number) {
    const step = tile * factor;
    return (
      [1, 2, 4].includes(factor) &&
      x % step === 0 &&
      y % step === 0 &&
      w === Math.min(step, width - x) &&
      h === Math.min(step, height - y) &&
      out === Math.ceil(w / factor)
    );
  }

  return Object.assign(site, {
    origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
