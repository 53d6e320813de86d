import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

let server: TestServer;
let clientFolder: string;
const id = (text: string) => createHash("sha256").update(text).digest("hex");
const siteQuery = "query SiteQuery { site { title workCount } }";
const script = "console.log('client');".repeat(50);
const viewerQuery = "query ViewerQuery { viewer { favouriteWorkIds } }";
/** Replaces the program that renders pages: it queries the data of a page, and renders it. */
const renderer = `export async function renderPage({ address, ask }) {
  if (address === "/broken") throw new Error("broken page");
  const personal = address === "/albums";
  const { data } = JSON.parse(await ask(personal ? "${id(viewerQuery)}" : "${id(siteQuery)}", {}));
  const head = "<title>Vitrine</title>";
  const body = "<div>" + JSON.stringify(data) + " at " + address + "</div>";
  return { kind: "page", status: 200, head, body, answers: [], programs: [], reach: null };
}`;

beforeAll(async () => {
  clientFolder = join(await mkdtemp(join(tmpdir(), "vitrine-client-")), "client");
  await mkdir(join(clientFolder, "assets"), { recursive: true });
  const page = "<!doctype html><html><head><!-- head --></head><body><!-- page --></body></html>";
  const programs = join(clientFolder, "../server/pages");
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, "render.mjs"), renderer);
  await writeFile(join(clientFolder, "index.html"), page);
  await writeFile(join(clientFolder, "index.html.br"), brotliCompressSync(page));
  await writeFile(join(clientFolder, "service-worker.js"), script);
  await writeFile(join(clientFolder, "assets/main-ABCD2345.js"), script);
  await writeFile(join(clientFolder, "assets/main-ABCD2345.js.br"), brotliCompressSync(script));
  server = await startServer({
    clientFolder,
    operations: new Map([siteQuery, viewerQuery].map((text) => [id(text), text])),
    settings: { queryBudget: null },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(join(clientFolder, ".."), { recursive: true });
});

