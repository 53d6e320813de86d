import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 4, plain: 1 } }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

test("offline: on a second visit without network the last pages show their text, say so, and recover", async () => {
  const { page, faults } = await openPage(browser, { serviceWorkers: "allow" });
  const outOfDate = page.getByText(/may be out of date/i);
  await page.goto(site.url);
  await page
    .getByRole("link", { name: /Study no\. 1,/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 1,/ }).waitFor();
  const workPage = page.url();
  // The snapshot is written when the page has nothing better to do, and the shell is kept by the service worker.
  await page.waitForFunction(() =>
    localStorage.getItem("vitrine.snapshot")?.includes("oil on canvas"),
  );
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto("about:blank");

  await page.context().setOffline(true);
  await page.goto(workPage);
  await page.getByRole("heading", { level: 1, name: /Study no\. 1,/ }).waitFor();
  await page.getByText("oil on canvas").first().waitFor();
  await outOfDate.waitFor();
  await page.goto(site.url);
  await page
    .getByRole("link", { name: /Study no\. 2,/ })
    .first()
    .waitFor();
  await outOfDate.waitFor();

  await page.context().setOffline(false);
  await outOfDate.waitFor({ state: "detached" });
  await page
    .getByRole("link", { name: /Study no\. 2,/ })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("offline: a page never seen before says that it needs the network, and comes when it is back", async () => {
  const { page } = await openPage(browser, { serviceWorkers: "allow" });
  await page.goto(site.url);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`${site.url}/works?q=night`);
  await page.getByRole("button", { name: /try again/i }).waitFor();
  await page.context().setOffline(false);
  await page
    .getByRole("link", { name: /Study no\./ })
    .first()
    .waitFor();
  await page.context().close();
});
