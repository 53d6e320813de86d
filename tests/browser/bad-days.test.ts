/** @module-tag full */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser, openPage, untilReady } from "../support/browser.ts";
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

const scripts = "**/assets/*.js";
const snapshotText = (page: Page) =>
  page.evaluate(() => localStorage.getItem("vitrine.snapshot") ?? "");
const study = (page: Page, number: number) =>
  page.getByRole("link", { name: new RegExp(`Study no\\. ${number},`) }).first();
const workHeading = (page: Page, number: number) =>
  page.getByRole("heading", { level: 1, name: new RegExp(`Study no\\. ${number},`) });
const partFailed = (page: Page) => page.getByText(/did not load/i);
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

/** Whether this browser never asks again for a module that it could not have, as Chromium 149 does not. */
async function remembersFailures(page: Page): Promise<boolean> {
  const module = "**/assets/remembered.js";
  const load = () => page.evaluate("import('/assets/remembered.js').then(() => true, () => false)");
  await page.route(module, (route) => route.abort());
  await load();
  await page.unroute(module);
  await page.route(module, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export {}" }),
  );
  return !(await load());
}

/** A page without a service worker, which would have kept what is missing here. */
async function openPlainPage() {
  const opened = await openPage(browser);
  let documents = 0;
  opened.page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === opened.page.mainFrame()) documents++;
  });
  return { ...opened, documents: () => documents };
}

/** Waits until a page that was opened by its address is alive and has loaded what it loads by itself. */
async function settled(page: Page) {
  await untilReady(page);
  await holds(page, "records");
  await page.waitForLoadState("networkidle");
}

/** Waits until the snapshot holds a text. */
const holds = (page: Page, text: string) => expect.poll(() => snapshotText(page)).toContain(text);

describe("bad-days: a part of the program that an update took away", () => {
  test("makes the page load anew once, at the address that was wanted", async () => {
    const { page, faults, documents } = await openPlainPage();
    await page.goto(front.url);
    await settled(page);
    front.release();
    await study(page, 1).click();
    await workHeading(page, 1).waitFor();
    expect(documents()).toBe(2);
    expect(new URL(page.url()).pathname).toMatch(/^\/works\/study/);
    await page.getByRole("button", { name: "Download and share" }).click();
    await page.getByRole("menuitem").first().waitFor();
    expect(documents()).toBe(2);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("the program itself: a page from a cache that has not heard of it is loaded anew once", async () => {
    const { page, faults, documents } = await openPlainPage();
    const old = await (await fetch(front.url, { headers: { accept: "text/html" } })).text();
    front.release();
    await page.route(`${front.url}/`, (route) =>
      documents() > 1 ? route.continue() : route.fulfill({ body: old, contentType: "text/html" }),
    );
    await page.goto(front.url);
    await expect.poll(documents).toBe(2);
    await settled(page);
    expect(documents()).toBe(2);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("never makes it load for ever, and says what is wrong", async () => {
    const { page, documents } = await openPlainPage();
    await page.goto(front.url);
    await settled(page);
    front.release();
    await page.route(scripts, (route) =>
      documents() > 1 && route.request().resourceType() === "script"
        ? route.continue()
        : route.fulfill({ status: 404 }),
    );
    await page.evaluate(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("Forbidden", "SecurityError");
        },
      });
    });
    await study(page, 1).click();
    await partFailed(page).waitFor();
    expect(documents()).toBe(1);
    await page.context().close();
  });
});

describe("bad-days: a part of the program that cannot be had", () => {
  test("of a page: the page says so, and comes when it is asked for again", async () => {
    const { page, faults, documents } = await openPlainPage();
    await page.goto(front.url);
    await settled(page);
    const isLoadedAnew = await remembersFailures(page);
    await page.route(scripts, (route) => route.abort());
    await study(page, 2).click();
    await partFailed(page).waitFor();
    await page.unroute(scripts);
    await tryAgain(page).click();
    await workHeading(page, 2).waitFor();
    expect(documents()).toBe(isLoadedAnew ? 2 : 1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("of a menu: the place says so, and the press is not lost", async () => {
    const { page, faults } = await openPlainPage();
    await page.goto(`${front.url}/works/study-no-1-sea-t-1`);
    await workHeading(page, 1).waitFor();
    await settled(page);
    const isLoadedAnew = await remembersFailures(page);
    await page.route(scripts, (route) => route.abort());
    const menu = page.getByRole("button", { name: "Download and share" });
    await menu.click();
    await partFailed(page).waitFor();
    await page.unroute(scripts);
    const loaded = isLoadedAnew ? page.waitForEvent("load") : null;
    await tryAgain(page).click();
    if (loaded) {
      await loaded;
      await settled(page);
      await menu.click();
    }
    await page.getByRole("menuitem").first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe("bad-days: a storage", () => {
  test.each([
    ["forbidden", { script: forbidStorage }],
    ["full", { script: fillStorage }],
  ])("that is %s takes nothing from the pages", async (_what, { script }) => {
    const { page, faults } = await openPlainPage();
    await page.addInitScript(script);
    await page.goto(front.url);
    await untilReady(page);
    await study(page, 1).click();
    await workHeading(page, 1).waitFor();
    await page.reload();
    await workHeading(page, 1).waitFor();
    await untilReady(page);
    await page.getByRole("button", { name: "Download and share" }).click();
    await page.getByRole("menuitem").first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("that holds what no server sent is emptied, and the page comes from the server", async () => {
    const { page, documents } = await openPlainPage();
    await page.goto(front.url);
    await study(page, 1).click();
    await workHeading(page, 1).waitFor();
    await holds(page, "workQuery");
    await page.addInitScript(tamperOnce);
    await page.goto(front.url);
    await settled(page);
    expect(await snapshotText(page)).toContain('"subjects":"sea"');
    const before = documents();
    await study(page, 1).click();
    await expect.poll(documents).toBe(before + 1);
    await workHeading(page, 1).waitFor();
    await holds(page, "workQuery");
    expect(await snapshotText(page)).not.toContain('"subjects":"sea"');
    expect(documents()).toBe(before + 1);
    await page.context().close();
  });
});

function forbidStorage() {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("Forbidden", "SecurityError");
      },
    });
  }
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException("Full", "QuotaExceededError");
  };
}

/** Puts a text where the page of a work expects a list. */
function tamperOnce() {
  if (window.name === "tampered") return;
  window.name = "tampered";
  const text = localStorage.getItem("vitrine.snapshot") ?? "";
  localStorage.setItem(
    "vitrine.snapshot",
    text.replaceAll(/"subjects":\[[^\]]*\]/g, '"subjects":"sea"'),
  );
}
