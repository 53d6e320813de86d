/** @module-tag full */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  collectStatusTexts,
  frames,
  launchBrowser,
  openPage,
  outOfReach,
  untilDrawn,
} from "../support/browser.ts";
import { differenceThere, writeLayered } from "../support/patterns.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";
import { fingersOn } from "../support/touch.ts";

let browser: Browser;
let folder: string;
let site: Site;
/** The page of a work whose second image can be laid over its first, 1,600 by 1,000 pixels. */
let address: string;

/** Long enough for tiles on a loaded machine. */
const soon = { interval: 200 };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-tools-"));
  await writeLayered(folder);
  const rows = ["identifier,title,images", "L.1,Seen through,front.jpg|behind.jpg|frame.jpg"];
  await writeFile(path.join(folder, "works.csv"), rows.join("\r\n"));
  [browser, site] = await Promise.all([launchBrowser(), startSite({ collection: folder })]);
  address = `${site.url}/works/seen-through-l-1`;
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

const closeUp = (page: Page) => page.getByRole("dialog", { name: /close up$/ });
const button = (page: Page, name: string) =>
  closeUp(page).getByRole("button", { name, exact: true });
const picture = (page: Page) => closeUp(page).locator(".deep-zoom__surface");
const lens = (page: Page) => closeUp(page).getByRole("application", { name: /^Lens over/ });
const glass = (page: Page) => closeUp(page).locator(".lens__glass");

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

/** Opens a zoom view and waits until it is drawn. */
async function openAt(page: Page, search: string) {
  await page.goto(`${address}?${search}`);
  await untilDrawn(closeUp(page));
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it has no place");
  return box;
}

/** Returns the mean difference between the centre of the lens and a point of a file, in fractions of its size. */
const inGlass = async (page: Page, file: string, x: number, y: number, width: number) =>
  differenceThere(page, await boxOf(glass(page)), path.join(folder, file), { x, y }, width);

/** The same for a point of the window, where the whole image fills its 1,280 pixels. */
const inWindow = (page: Page, file: string, x: number, y: number) => {
  const at = { x: 1280 * x, y: 50 + 800 * y, width: 0, height: 0 };
  return differenceThere(page, at, path.join(folder, file), { x, y }, 1280);
};

test("close-up-tools: the lens follows the mouse, the wheel still zooms, and a link restores both", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  await openAt(page, "region=full");
  await button(page, "Lens").click();
  await page.mouse.move(1280 * 0.3, 50 + 800 * 0.4);
  await expect.poll(() => inGlass(page, "front.jpg", 0.3, 0.4, 2560), soon).toBeLessThan(12);
  await closeUp(page).getByRole("combobox", { name: "Look through to" }).selectOption("Image 2");
  await page.mouse.move(1280 * 0.3, 50 + 800 * 0.4 + 1);
  await page.mouse.move(1280 * 0.3, 50 + 800 * 0.4);
  await expect.poll(() => inGlass(page, "behind.jpg", 0.3, 0.4, 2560), soon).toBeLessThan(12);
  await page.waitForURL(/\?region=full&lens=480,400,2,240,round,2$/);

  await page.mouse.wheel(0, -400);
  await page.waitForURL(/\?region=\d+,\d+,\d+,\d+&lens=\d+,\d+,[\d.]+,240,round,2$/);
  const link = page.url();
  const { page: other } = await openPage(browser, { reducedMotion: "reduce" });
  await other.goto(link);
  await glass(other).waitFor();
  await lens(other).waitFor();
  expect(other.url()).toBe(link);
  await other.context().close();

  await button(page, "Lens").click();
  await page.waitForURL(/\?region=\d+,\d+,\d+,\d+$/);
  await glass(page).waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await page.context().close();
});

test("close-up-tools: the lens panel does not truncate any value at any width", async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  await openAt(page, "region=full&lens=480,400,2,240,round");
  const strength = closeUp(page).getByRole("slider", { name: /^Strength/ });
  await strength.waitFor();
  const isFull = async () =>
    (await strength.getAttribute("aria-valuetext"))?.endsWith("full resolution");
  await strength.press("Home");
  while (!(await isFull())) await strength.press("ArrowRight");
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await closeUp(page)
      .locator(".lens-panel .slider > span")
      .evaluateAll((names) => names.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut, `at ${width} px`).toBe(0);
  }
  await page.context().close();
});

test("close-up-tools: every control is reachable at a width of 320 pixels, at 400 % zoom too", async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  for (const height of [640, 256]) {
    await page.setViewportSize({ width: 320, height });
    await openAt(page, "region=full");
    expect(await outOfReach(page), `with nothing open, ${height} px high`).toEqual([]);
    for (const panel of ["Brightness, contrast, colour", "Layers", "Notes", "Lens"]) {
      await button(page, panel).click();
      if (panel === "Notes") await button(page, "Write a note").waitFor();
      if (panel === "Lens")
        await closeUp(page).locator(".lens-panel").waitFor({ state: "attached" });
      await frames(page);
      expect(await outOfReach(page), `${panel}, ${height} px high`).toEqual([]);
      const cut = await closeUp(page)
        .locator(".deep-zoom__panel, .lens-panel")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect(cut, `${panel} scrolls sideways, ${height} px high`).toBe(0);
    }
  }
  await page.context().close();
});

test("close-up-tools: a link's lens has the right position over a rotated and mirrored image", async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  await openAt(page, "region=full&rotation=!180&lens=480,400,2,240,round");
  // Mirrored and rotated by 180°: left stays left, and top becomes bottom.
  await glass(page).waitFor();
  const middle = async () => {
    const { x, y, width, height } = await boxOf(glass(page));
    return { x: x + width / 2, y: y + height / 2 };
  };
  await expect.poll(middle, soon).toEqual({
    x: expect.closeTo(1280 * 0.3, -1),
    y: expect.closeTo(50 + 800 * 0.6, -1),
  });
  await page.context().close();
});

