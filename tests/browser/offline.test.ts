import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage } from "../support/browser.ts";
import type { Front } from "../support/front.ts";
import { startFront } from "../support/front.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
let front: Front;

/**
 * Disconnects or reconnects a page and its service worker, which Playwright's `setOffline` does not affect in older
 * browsers.
 */
async function setOffline(page: Page, isOffline: boolean) {
  if (isOffline) front.cut();
  else front.mend();
  await page.context().setOffline(isOffline);
}

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 4, plain: 1 } }),
  ]);
  front = await startFront(site.url);
});

afterAll(async () => {
  await browser?.close();
  await front?.stop();
  await site?.remove();
});

test("offline: recent pages show their text offline with a message, and recover online", async () => {
  const { page, faults } = await openPage(browser, { serviceWorkers: "allow" });
  const outOfDate = page.getByText(/may be out of date/i);
  await page.goto(front.url);
  await page
    .getByRole("link", { name: /Study no\. 1,/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 1,/ }).waitFor();
  const workPage = page.url();
  // The snapshot is written when the page is idle, and the service worker caches the app shell.
  await page.waitForFunction(() =>
    localStorage.getItem("vitrine.snapshot")?.includes("oil on canvas"),
  );
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto("about:blank");

  await setOffline(page, true);
  await page.goto(workPage);
  await page.getByRole("heading", { level: 1, name: /Study no\. 1,/ }).waitFor();
  await page.getByText("oil on canvas").first().waitFor();
  await outOfDate.waitFor();
  await page.goto(front.url);
  await page
    .getByRole("link", { name: /Study no\. 2,/ })
    .first()
    .waitFor();
  await outOfDate.waitFor();

  await setOffline(page, false);
  await outOfDate.waitFor({ state: "detached" });
  await page
    .getByRole("link", { name: /Study no\. 2,/ })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("offline: a page not visited before shows offline that it needs the network, and loads after reconnection", async () => {
  const { page } = await openPage(browser, { serviceWorkers: "allow" });
  await page.goto(front.url);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setOffline(page, true);
  await page.goto(`${front.url}/works?q=night`);
  await page.getByRole("button", { name: /try again/i }).waitFor();
  await setOffline(page, false);
  await page
    .getByRole("link", { name: /Study no\./ })
    .first()
    .waitFor();
  await page.context().close();
});
