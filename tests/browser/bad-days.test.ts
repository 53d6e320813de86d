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

/** Returns whether this browser never requests a module again after a failure; Chromium 149 does not. */
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

/** Opens a page without a service worker, which would have cached the missing file. */
async function openPlainPage() {
  const opened = await openPage(browser);
  let documents = 0;
  opened.page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === opened.page.mainFrame()) documents++;
  });
  return { ...opened, documents: () => documents };
}

/** Waits until a page is hydrated and has loaded its deferred data. */
async function settled(page: Page) {
  await untilReady(page);
  await holds(page, "records");
  await page.waitForLoadState("networkidle");
}

/** Waits until the snapshot contains a text. */
const holds = (page: Page, text: string) => expect.poll(() => snapshotText(page)).toContain(text);

describe("bad-days: a script file that an update removed", () => {
  test("reloads the page once, at the requested URL", async () => {
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

  test("an outdated cached page reloads once when the main script is missing", async () => {
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

  test("never reloads in a loop, and shows an error", async () => {
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

describe("bad-days: a script file that fails to load", () => {
  test("of a page: the page shows an error and loads it on retry", async () => {
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

  test("of a menu: its button shows an error, and a retry opens the menu", async () => {
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
  ])("that is %s does not affect the pages", async (_what, { script }) => {
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

  test("that contains invalid data is cleared, and the page loads from the server", async () => {
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

/** Damages the snapshot once: puts a text where the page of a work expects a list. */
function tamperOnce() {
  if (window.name === "tampered") return;
  window.name = "tampered";
  const text = localStorage.getItem("vitrine.snapshot") ?? "";
  localStorage.setItem(
    "vitrine.snapshot",
    text.replaceAll(/"subjects":\[[^\]]*\]/g, '"subjects":"sea"'),
  );
}