describe("client: the client", () => {
  const page = { headers: { accept: "text/html,*/*" } };

  it.each(["/", "/works", "/works/a-work-in-v1.2", "/no/such/page?q=1"])(
    "is served at %s",
    async (path) => {
      const response = await fetch(server.url + path, page);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("<title>Vitrine</title>");
      expect(response.headers.get("content-type")).toMatch(/^text\/html/);
      expect(response.headers.get("cache-control")).toMatch(/^public, max-age=0/);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    },
  );

  it.each(["*/*", "*/*;q=0.8", "text/*", null])(
    "is served to bots and programs that accept %s",
    async (accept) => {
      const { status, type } = await new Promise<{ status?: number; type?: string }>(
        (resolve, reject) => {
          const asked = request(`${server.url}/works`, { headers: accept ? { accept } : {} });
          asked.on("error", reject).on("response", (response) => {
            response.resume();
            resolve({ status: response.statusCode, type: response.headers["content-type"] });
          });
          asked.end();
        },
      );
      expect(status).toBe(200);
      expect(type).toMatch(/^text\/html/);
    },
  );

  it.each(["application/json", "image/avif,image/webp,*/*;q=0.8"])(
    "is not served to requests that prefer another type: %s",
    async (accept) => {
      expect((await fetch(`${server.url}/works/a`, { headers: { accept } })).status).toBe(404);
    },
  );

  it("is not sent again if it is unchanged, and has the same headers for HEAD", async () => {
    const first = await fetch(`${server.url}/works?q=a`, page);
    const tag = first.headers.get("etag") ?? "";
    const again = await fetch(`${server.url}/works?q=a`, {
      headers: { ...page.headers, "if-none-match": tag },
    });
    expect(again.status).toBe(304);
    const head = await fetch(`${server.url}/works?q=a`, { method: "HEAD", ...page });
    expect([head.status, head.headers.get("etag")]).toEqual([200, tag]);
    const other = await fetch(`${server.url}/works?q=b`, page);
    expect(other.headers.get("etag")).not.toBe(tag);
  });

  it("is that of the latest build, despite cached pages", async () => {
    const file = join(clientFolder, "index.html");
    const frame = await readFile(file, "utf8");
    expect(await (await fetch(`${server.url}/works`, page)).text()).not.toContain("rebuilt");
    await writeFile(file, frame.replace("<body>", '<body class="rebuilt">'));
    expect(await (await fetch(`${server.url}/works`, page)).text()).toContain("rebuilt");
    await writeFile(file, frame);
  });

  it.each([
    ["/albums", 200],
    ["/broken", 500],
  ])("is not cacheable if it is personal or failed: %s", async (path, status) => {
    const response = await fetch(server.url + path, page);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("etag")).toBeNull();
  });

  it("is sent without content and with status 429 to a network without query budget", async () => {
    const from = (address: string) => ({ "x-forwarded-for": address, accept: "text/html" });
    const dear = JSON.stringify({ query: `{ __typename } # ${"x".repeat(16_300)}` });
    for (let i = 0; i < 8; i += 1) {
      await fetch(new URL("/graphql", server.url), {
        method: "POST",
        headers: { ...from("203.0.113.9"), "content-type": "application/json" },
        body: dear,
      });
    }
    const logged = server.log.length;
    const limited = await fetch(`${server.url}/albums`, { headers: from("203.0.113.9") });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(limited.headers.get("cache-control")).toBe("private, no-store");
    expect(await limited.text()).toContain("<html>");
    expect(server.log.slice(logged).join("")).not.toContain("sent bare");
    const other = await fetch(`${server.url}/albums`, { headers: from("203.0.113.10") });
    expect(other.status).toBe(200);
  });

  it("may be framed only on embed pages", async () => {
    const { headers } = await fetch(`${server.url}/works/a/embed`, page);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors *");
  });

  it("is compressed, and its hashed files are cached permanently", async () => {
    const response = await fetch(`${server.url}/assets/main-ABCD2345.js`, {
      headers: { "accept-encoding": "br" },
    });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toMatch(/javascript/);
    expect(await response.text()).toBe(script);
    const plain = await fetch(`${server.url}/assets/main-ABCD2345.js`, {
      headers: { "accept-encoding": "identity" },
    });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("etag")).not.toBe(response.headers.get("etag"));
    for (const { headers } of [response, plain]) {
      expect(headers.get("vary")).toMatch(/^accept-encoding$/i);
    }
  });

  it.each(["/assets/main-ABCD2345.js", "/service-worker.js"])(
    "is not sent again if it is unchanged: %s",
    async (path) => {
      const headers = { "accept-encoding": "br" };
      const first = await fetch(server.url + path, { headers });
      const tag = first.headers.get("etag") ?? "";
      // With an ETag, fetch would add `no-cache` by itself.
      const held = { ...headers, "if-none-match": tag, "cache-control": "max-age=0" };
      const again = await fetch(server.url + path, { headers: held });
      expect(again.status).toBe(304);
      for (const name of ["etag", "vary", "cache-control"]) {
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
      }
      const head = await fetch(server.url + path, { method: "HEAD", headers });
      expect([head.status, head.headers.get("etag")]).toEqual([200, tag]);
    },
  );

  it("is revalidated each time if the name contains no hash", async () => {
    const { headers } = await fetch(`${server.url}/service-worker.js`);
    expect(headers.get("content-type")).toMatch(/javascript/);
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    ["/assets/main-OLD12345.js", page],
    ["/assets/main-OLD12345.js", {}],
    ["/favicon.png", page],
    ["/works", { headers: { accept: "application/json" } }],
    ["/works", { method: "POST", ...page }],
    ["/iiif/manifest/a", page],
    ["/../package.json", {}],
    ["/assets/..%2f..%2fclient-meta.json", page],
  ])("is not served in place of a missing file: %s", async (path, init) => {
    const response = await fetch(server.url + path, init);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toMatch(/no-store/);
    expect(await response.text()).not.toContain("<title>");
  });
});
