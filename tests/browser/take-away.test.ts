/** @module-tag full */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeContentState, toContentState } from "../../src/view/content-state.ts";
import { wholeView } from "../../src/view/view.ts";
import { untilDrawn, launchBrowser, openPage } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

const slug = "study-no-1-sea-t-1";
const part = "region=400,250,800,500";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 2, plain: 0 } }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

/** Opens the menu of the zoom view, and returns it. */
async function openMenu(page: Page) {
  const closeUp = page.getByRole("dialog", { name: /close up/ });
  await closeUp.locator("canvas").first().waitFor();
  await closeUp.getByRole("button", { name: "Download and share" }).click();
  const menu = page.getByRole("menu", { name: "Download and share" });
  await menu.waitFor();
  return menu;
}

const regionOf = (address: string) => new URL(address).searchParams.get("region");

test("take-away: a link copied after zooming opens at the same region", async () => {
  const { page, faults } = await openPage(browser);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${site.url}/works/${slug}?region=full`);
  const closeUp = page.getByRole("dialog", { name: /close up/ });
  await untilDrawn(closeUp);
  // Only one click: the URL is updated after each click when the image rests.
  await closeUp.getByRole("button", { name: "Zoom in" }).click();
  await page.waitForURL(/region=\d/);
  const menu = await openMenu(page);
  await menu.getByRole("menuitem", { name: "Copy link" }).click();
  await closeUp.getByText("Link copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  await page.goto("about:blank");
  await page.goto(link);
  await closeUp.locator("canvas").first().waitFor();
  expect(regionOf(page.url())).toBe(regionOf(link));
  expect(faults).toEqual([]);
  await page.context().close();
});

test("take-away: the current region is downloaded in the displayed size", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/works/${slug}?${part}&rotation=90`);
  const menu = await openMenu(page);
  const loading = page.waitForEvent("download");
  await menu.getByRole("menuitem", { name: "Download this part, 500 × 800" }).click();
  const download = await loading;
  expect(download.suggestedFilename()).toBe(`${slug}-part-400-250-800-500-turned-90-500x800.jpg`);
  const { width, height } = await sharp(await readFile(await download.path())).metadata();
  expect({ width, height }).toEqual({ width: 500, height: 800 });
  await page.context().close();
});

test("take-away: a content state opens its view, and invalid parts are reported", async () => {
  const { page, faults } = await openPage(browser);
  const region = { x: 400, y: 250, width: 800, height: 500 };
  const view = { ...wholeView(slug, 0), region, rotation: 90 };
  const state = encodeContentState(toContentState(view, site.url));
  await page.goto(`${site.url}/albums?iiif-content=${state}`);
  await page.waitForURL(`${site.url}/works/${slug}?${part}&rotation=90`);
  const menu = await openMenu(page);
  await menu.getByRole("menuitem", { name: "IIIF Content State" }).click();
  const dialog = page.getByRole("dialog", { name: "IIIF Content State" });
  await dialog.getByText(`${site.url}/?iiif-content=${state}`).waitFor();

  const source = { id: `${site.url}/iiif/manifest/${slug}/canvas/1`, type: "Canvas" };
  const selector = { type: "FragmentSelector", value: "xywh=nowhere" };
  const damaged = encodeURIComponent(JSON.stringify({ source, selector }));
  await page.goto(`${site.url}/?iiif-content=${damaged}`);
  await page.getByText("This link opens without the region.").first().waitFor();

  await page.goto(`${site.url}/works?iiif-content=nothing`);
  await page.getByText(/leads to no picture of this collection/).waitFor();
  await page.waitForURL(({ pathname }) => pathname === "/");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("take-away: the embed code shows the same view on another site", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/works/${slug}?${part}`);
  const menu = await openMenu(page);
  await menu.getByRole("menuitem", { name: "Embed" }).click();
  const dialog = page.getByRole("dialog", { name: "Embed this work" });
  const html = (await dialog.getByText(/^<iframe /).textContent()) ?? "";
  expect(html).toContain(`/works/${slug}/embed?${part}`);
  // Another origin on this machine: browsers prevent pages of the public web from framing local ones.
  const other = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end(html);
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const frame = page.frameLocator("iframe");
  await frame
    .getByRole("dialog", { name: /close up/ })
    .locator("canvas")
    .first()
    .waitFor();
  await page.context().close();
  other.close();
});

test("take-away: the printed sheet shows the current region and a QR code of its URL", async () => {
  const { page } = await openPage(browser);
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector(".print-sheet");
      const picture = sheet?.querySelector("img");
      document.documentElement.dataset.printed = [
        picture?.naturalWidth,
        picture?.naturalHeight,
        sheet?.querySelector("svg")?.getAttribute("aria-label"),
      ].join(" ");
    };
  });
  await page.goto(`${site.url}/works/${slug}?${part}`);
  const menu = await openMenu(page);
  await menu.getByRole("menuitem", { name: "Print" }).click();
  await page.locator("html[data-printed]").waitFor();
  expect(await page.locator("html").getAttribute("data-printed")).toBe(
    `800 500 QR code of ${site.url}/works/${slug}?${part}`,
  );
  // If print() returns immediately, the sheet remains until the `afterprint` event.
  expect(await page.locator(".print-sheet").count()).toBe(1);
  await page.evaluate(() => void window.dispatchEvent(new Event("afterprint")));
  await page.locator(".print-sheet").waitFor({ state: "detached" });
  await page.context().close();
});
