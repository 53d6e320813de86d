import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { startServer } from "../support/server.ts";

const renderer = `export async function renderPage() {
  return { kind: "page", status: 200, head: "", body: "", answers: [], programs: [], reach: null };
}`;

/** Creates a build whose page references two files: one that all builds share, and one that is unique to it. */
async function build(hash: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "client/assets"), { recursive: true });
  await mkdir(join(folder, "server/pages"), { recursive: true });
  await writeFile(join(folder, "server/pages/render.mjs"), renderer);
  const names = ["shared-5AA5AA5A.js", `app-${hash}.js`];
  for (const name of names) {
    const text = `console.log(${JSON.stringify(name)});`.repeat(20);
    await writeFile(join(folder, "client/assets", name), text);
    await writeFile(join(folder, "client/assets", `${name}.br`), brotliCompressSync(text));
  }
  const scripts = names.map((name) => `<script src="/assets/${name}"></script>`).join("");
  const page = `<!doctype html><html><head><!-- head -->${scripts}</head><body><!-- page --></body></html>`;
  await writeFile(join(folder, "client/index.html"), page);
  return join(folder, "client");
}

const operationOf = (name: string) => `query ${name} { site { title } }`;
const idOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Starts processes of two builds with one data folder. */
async function startBoth(): Promise<string[]> {
  const start = async (hash: string, operation: string, settings = {}) => {
    const operations = new Map([[idOf(operation), operation]]);
    const server = await startServer({ clientFolder: await build(hash), operations, settings });
    onTestFinished(() => server.stop());
    return server;
  };
  const older = await start("01D01D01", operationOf("Older"));
  const { dataFolder } = older.settings;
  const newer = await start("0E30E30E", operationOf("Newer"), { dataFolder });
  return [older.url, newer.url];
}

it("rolling-update: processes of both builds answer operations of both builds", async () => {
  const names = ["Older", "Newer"];
  for (const url of await startBoth()) {
    for (const name of names) {
      const id = idOf(operationOf(name));
      const answer = await fetch(`${url}/graphql?id=${id}`);
      expect([answer.status, await answer.json()]).toEqual([200, { data: expect.anything() }]);
      const body = JSON.stringify({ id, variables: {} });
      const headers = { "content-type": "application/json" };
      expect(
        (await fetch(new URL("/graphql", url), { method: "POST", headers, body })).status,
      ).toBe(200);
    }
    expect((await fetch(`${url}/graphql?id=${idOf("unknown")}`)).status).toBe(404);
  }
});

it("rolling-update: pages of both builds get all their files from processes of both builds", async () => {
  const urls = await startBoth();
  for (const url of urls) {
    const page = await (await fetch(url, { headers: { accept: "text/html" } })).text();
    const addresses = [...page.matchAll(/src="([^"]+)"/g)].map(([, address = ""]) => address);
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      for (const other of urls) {
        for (const encoding of ["br", "identity"]) {
          const headers = { "accept-encoding": encoding };
          const response = await fetch(other + address, { headers });
          expect([response.status, address]).toEqual([200, address]);
          expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding);
          expect(response.headers.get("cache-control")).toContain("immutable");
          expect(response.headers.get("content-type")).toMatch(/javascript/);
          expect(await response.text()).toContain(address.replace("/assets/", ""));
        }
      }
    }
  }
  expect((await fetch(`${urls[0]}/assets/app-00000000.js`)).status).toBe(404);
  for (const path of ["/vitrine.json", "/client/assets/shared-5AA5AA5A.js", "/../vitrine.json"]) {
    expect(await (await fetch(urls[0] + path)).text()).not.toContain('"format"');
  }
});