test("close-up-tools: the lens works by keyboard, and Escape turns it off before it closes the zoom view", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  await openAt(page, "region=full");
  await picture(page).focus();
  const statusTexts = await collectStatusTexts(page);
  await page.keyboard.press("l");
  await lens(page).waitFor();
  await expect.poll(() => hasFocus(lens(page))).toBe(true);
  const isOn = expect.stringMatching(/^Lens on\. Arrow keys/);
  await expect.poll(statusTexts, soon).toContainEqual(isOn);
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await page.waitForURL(/\?region=full&lens=725,485,2,240,round$/);
  await page.keyboard.press("x");
  await closeUp(page)
    .getByText(/through to image 2$/)
    .waitFor({ state: "attached" });
  const [x, y] = [725 / 1600, 485 / 1000];
  await expect.poll(() => inGlass(page, "behind.jpg", x, y, 2560), soon).toBeLessThan(12);
  // A single status region makes all announcements.
  expect(await closeUp(page).getByRole("status").count()).toBe(1);
  await page.keyboard.press("Escape");
  await lens(page).waitFor({ state: "detached" });
  await page.waitForURL(/\?region=full$/);
  await expect.poll(() => hasFocus(picture(page))).toBe(true);
  await page.keyboard.press("Escape");
  await closeUp(page).waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await page.context().close();
});

test("close-up-tools: one finger moves the lens above it, and two fingers zoom the image", async () => {
  const { page, faults } = await openPage(browser, {
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await openAt(page, "region=full");
  await button(page, "Lens").tap();
  await lens(page).waitFor({ state: "attached" });
  const touch = await fingersOn(page);
  const finger = [195, 420] as const;
  await touch("touchStart", finger);
  await glass(page).waitFor();
  const before = await boxOf(glass(page));
  expect(before.y + before.height).toBeLessThanOrEqual(finger[1]);
  for (let step = 1; step <= 5; step++) await touch("touchMove", [195 + step * 12, 420]);
  await expect.poll(async () => (await boxOf(glass(page))).x, soon).toBeGreaterThan(before.x + 20);
  await page.waitForURL(/\?region=full&lens=/);
  await touch("touchEnd");
  await glass(page).waitFor({ state: "hidden" });

  await touch("touchStart", [150, 350], [240, 350]);
  for (let step = 1; step <= 10; step++) {
    await touch("touchMove", [150 - step * 8, 350], [240 + step * 8, 350]);
  }
  await touch("touchEnd");
  await page.waitForURL(/\?region=\d+,\d+,\d+,\d+/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("close-up-tools: a layer is added by keyboard, stored in the URL, and removed", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  await openAt(page, "region=full");
  await picture(page).focus();
  await page.keyboard.press("o");
  const slider = closeUp(page).getByRole("slider", { name: /^Image 2/ });
  await slider.waitFor();
  // The third image has another aspect ratio, so its alignment is unknown.
  expect(await closeUp(page).getByRole("slider").count()).toBe(1);
  await slider.focus();
  await page.keyboard.press("End");
  await page.waitForURL(/\?region=full&layers=2:1$/);
  await expect.poll(() => inWindow(page, "behind.jpg", 0.3, 0.4), soon).toBeLessThan(12);
  expect(await inWindow(page, "front.jpg", 0.3, 0.4)).toBeGreaterThan(30);

  const { page: other } = await openPage(browser, { reducedMotion: "reduce" });
  await openAt(other, "region=full&layers=2:1");
  await expect.poll(() => inWindow(other, "behind.jpg", 0.6, 0.5), soon).toBeLessThan(12);
  await other.context().close();

  await page.keyboard.press("Home");
  await page.waitForURL(/\?region=full$/);
  await expect.poll(() => inWindow(page, "front.jpg", 0.3, 0.4), soon).toBeLessThan(12);
  await page.keyboard.press("Escape");
  await slider.waitFor({ state: "detached" });
  await closeUp(page).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test.each([
  ["mouse", false],
  ["touch", true],
])("close-up-tools: a layer is shown at half opacity and removed by %s", async (_, hasTouch) => {
  const { page, faults } = await openPage(browser, { hasTouch, reducedMotion: "reduce" });
  await openAt(page, "region=full");
  const press = (locator: Locator) => (hasTouch ? locator.tap() : locator.click());
  await press(button(page, "Layers"));
  await press(closeUp(page).getByRole("slider", { name: /^Image 2/ }));
  await page.waitForURL(/\?region=full&layers=2:0\.5$/);
  await expect.poll(() => inWindow(page, "front.jpg", 0.7, 0.3), soon).toBeGreaterThan(12);
  expect(await inWindow(page, "behind.jpg", 0.7, 0.3)).toBeGreaterThan(12);
  await press(button(page, "Only the picture"));
  await page.waitForURL(/\?region=full$/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("close-up-tools: full screen mode is toggled by key and by button", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  await openAt(page, "region=full");
  const isFull = () => page.evaluate(() => document.fullscreenElement?.className ?? null);
  await picture(page).focus();
  await page.keyboard.press("f");
  await button(page, "Leave full screen").waitFor();
  expect(await isFull()).toBe("deep-zoom");
  await page.keyboard.press("f");
  await button(page, "Full screen").click();
  await button(page, "Leave full screen").click();
  await button(page, "Full screen").waitFor();
  expect(await isFull()).toBeNull();
  expect(faults).toEqual([]);
  await page.context().close();
});
