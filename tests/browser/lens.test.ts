/** @module-tag full */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectStatusTexts, launchBrowser, openPage, untilReady } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { differenceThere, writeLayered } from "../support/patterns.ts";
import { startSite } from "../support/site.ts";
import { fingersOn } from "../support/touch.ts";

let browser: Browser;
let folder: string;
let site: Site;

/** Long enough for tiles on a loaded machine. */
const soon = { interval: 200 };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-lens-"));
  await writeLayered(folder);
  const rows = ["identifier,title,images", "L.1,Seen through,front.jpg|behind.jpg|frame.jpg"];
  await writeFile(path.join(folder, "works.csv"), rows.join("\r\n"));
  [browser, site] = await Promise.all([launchBrowser(), startSite({ collection: folder })]);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

async function openWork(page: Page) {
  await page.goto(`${site.url}/works`);
  await untilReady(page);
  await page.getByRole("main").getByRole("link", { name: "Seen through" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Seen through" }).waitFor();
  const box = await page.getByRole("main").locator(".work-viewer img").first().boundingBox();
  if (!box) throw new Error("the picture has no place");
  return box;
}

const lensButton = (page: Page) => page.getByRole("button", { name: "Lens", exact: true });
const lensOver = (page: Page) => page.getByRole("application", { name: /^Lens over/ });
const glass = (page: Page) => page.locator(".lens__glass");

async function glassBox(page: Page) {
  const box = await glass(page).boundingBox();
  if (!box) throw new Error("the lens has no place");
  return box;
}

/** Returns the mean difference between the centre of the lens and a point of a file, in fractions of its size. */
const difference = async (
  page: Page,
  file: string,
  place: { x: number; y: number },
  magnified: { width: number },
) => differenceThere(page, await glassBox(page), path.join(folder, file), place, magnified.width);

test("lens: the lens shows the image under the mouse, or another image that the user selects", async () => {
  const { page, faults } = await openPage(browser);
  const box = await openWork(page);
  await lensButton(page).click();
  await lensOver(page).waitFor();
  // The default magnification for an image of this size is twice its displayed size.
  const magnified = { width: box.width * 2 };
  const place = { x: 0.3, y: 0.6 };
  const hover = () => page.mouse.move(box.x + box.width * place.x, box.y + box.height * place.y);
  await hover();
  await expect.poll(() => difference(page, "front.jpg", place, magnified), soon).toBeLessThan(12);

  const choice = page.getByRole("combobox", { name: "Look through to" });
  // The third image has another aspect ratio, so its alignment is unknown.
  expect(await choice.locator("option").allTextContents()).toEqual(["Nothing else", "Image 2"]);
  const tile = page.waitForRequest((request) =>
    /\/iiif\/image\/3\/[^/]+\/\d+,\d+,\d+,\d+\//.test(request.url()),
  );
  const statusTexts = await collectStatusTexts(page);
  await choice.selectOption("Image 2");
  await expect.poll(statusTexts, soon).toContain("Lens shows image 2");
  await hover();
  await tile;
  await expect.poll(() => difference(page, "behind.jpg", place, magnified), soon).toBeLessThan(12);
  expect(await difference(page, "front.jpg", place, magnified)).toBeGreaterThan(30);

  await choice.selectOption("Nothing else");
  await hover();
  await expect.poll(() => difference(page, "front.jpg", place, magnified), soon).toBeLessThan(12);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 20);
  await glass(page).waitFor({ state: "hidden" });
  expect(faults).toEqual([]);
  await page.context().close();
});

test("lens: the lens moves, switches to another image and turns off by keyboard", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  const box = await openWork(page);
  await lensButton(page).focus();
  await page.keyboard.press("l");
  const surface = lensOver(page);
  await expect
    .poll(() => surface.evaluate((element) => element === document.activeElement), soon)
    .toBe(true);
  await glass(page).waitFor();
  const before = await glassBox(page);
  expect(before.x + before.width / 2).toBeCloseTo(box.x + box.width / 2, -1);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowUp");
  await expect.poll(async () => (await glassBox(page)).x, soon).toBeGreaterThan(before.x + 20);
  await expect.poll(async () => (await glassBox(page)).y, soon).toBeLessThan(before.y - 20);
  const after = await glassBox(page);

  await page.keyboard.press("x");
  await page.getByText(/through to image 2$/).waitFor({ state: "attached" });
  const place = {
    x: (after.x + after.width / 2 - box.x) / box.width,
    y: (after.y + after.height / 2 - box.y) / box.height,
  };
  const magnified = { width: box.width * 2 };
  await expect.poll(() => difference(page, "behind.jpg", place, magnified), soon).toBeLessThan(12);
  await page.keyboard.press("x");
  await expect.poll(() => difference(page, "front.jpg", place, magnified), soon).toBeLessThan(12);

  await page.keyboard.press("Escape");
  await surface.waitFor({ state: "detached" });
  await expect
    .poll(() => lensButton(page).evaluate((button) => button === document.activeElement), soon)
    .toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("lens: the lens appears above a finger, yields to two fingers, and does not prevent scrolling elsewhere", async () => {
  const { page, faults } = await openPage(browser, {
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
  });
  await openWork(page);
  await lensButton(page).tap();
  const picture = page.locator(".lens__surface");
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error("the picture has no place");
  const touch = await fingersOn(page);
  const finger = [box.x + box.width / 2, box.y + box.height * 0.8] as const;
  await touch("touchStart", [...finger]);
  await glass(page).waitFor();
  const stands = await glassBox(page);
  const isClear = ({ x, y, height }: typeof stands) =>
    y + height <= finger[1] || x >= finger[0] + 20;
  await expect.poll(async () => isClear(await glassBox(page)), soon).toBe(true);
  const scrolled = await page.evaluate(() => scrollY);
  for (let step = 1; step <= 5; step++) {
    await touch("touchMove", [finger[0] + step * 12, finger[1] - step * 12]);
  }
  await expect.poll(async () => (await glassBox(page)).x, soon).not.toBe(stands.x);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await touch("touchEnd");
  await glass(page).waitFor({ state: "hidden" });

  await touch("touchStart", [...finger]);
  await glass(page).waitFor();
  await touch("touchStart", [...finger], [finger[0] - 80, finger[1]]);
  await glass(page).waitFor({ state: "hidden" });
  await touch("touchEnd");

  // Outside the image a finger scrolls the page as usual.
  await page.evaluate(() => scrollTo(0, 0));
  const bar = await page.locator(".work-viewer__position").boundingBox();
  if (!bar) throw new Error("there is nothing below the picture");
  await touch("touchStart", [bar.x + 10, bar.y + 10]);
  for (let step = 1; step <= 10; step++) {
    await touch("touchMove", [bar.x + 10, bar.y + 10 - step * 15]);
  }
  await touch("touchEnd");
  await expect.poll(() => page.evaluate(() => scrollY), soon).toBeGreaterThan(50);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("lens: a link opens with its lens, and the URL follows the lens until it is turned off", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  await openWork(page);
  const address = page.url();
  await page.goto(`${address}?lens=480,600,2.5,200,square,2`);
  await lensOver(page).waitFor();
  const place = { x: 0.3, y: 0.6 };
  const shown = await page.locator(".image-stage__picture").first().boundingBox();
  if (!shown) throw new Error("the picture has no place");
  const magnified = { width: shown.width * 2.5 };
  await expect.poll(() => difference(page, "behind.jpg", place, magnified), soon).toBeLessThan(12);
  expect((await glassBox(page)).width).toBe(200);
  await page.mouse.move(shown.x + shown.width * 0.5, shown.y + shown.height * 0.4);
  await page.waitForURL(/\?lens=(799|80[01]),(399|40[01]),2\.5,200,square,2$/);
  await lensButton(page).click();
  await page.waitForURL(address);
  await lensOver(page).waitFor({ state: "detached" });
  // Opening the link was one history entry, regardless of later changes of the URL.
  await page.goBack();
  expect(page.url()).toBe(address);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("lens: the embedded page opens with the lens of its link", async () => {
  const { page, faults } = await openPage(browser);
  await openWork(page);
  await page.goto(`${page.url()}/embed?lens=480,600,2,200,round`);
  await glass(page).waitFor();
  await lensButton(page).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/embed$/);
  await glass(page).waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await page.context().close();
});
