/** @module-tag full */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { frames, launchBrowser, openPage, untilReady } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 6, plain: 120 } }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const linkTo = (page: Page, title: RegExp) =>
  page.getByRole("main").getByRole("link", { name: title });

/** Holds all queries until the returned function is called. */
async function holdServer(page: Page): Promise<() => Promise<void>> {
  const letGo: (() => Promise<void>)[] = [];
  await page.route("**/graphql**", (route) => {
    letGo.push(() => route.continue());
  });
  return async () => {
    await page.unroute("**/graphql**");
    await Promise.all(letGo.map((go) => go()));
  };
}

const pictureService = (address: string) => address.split("/full/")[0] ?? "";

test("next-page: hovering a link preloads data, script and image, so that the click needs no server", async () => {
  const { page, faults } = await openPage(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${site.url}/works?sort=oldest`);
  const link = linkTo(page, /Study no\. 2,/);
  const service = pictureService((await link.locator("img").getAttribute("src")) ?? "");
  await untilReady(page);
  // The page's deferred queries have completed.
  await page.waitForLoadState("networkidle");
  const answers = [/\/graphql/, /\/work\.lazy-.*\.js/].map(async (address) =>
    (await page.waitForResponse(address)).finished(),
  );
  await link.hover();
  await Promise.all(answers);
  const preloaded = page.locator(`link[rel=preload][imagesrcset*="${service}/"][imagesizes*="vh"]`);
  await preloaded.waitFor({ state: "attached" });
  await page.waitForFunction(
    (part) =>
      performance
        .getEntriesByType("resource")
        .some(
          (entry) => Reflect.get(entry, "initiatorType") === "link" && entry.name.includes(part),
        ),
    `${service}/`,
  );

  const letGo = await holdServer(page);
  const clicked = asked.length;
  await link.click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 2,/ }).waitFor();
  const picture = page.locator(".image-stage img");
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  const isNew = (address: string) =>
    address.includes(`${service}/`) && !asked.slice(0, clicked).includes(address);
  expect(asked.slice(clicked).filter(isNew)).toEqual([]);
  expect(await picture.getAttribute("sizes")).toBe(await preloaded.getAttribute("imagesizes"));
  await letGo();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("next-page: Back to a long list restores works, position and focus without the server", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(`${site.url}/works?sort=oldest`);
  const link = linkTo(page, /Study no\. 90,/);
  await untilReady(page);
  // A page of works that loads later would lay out the last row again.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy({ top: 1000, behavior: "instant" }));
      return page.getByRole("button", { name: /^Load(ing)? more/ }).count();
    })
    .toBe(0);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy({ top: -500, behavior: "instant" }));
      // Works outside the window are removed after it was drawn.
      await frames(page);
      return link.isVisible();
    })
    .toBe(true);
  await link.scrollIntoViewIfNeeded();
  await frames(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const place = await top();
  await link.click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 90,/ }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const letGo = await holdServer(page);
  await page.goBack();
  await link.waitFor();
  await expect.poll(top).toBe(place);
  await expect
    .poll(() => link.evaluate((element) => element === document.activeElement))
    .toBe(true);

  await page.goForward();
  await page.getByRole("heading", { level: 1, name: /Study no\. 90,/ }).waitFor();
  await page.goBack();
  await expect.poll(top).toBe(place);
  await letGo();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("next-page: Back and Forward between the home page and a work need no server", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(site.url);
  await untilReady(page);
  const link = linkTo(page, /Study no\. 3,/).first();
  await link.scrollIntoViewIfNeeded();
  await frames(page);
  const place = await page.evaluate(() => scrollY);
  await link.click();
  const heading = page.getByRole("heading", { level: 1, name: /Study no\. 3,/ });
  await heading.waitFor();
  const letGo = await holdServer(page);
  await page.goBack();
  await link.waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await heading.waitFor();
  await letGo();
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Records the images that each view transition starts and ends with. */
async function watchTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(`{
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
    const start = document.startViewTransition.bind(document);
    const moving = () =>
      [...document.querySelectorAll(".picture")]
        .filter((picture) => picture.style.viewTransitionName === "picture")
        .map((picture) => (picture.closest(".image-stage") ? "stage" : "list"))
        .join();
    globalThis.moved = [];
    document.startViewTransition = (options) => {
      const pair = [moving()];
      const transition = start(options);
      transition.ready.then(() => pair.push(moving()), (error) => pair.push(String(error)));
      globalThis.moved.push(pair);
      return transition;
    };
  }`);
  return () => page.evaluate<string[][]>("globalThis.moved");
}

test("next-page: a view transition moves the image from the list to the work page", async () => {
  const { page, faults } = await openPage(browser);
  const moved = await watchTransitions(page);
  await page.goto(`${site.url}/works?sort=oldest`);
  await untilReady(page);
  await linkTo(page, /Study no\. 2,/).click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 2,/ }).waitFor();
  await expect.poll(moved).toEqual([["list", "stage"]]);
  // Without a shared image there is no transition.
  await page.getByRole("link", { name: "Albums" }).click();
  await page.getByRole("heading", { level: 1, name: "Albums" }).waitFor();
  expect(await moved()).toHaveLength(1);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("next-page: a view transition moves the image back to the list", async () => {
  const { page } = await openPage(browser);
  const moved = await watchTransitions(page);
  await page.goto(`${site.url}/works?sort=oldest`);
  await untilReady(page);
  // On a slow machine only one transition runs, and in this test that is the one back.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await linkTo(page, /Study no\. 2,/).click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 2,/ }).waitFor();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goBack();
  await expect.poll(moved).toEqual([["stage", "list"]]);
  await page.context().close();
});

test("next-page: reduced motion disables view transitions", async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  const moved = await watchTransitions(page);
  await page.goto(`${site.url}/works?sort=oldest`);
  await untilReady(page);
  await linkTo(page, /Study no\. 2,/).click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 2,/ }).waitFor();
  expect(await moved()).toEqual([]);
  await page.context().close();
});

test.each([
  ["Zoom in", "dialog"],
  ["Download and share", "menu"],
] as const)(
  "next-page: a press on %s before the scripts have loaded takes effect afterwards",
  async (name, role) => {
    const { page, faults } = await openPage(browser);
    await page.goto(`${site.url}/works?sort=oldest`);
    const address = await linkTo(page, /Study no\. 2,/).getAttribute("href");
    let letGo = () => {};
    const held = new Promise<void>((go) => (letGo = go));
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    // The list's page has preloaded nothing.
    await page.goto(`${site.url}${address}?fresh`, { waitUntil: "commit" });
    await page.getByRole("button", { name }).click();
    expect(await page.getByRole(role).count()).toBe(0);
    letGo();
    await page.getByRole(role).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test("next-page: scrolling before the scripts have loaded is preserved, and restored by Back", async () => {
  const { page, faults } = await openPage(browser);
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: "commit" });
  const recent = page.getByRole("heading", { level: 2 }).first();
  await recent.waitFor();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  // Until the page has fully loaded it may be too short.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, 400));
      return scrolled();
    })
    .toBe(400);
  letGo();
  await untilReady(page);
  expect(await scrolled()).toBe(400);
  // Hydration is complete, so navigation does not load a new document.
  await page.evaluate(() => ((globalThis as { isSame?: boolean }).isSame = true));
  // A real click would scroll to the link first.
  await page.getByRole("link", { name: "Albums" }).dispatchEvent("click");
  await page.waitForURL(/\/albums$/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await page.waitForURL(`${site.url}/`);
  await expect.poll(scrolled).toBe(400);
  expect(await page.evaluate(() => (globalThis as { isSame?: boolean }).isSame)).toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});
