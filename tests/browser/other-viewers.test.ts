/** @module-tag full */
import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openContext } from "../support/browser.ts";
import { otherViewer } from "../support/other-viewers.ts";
import type { OtherViewer } from "../support/other-viewers.ts";
import { startSite } from "../support/site.ts";
import type { Site } from "../support/site.ts";

let browser: Browser;
let site: Site;
let other: Server;
let page = "";
let published = "";

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 2, plain: 0 } }),
  ]);
  // Another site, which embeds the viewer with our manifest.
  other = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://other");
    if (pathname === "/") return response.setHeader("content-type", "text/html").end(page);
    const type = pathname.endsWith(".css") ? "text/css" : "text/javascript";
    readFile(path.join(published, pathname)).then(
      (bytes) => response.setHeader("content-type", type).end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
});

afterAll(async () => {
  await browser?.close();
  other?.close();
  await site?.remove();
});

const pages: Record<OtherViewer, (manifest: string) => string> = {
  mirador: (manifest) => `<div id="viewer" style="position: absolute; inset: 0"></div>
    <script src="mirador.min.js"></script>
    <script>Mirador.viewer({ id: "viewer", windows: [{ manifestId: "${manifest}" }] });</script>`,
  universalViewer: (manifest) => `<link rel="stylesheet" href="uv.css">
    <div id="viewer" style="width: 1200px; height: 800px"></div>
    <script src="umd/UV.js"></script>
    <script>UV.init("viewer", { manifest: "${manifest}" });</script>`,
  clover: (manifest) => `<script src="web-components/index.umd.js"></script>
    <clover-viewer iiif-content="${manifest}"></clover-viewer>`,
};

test.each<[string, OtherViewer]>([
  ["Mirador", "mirador"],
  ["Universal Viewer", "universalViewer"],
  ["Clover", "clover"],
])("other-viewers: %s shows a work from its manifest, on another site", async (_, viewer) => {
  published = await otherViewer(viewer);
  page = `<!doctype html><meta charset="utf-8">${pages[viewer](`${site.url}/iiif/manifest/study-no-1-sea-t-1`)}`;
  const opened = await (await openContext(browser)).newPage();
  const failed: string[] = [];
  opened.on("response", (response) => {
    if (response.url().startsWith(site.url) && !response.ok()) failed.push(response.url());
  });
  const shown = opened.waitForResponse(
    (response) =>
      response.ok() && /\/iiif\/image\/3\/[^/]+\/[^/]+\/[^/]+\/0\//.test(response.url()),
  );
  await opened.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  await opened.getByText("Study no. 1, sea").first().waitFor();
  await shown;
  await expect.poll(() => liveliness(opened)).toBeGreaterThan(10);
  expect(failed).toEqual([]);
  await opened.context().close();
});

/** Returns how much the colours vary in the middle of the screenshot: not at all on a blank area, much on the image. */
async function liveliness(shown: Page): Promise<number> {
  const clip = { x: 300, y: 200, width: 600, height: 400 };
  const { channels } = await sharp(await shown.screenshot({ clip })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}
