/** @module-tag full */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, launchBrowser, openPage } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 4, plain: 2 } }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

async function markAsFavourite(page: Page, title: RegExp) {
  await page.goto(site.url);
  await page.getByRole("link", { name: title }).first().click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const address = page.url();
  const isSaved = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: /^Favourite: / }).click();
  await page.locator('button[aria-label^="Favourite: "][aria-pressed="true"]').waitFor();
  await isSaved;
  return address;
}

const takenCaches = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith("vitrine-taken")),
  );

/** Deletes the caches of viewed pages, so that only offline downloads can be shown. */
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

/** Zooms in as far as possible; all requested tiles must load. */
async function zoomIn(page: Page) {
  const [come, failed]: [string[], string[]] = [[], []];
  page.on("response", (response) => {
    if (isTile(response.url())) (response.ok() ? come : failed).push(response.url());
  });
  page.on("requestfailed", (request) => {
    // Requests for tiles that are no longer visible are aborted.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
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

/** Opens the dialog of the offline download of the favourites; returns it when it shows their size. */
async function measured(page: Page, button: string) {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog");
  const take = dialog.getByRole("button", { name: button });
  await take.waitFor();
  return { dialog, take };
}

/** Downloads the only favourite for offline use, on the favourites' page. */
async function takeTheOne(page: Page) {
  await page.goto(`${site.url}/albums`);
  const { dialog, take } = await measured(page, "Take them with me");
  await take.click();
  await dialog.getByText(/^1 work is with you/).waitFor();
}

/** Delays a page that is downloaded or updated for offline use, until the test releases it. */
async function holdTaken(page: Page, address: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { promise: asked, resolve: isAsked } = withResolver();
  await page.route(address, async (route) => {
    if (route.request().headers()["vitrine-taking"]) {
      isAsked();
      await held;
    }
    // An aborted request needs no response.
    await route.continue().catch(() => {});
  });
  return { asked, letGo };
}

function withResolver() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

const remove = (page: Page) => page.getByRole("button", { name: "Remove", exact: true }).click();
const noLockIsHeld = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map((l) => l.name)))
    .not.toContainEqual(expect.stringContaining("vitrine-taken"));

test("take-along: a list that one tab is downloading cannot be removed in another tab until that has finished", async () => {
  const { page: first, faults } = await openPage(browser, { serviceWorkers: "allow" });
  await markAsFavourite(first, /Study no\. 1,/);
  await takeTheOne(first);
  const address = await markAsFavourite(first, /Study no\. 2,/);
  await first.goto(`${site.url}/albums`);
  const { dialog, take } = await measured(first, "Update");
  const held = await holdTaken(first, address);
  await take.click();
  await held.asked;

  const second = await first.context().newPage();
  await second.goto(`${site.url}/albums`);
  await remove(second);
  await second.getByText("Another tab is taking them along now.").waitFor();
  expect(await axeViolations(second)).toEqual([]);
  held.letGo();
  await dialog.getByText(/^2 works are with you/).waitFor();
  await remove(second);
  await second.getByText(/^Removed; /).waitFor();
  expect(await takenCaches(first)).toEqual([]);
  expect(faults).toEqual([]);
  await first.context().close();
});

/** Makes the offline download one of an older build, and adds a work that the site no longer has. */
async function makeOlder(page: Page) {
  await page.evaluate(async () => {
    const cache = await caches.open("vitrine-taken-favourites");
    for (const { url } of await cache.keys()) {
      if (!new URL(url).pathname.startsWith("/works/")) continue;
      const text = (await (await cache.match(url))?.text()) ?? "";
      await cache.put(url, new Response(text, { headers: { "vitrine-build": "older" } }));
    }
    const gone = { slug: "gone", services: ["/iiif/image/3/gone"], pictures: 1 };
    await cache.put("/works/gone", new Response("gone"));
    await cache.put("/iiif/image/3/gone/full/240,/0/default.avif", new Response("gone"));
    const record = await (await cache.match("/vitrine-taken"))?.json();
    record.works.push({ ...gone, pictureBytes: 4, textBytes: 4 });
    await cache.put("/vitrine-taken", Response.json({ ...record, build: "older" }));
  });
}

const takenNow = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("vitrine-taken-favourites");
    const record = await (await cache.match("/vitrine-taken"))?.json();
    const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const { build, works } = record;
    return { build, works: works.length, hasGone: addresses.some((path) => path.includes("gone")) };
  });

test("take-along: after an update an offline list is renewed without deleted works, and removal takes precedence", async () => {
  const { page, faults } = await openPage(browser, { serviceWorkers: "allow" });
  const address = await markAsFavourite(page, /Study no\. 1,/);
  await takeTheOne(page);
  const { build } = await takenNow(page);
  await makeOlder(page);
  expect(await takenNow(page)).toEqual({ build: "older", works: 2, hasGone: true });
  await page.reload();
  await expect.poll(() => takenNow(page)).toEqual({ build, works: 1, hasGone: false });

  await makeOlder(page);
  const held = await holdTaken(page, address);
  await page.reload();
  await held.asked;
  await remove(page);
  await page.getByText(/^Removed; /).waitFor();
  held.letGo();
  await noLockIsHeld(page);
  expect(await takenCaches(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("take-along: offline favourites open without the server, down to their tiles, until they are removed", async () => {
  const { page, faults } = await openPage(browser, { serviceWorkers: "allow" });
  await markAsFavourite(page, /Study no\. 1,/);
  const second = await markAsFavourite(page, /Study no\. 2,/);
  await page.getByRole("navigation").getByRole("link", { name: "Albums" }).click();
  await page.getByRole("button", { name: "Take them with me" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/^2 works, (?:about )?[\d.]+ [KM]B\.$/).waitFor();
  expect(await takenCaches(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Take them with me" }).click();
  await dialog.getByText(/^2 works are with you, [\d.]+ [KM]B\.$/).waitFor();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByText(/^With you since \d+ \w+, [\d.]+ [KM]B$/).waitFor();
  expect(await takenCaches(page)).toEqual(["vitrine-taken-favourites"]);
  await page.goto("about:blank");

  await site.stop();
  await page.goto(`${site.url}/albums`);
  await page.getByRole("heading", { name: "Your favourites" }).waitFor();
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
