import { vi } from "vitest";
import type { ListToTake } from "../../../src/client/offline/needs.ts";
import { wholeView } from "../../../src/view/view.ts";
import { MemoryCaches } from "../../support/memory-caches.ts";

export const device = { width: 800, height: 600, pixelRatio: 1, format: "avif" as const };

/** Returns a list of works with an image of one tile each; a slug also names its work's image. */
export function listOf(...slugs: string[]): ListToTake {
  const size = { width: 500, height: 400 };
  const works = slugs.map((slug) => ({
    slug,
    title: slug.toUpperCase(),
    views: [
      {
        view: wholeView(slug, 0),
        picture: {
          service: `/iiif/image/3/${slug}`,
          derivativeWidths: [240, 480],
          grid: { ...size, tileWidth: 512, scaleFactors: [1] },
        },
      },
    ],
  }));
  return { id: "favourites", title: "Your favourites", path: "/albums", works };
}

/** Size of an image and of a text in the stub, in bytes; a page is larger by its build marker. */
export const pictureBytes = 1000;

/** Stubs a site for offline downloads: records requests, and injects faults at some addresses. */
export function stubSite() {
  vi.stubGlobal("location", new URL("http://site/albums"));
  const asked: string[] = [];
  const faults = new Map<string, () => Promise<Response>>();
  const ask = async (request: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (!(request instanceof Request)) throw new TypeError("A request was expected.");
    init?.signal?.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    for (const [part, fault] of faults) if (request.url.includes(part)) return fault();
    return answerTo(pathname, request.method);
  };
  const storage = new MemoryCaches();
  return { ask, asked, faults, storage: storage as unknown as CacheStorage, memory: storage };
}

function answerTo(pathname: string, method: string): Response {
  const headers = (type: string, length: number) => ({
    "cache-control": "public, max-age=0",
    "content-type": type,
    "content-length": String(length),
    "vitrine-build": "b1",
  });
  if (pathname.startsWith("/iiif/")) {
    const body = method === "HEAD" ? null : "x".repeat(pictureBytes);
    return new Response(body, { headers: headers("image/jpeg", pictureBytes) });
  }
  if (pathname === "/graphql") {
    return new Response("{}", { headers: headers("application/json; charset=utf-8", 2) });
  }
  return new Response('<html lang="en"></html>', { headers: headers("text/html", 23) });
}

/** Returns a page of a site with this build. */
export function pageOf(build: string, text = `of ${build}`): Response {
  return new Response(`<html lang="en">${text}</html>`, {
    headers: { "cache-control": "public", "content-type": "text/html", "vitrine-build": build },
  });
}

/** Returns the site's own response for a page that no longer exists. */
export async function goneAnswer(): Promise<Response> {
  return new Response("<html>", {
    status: 404,
    headers: { "content-type": "text/html", "vitrine-build": "b2" },
  });
}
