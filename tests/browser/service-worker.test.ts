/** @module-tag full */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launchBrowser, openPage } from "../support/browser.ts";
import type { Front } from "../support/front.ts";
import { startFront } from "../support/front.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
let front: Front;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 3, plain: 9 } }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.remove();
});
beforeEach(async () => {
  front = await startFront(site.url);
});
afterEach(() => front.stop());

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();
const offer = (page: Page) => page.getByText("A new version of the site is ready.");
const outOfDate = (page: Page) => page.getByText(/may be out of date/i);

/** Waits until the service worker controls the page. */
const underWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Waits until the page, and an image, are in the worker's caches. */
const keptWithPictures = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const pages = names.find((name) => name.startsWith("vitrine-pages-"));
        if (!pages || !names.includes("vitrine-pictures")) return false;
        const kept = await (await caches.open(pages)).match(location.href);
        const pictures = await (await caches.open("vitrine-pictures")).keys();
        return kept !== undefined && pictures.some(({ url }) => url.includes("/full/"));
      }),
    )
    .toBe(true);

const seenPicture = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img[src*='/iiif/image/']")].some(
      (picture) => picture.complete && picture.naturalWidth > 0,
    ),
  );

test("service-worker: a visited page opens offline with its text and image, and recovers online", async () => {
  const { page, faults } = await openPage(browser, { serviceWorkers: "allow" });
  await page.goto(front.url);
  await page
    .getByRole("link", { name: /Study no\. 1,/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 1,/ }).waitFor();
  await page.reload();
  await seenPicture(page);
  await underWorker(page);
  await keptWithPictures(page);
  const address = page.url();
  await page.goto("about:blank");

  front.cut();
  await page.goto(address);
  expect(await page.evaluate(() => document.documentElement.hasAttribute("data-kept"))).toBe(true);
  await page.getByRole("heading", { level: 1, name: /Study no\. 1,/ }).waitFor();
  await page.getByText("oil on canvas").first().waitFor();
  await seenPicture(page);
  await outOfDate(page).waitFor();

  front.mend();
  await outOfDate(page).waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await page.context().close();
});

test("service-worker: a new version is offered to every tab and loads only where the user accepts it", async () => {
  // The worker caches further files when a page is idle, which may be before the new version.
  front.withhold("/PublicAlbums-");
  const { page: asking, faults } = await openPage(browser, { serviceWorkers: "allow" });
  await asking.goto(front.url);
  await underWorker(asking);
  const other = await asking.context().newPage();
  await other.goto(front.url);
  await heading(other).waitFor();
  const mark = (page: Page) => page.evaluate(() => document.documentElement.append("mark"));
  const isMarked = (page: Page) =>
    page.evaluate(() => document.documentElement.lastChild?.textContent === "mark");
  const program = (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>("script[src*='app-']")?.src);

  front.release();
  await asking.reload();
  await asking.goto(front.url);
  await offer(other).waitFor();
  const before = await program(other);
  await mark(other);

  await asking.getByRole("button", { name: "Reload" }).click();
  await asking.waitForFunction(
    (src) => document.querySelector<HTMLScriptElement>("script[src*='app-']")?.src !== src,
    before,
  );
  await offer(asking).waitFor({ state: "detached" });
  await heading(asking).waitFor();

  // The other tab continues with its old program. It never loaded one part, which the server no longer has.
  expect(await isMarked(other)).toBe(true);
  expect(await program(other)).toBe(before);
  // The page loads that part by itself, and works without it.
  const missing = other.waitForResponse(
    (response) => response.status() === 404 && response.url().includes("/PublicAlbums-"),
  );
  await other.getByRole("navigation").getByRole("link", { name: "Albums" }).click();
  await other.getByRole("heading", { level: 1, name: "Albums" }).waitFor();
  await missing;
  await offer(other).waitFor();
  await other.getByRole("button", { name: "Not now" }).click();
  await offer(other).waitFor({ state: "detached" });
  expect(await isMarked(other)).toBe(true);
  expect(faults).toEqual([]);
  await asking.context().close();
});

