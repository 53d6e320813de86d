import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, launchBrowser, openPage } from "../support/browser.ts";
import { writeCollection } from "../support/collection.ts";
import type { Site } from "../support/site.ts";
import { importInto, startSite } from "../support/site.ts";

let browser: Browser;
let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
  await writeCollection(folder, { pictures: 4, plain: 2 });
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
  expect((await importInto(site, folder).finished).code).toBe(0);
});
afterAll(async () => {
  await browser?.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

async function markAsFavourite(page: Page, title: RegExp) {
  await page.goto(site.url);
  await page.getByRole("link", { name: title }).first().click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const address = page.url();
  await page.getByRole("button", { name: /^Favourite: / }).click();
  await page.locator('button[aria-label^="Favourite: "][aria-pressed="true"]').waitFor();
  await page.waitForLoadState("networkidle");
  return address;
}

const takenCaches = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith("vitrine-taken")),
  );

/** Forgets what is kept by the way, so that only what was taken along can be shown. */
async function forgetSeen(page: Page) {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (/^vitrine-(?:pictures|pages)/.test(name)) await caches.delete(name);
    }
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.detach();
}

const pictureShown = (page: Page) =>
  page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>(".image-stage img");
    return picture?.complete === true && picture.naturalWidth > 0;
  });

const isTile = (url: string) => /\/iiif\/image\/3\/\w+\/\d+,/.test(url);

/** Zooms in as far as it goes; every tile that is asked for must come. */
async function zoomIn(page: Page) {
  const [come, failed]: [string[], string[]] = [[], []];
  page.on("response", (response) => {
    if (isTile(response.url())) (response.ok() ? come : failed).push(response.url());
  });
  page.on("requestfailed", (request) => {
    if (isTile(request.url())) failed.push(request.url());
  });
  await page.getByRole("button", { name: "Zoom in" }).first().click();
  const dialog = page.getByRole("dialog");
  for (let step = 0; step < 6; step++) {
    await dialog.getByRole("button", { name: "Zoom in" }).click();
  }
  await dialog.locator(".deep-zoom__loading").waitFor({ state: "detached" });
  await expect.poll(() => come.length).toBeGreaterThan(0);
  expect(failed).toEqual([]);
  expect(await dialog.getByRole("alert").count()).toBe(0);
}

test("favourites taken along open without the server, by link and by address, down to their tiles, until removed", async () => {
  const { page, faults } = await openPage(browser);
  await markAsFavourite(page, /Study no\. 1,/);
  const second = await markAsFavourite(page, /Study no\. 2,/);
  await page.getByRole("navigation").getByRole("link", { name: "Albums" }).click();
  await page.getByRole("button", { name: "Take them with me" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/^2 works, (?:about )?[\d.]+ [KM]B\.$/).waitFor({ timeout: 30_000 });
  expect(await takenCaches(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Take them with me" }).click();
  await dialog.getByText(/^2 works are with you, [\d.]+ [KM]B\.$/).waitFor({ timeout: 30_000 });
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByText(/^With you since \d+ \w+, [\d.]+ [KM]B$/).waitFor();
  expect(await takenCaches(page)).toEqual(["vitrine-taken-favourites"]);
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");

  await site.stop();
  await page.goto(`${site.url}/albums`);
  await page.getByRole("heading", { level: 1, name: "Your favourites" }).waitFor();
  await forgetSeen(page);
  await page
    .getByRole("link", { name: /Study no\. 1,/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 1,/ }).waitFor();
  await pictureShown(page);
  await zoomIn(page);

  await forgetSeen(page);
  await page.goto(second);
  await page.getByRole("heading", { level: 1, name: /Study no\. 2,/ }).waitFor();
  await page.getByText("oil on canvas").first().waitFor();
  await pictureShown(page);
  await zoomIn(page);

  await page.goto(`${site.url}/albums`);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText(/^Removed; [\d.]+ [KM]B are free again\.$/).waitFor();
  expect(await takenCaches(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});
