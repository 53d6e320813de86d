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
    startSite({ collection: { pictures: 6, plain: 60 } }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

test("browsing: search, filter, order and view are in the URL and are restored from it", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(site.url);
  await page.getByRole("searchbox").first().fill("harbour");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/works\?q=harbour/);
  const found = () =>
    page.getByRole("region", { name: "Works found" }).getByRole("status").first().innerText();
  await expect.poll(found).toMatch(/^\d+ works for “harbour”$/);

  await page.getByRole("checkbox", { name: /print/i }).first().check();
  await page.waitForURL(/type=print/);
  await expect.poll(found).toMatch(/^\d+ works? for “harbour”, print$/);
  // The old list remains, marked as busy, until the new one is loaded.
  const titles = () =>
    page
      .locator("main [aria-busy=false]")
      .getByRole("link", { name: /Study no\./ })
      .allInnerTexts();
  await expect.poll(titles).not.toHaveLength(0);
  const before = await titles();
  await page.getByRole("button", { name: /sort/i }).first().click();
  await page.getByRole("option", { name: /title/i }).click();
  await page.waitForURL(/sort=/);
  const address = page.url();
  await expect.poll(titles).not.toHaveLength(0);
  await expect.poll(titles).not.toEqual(before);
  const shown = await titles();

  await page
    .getByRole("main")
    .getByRole("link", { name: /Study no\./ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /Study no\./ }).waitFor();
  await page.goBack();
  await page.waitForURL(address);
  await expect.poll(titles).toEqual(shown);
  await page.reload();
  await expect.poll(titles).toEqual(shown);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("browsing: the list loads all works, each once", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/works?view=list&sort=identifier`);
  const links = page.getByRole("main").getByRole("link", { name: /Study no\./ });
  const seen = new Set<string | null>();
  await expect
    .poll(async () => {
      await page.keyboard.press("PageDown");
      const now = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(new Set(now).size).toBe(now.length);
      for (const address of now) seen.add(address);
      return seen.size;
    })
    .toBe(66);
  await page.context().close();
});

test("browsing: a favourite is marked at once, is private to the visitor, and can be removed", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/works`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Study no\./ })
    .first()
    .click();
  const title = await page.getByRole("heading", { level: 1, name: /Study no\./ }).innerText();
  const favourite = page.getByRole("button", { name: /favourite/i }).first();
  const answer = () => page.waitForResponse((response) => response.request().method() === "POST");
  const isAdded = answer();
  await favourite.click();
  await expect.poll(() => favourite.getAttribute("aria-pressed")).toBe("true");
  await isAdded;
  await page.goto(`${site.url}/albums`);
  await page.getByRole("link", { name: title }).first().waitFor();

  const other = await openPage(browser);
  await other.page.goto(`${site.url}/albums`);
  await other.page.getByRole("heading", { name: "No favourites yet" }).waitFor();
  expect(await other.page.getByRole("link", { name: title }).count()).toBe(0);
  await other.page.context().close();

  const isRemoved = answer();
  await page
    .getByRole("button", { name: /favourite/i })
    .first()
    .click();
  await page.getByRole("button", { name: /undo/i }).waitFor();
  await isRemoved;
  await page.reload();
  await page.getByRole("heading", { name: "No favourites yet" }).waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: title }).count()).toBe(0);
  await page.context().close();
});

test("browsing: an unknown page and an unknown work show an error inside the site's layout", async () => {
  const { page } = await openPage(browser);
  for (const address of ["/nowhere", "/works/nothing-here"]) {
    await page.goto(site.url + address);
    await page.getByRole("heading", { level: 1, name: /^There is no (page|work)/ }).waitFor();
    await page.getByRole("navigation").first().getByRole("link", { name: "Works" }).waitFor();
  }
  await page.context().close();
});