test("service-worker: a new version waits while another tab runs the old one, and activates when that is closed", async () => {
  const { page: newer, faults } = await openPage(browser, { serviceWorkers: "allow" });
  await newer.goto(front.url);
  await underWorker(newer);
  const older = await newer.context().newPage();
  await older.goto(front.url);
  await underWorker(older);
  const changes = (page: Page) =>
    page.evaluate(() => Number(document.documentElement.dataset.changes ?? 0));
  const counting = () =>
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      const { dataset } = document.documentElement;
      dataset.changes = String(Number(dataset.changes ?? 0) + 1);
    });
  await older.evaluate(counting);
  await newer.addInitScript(counting);
  await newer.addInitScript(() => {
    const say = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message: { type: string }, ...ports: []) {
      if (message.type === "activate-if-alone") document.documentElement.dataset.asked = "";
      return say.call(this, message, ...ports);
    };
  });
  const asked = () => newer.waitForSelector("[data-asked]", { state: "attached" });

  front.release();
  await newer.reload();
  await asked();
  await offer(older).waitFor();
  // A second time, so that the first had enough time to take effect.
  await newer.reload();
  await asked();
  await older.getByRole("navigation").getByRole("link", { name: "Albums" }).click();
  await older.getByRole("heading", { level: 1, name: "Albums" }).waitFor();
  expect([await changes(older), await changes(newer)]).toEqual([0, 0]);

  await older.close();
  await newer.reload();
  await expect.poll(() => changes(newer)).toBe(1);
  expect(faults).toEqual([]);
  await newer.context().close();
});

test("service-worker: the kill switch removes a broken worker without reloading pages, and a working one can return", async () => {
  const { page } = await openPage(browser, { serviceWorkers: "allow" });
  front.sendWorker(`
    addEventListener("install", () => skipWaiting());
    addEventListener("activate", (event) => event.waitUntil(caches.open("vitrine-broken").then(() => clients.claim())));
    addEventListener("fetch", (event) => event.respondWith(new Response("broken", { status: 500 })));
  `);
  await page.goto(front.url);
  await underWorker(page);
  await page.goto(front.url);
  expect(await page.textContent("body")).toBe("broken");

  front.sendWorker(readFileSync("build/client/service-worker-off.js", "utf8"));
  // The browser checks for a newer worker one second after a page has loaded, and postpones the check with each new
  // page.
  await expect
    .poll(
      async () => {
        await page.goto(front.url);
        return page.textContent("body");
      },
      { interval: 2_000 },
    )
    .not.toBe("broken");
  await heading(page).waitFor();
  await page.evaluate(() => document.documentElement.append("mark"));
  const left = () =>
    page.evaluate(async () => {
      const kept = (await caches.keys()).filter((name) => name.startsWith("vitrine-"));
      return [...kept, ...(await navigator.serviceWorker.getRegistrations())].length;
    });
  await expect.poll(left).toBe(0);
  expect(await page.evaluate(() => document.documentElement.lastChild?.textContent)).toBe("mark");

  front.sendWorker(null);
  await page.goto(front.url);
  await underWorker(page);
  await page.context().close();
});

test("service-worker: with a full disk every page and image still loads", async () => {
  const { page, faults } = await openPage(browser, { serviceWorkers: "allow" });
  await page.goto(front.url);
  await underWorker(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: front.url, quotaSize: 1 });
  const refusal = page.evaluate(async () =>
    (await caches.open("test")).put("/x", new Response("x".repeat(10_000))).catch(String),
  );
  expect(await refusal).toContain("QuotaExceeded");
  await page
    .getByRole("link", { name: /Study no\. 1,/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 1,/ }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: /Study no\. 1,/ }).waitFor();
  await seenPicture(page);
  expect(faults).toEqual([]);
  await page.context().close();
});
