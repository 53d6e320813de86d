/** @module-tag full */
import { readdir, truncate } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launchBrowser, openPage } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
let page: Page;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 3, plain: 0 } }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.remove();
});
beforeEach(async () => {
  ({ page } = await openPage(browser));
});
afterEach(() => page.context().close());

/** Truncates the stored files of a work's images with these names, and returns the work's URL. */
async function damaged(number: number, names: RegExp): Promise<string> {
  const list = await (await fetch(`${site.url}/works`)).text();
  const [, work] = new RegExp(`href="(/works/study-no-${number}-[^"?]+)`).exec(list) ?? [];
  const address = `${site.url}${work}`;
  const html = await (await fetch(address)).text();
  const stage = /<section[^>]*work-viewer.*?<\/section>/s.exec(html)?.[0] ?? "";
  const keys = new Set([...stage.matchAll(/\/iiif\/image\/3\/(\w+)/g)].map(([, key]) => key ?? ""));
  expect(keys.size).toBeGreaterThan(0);
  for (const key of keys) {
    const place = path.join(site.dataFolder, "images", key.slice(0, 2), key);
    for (const file of await readdir(place)) {
      if (names.test(file)) await truncate(path.join(place, file), 300);
    }
  }
  return address;
}

const shownPicture = () =>
  page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>(".image-stage img");
    return picture?.complete === true && picture.naturalWidth > 0;
  });
const prepared = /being prepared. It appears by itself/i;

test("damaged-pictures: an image that is being regenerated shows a message and then loads without user action", async () => {
  await page.goto(await damaged(1, /^(pyramid|\d+\.)/));
  await page.getByText(prepared).first().waitFor();
  await shownPicture();
  await expect.poll(() => page.getByText(prepared).count()).toBe(0);
});

test("damaged-pictures: tiles that are being regenerated show a message in the zoom view and then load", async () => {
  await page.goto(`${await damaged(2, /^pyramid/)}?region=0,0,200,150`);
  const dialog = page.getByRole("dialog");
  await dialog.getByText(prepared).waitFor();
  await dialog.getByText(prepared).waitFor({ state: "detached" });
  expect(await dialog.getByRole("button", { name: "Try again" }).count()).toBe(0);
});

test("damaged-pictures: an image that cannot be regenerated shows that it is damaged", async () => {
  await page.goto(await damaged(3, /./));
  await page.getByText("This picture is damaged.").first().waitFor();
});
