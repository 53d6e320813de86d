import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** A proxy in front of the site that injects faults. */
export type Front = {
  url: string;
  /** Closes every connection and accepts no request, like an interrupted network, until `mend`. */
  cut(): void;
  mend(): void;
  /**
   * From now on simulates a newer build: the build's id and the names of its scripts differ, and the old ones are gone.
   */
  release(): void;
  /** From now on responds with 404 to all addresses that contain this text. */
  withhold(part: string): void;
  /** Sends this script instead of the service worker's; null sends the site's own again. */
  sendWorker(script: string | null): void;
  stop(): Promise<void>;
};

const buildId = () => readFileSync("build/fingerprint", "utf8").trim();
const reversed = (text: string) => [...text].reverse().join("");
const hashOf = (text = "") => createHash("sha256").update(text).digest("base64");
const importMapOf = (html: string) => /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1];
const renamed = (text: string) =>
  text.replace(/-([0-9A-Z]{8})\.js/g, (_name, hash: string) => `-${reversed(hash)}.js`);

/** Starts a proxy in front of a running site; it does not forward WebSockets. */
export async function startFront(siteUrl: string): Promise<Front> {
  const site = new URL(siteUrl);
  const [oldBuild, newBuild] = [buildId(), reversed(buildId())];
  let isCut = false;
  let isReleased = false;
  let withheld: string | null = null;
  let worker: string | null = null;

  const server = createServer((incoming, outgoing) => {
    if (isCut) return void incoming.socket.destroy();
    if (worker !== null && incoming.url === "/service-worker.js") {
      outgoing.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
      return void outgoing.end(worker);
    }
    const { method, url = "/" } = incoming;
    if (withheld !== null && url.includes(withheld)) return void outgoing.writeHead(404).end();
    const path = isReleased ? renamed(url) : url;
    const options = {
      host: site.hostname,
      port: site.port,
      method,
      path,
      headers: forwarded(incoming.headers),
    };
    const asked = request(options, async (answer) => {
      const headers: OutgoingHttpHeaders = { ...answer.headers };
      const isText = /html|javascript/.test(answer.headers["content-type"] ?? "");
      if (!isReleased || !isText) {
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        return void answer.pipe(outgoing);
      }
      const text = (await buffer(answer)).toString();
      if (headers["vitrine-build"]) headers["vitrine-build"] = newBuild;
      const [before, after] = [text, renamed(text)].map((html) => hashOf(importMapOf(html)));
      const policy = headers["content-security-policy"];
      if (before && after && policy) {
        headers["content-security-policy"] = String(policy).replace(before, after);
      }
      delete headers["content-length"];
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      outgoing.end(renamed(text).replaceAll(oldBuild, newBuild));
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.on("upgrade", (_incoming, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("No free port");

  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => void (isCut = false),
    release: () => void (isReleased = true),
    withhold: (part) => void (withheld = part),
    sendWorker: (script) => void (worker = script),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The two builds' responses would have the same ETags, and must be uncompressed here. */
function forwarded(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const passed: OutgoingHttpHeaders = { ...headers };
  delete passed["accept-encoding"];
  delete passed["if-none-match"];
  delete passed["if-modified-since"];
  return passed;
}
