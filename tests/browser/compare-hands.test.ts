/** @module-tag full */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage } from "../support/browser.ts";
import {
  dragByTouch,
  framesOf,
  inAddress,
  middleIn,
  middleOf,
  openCompare,
  picturesAreThere,
  pinch,
  regionsOf,
  startCompareSite,
} from "../support/compare.ts";
import type { Site } from "../support/site.ts";

let browser: Browser;
let site: Site;
let slugs: readonly string[];

beforeAll(async () => {
  let started;
  [browser, started] = await Promise.all([launchBrowser(), startCompareSite()]);
  ({ site, slugs } = started);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const phone = {
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
  reducedMotion: "reduce",
} as const;

test("compare-hands: two fingers on one image move the linked ones too, and do not zoom the page", async () => {
  const { page, faults } = await openPage(browser, phone);
  const [one, two] = slugs;
  await openCompare(page, site, `view=${one}&view=${two}`);
  const session = await page.context().newCDPSession(page);
  await pinch(session, page.getByRole("application").first());
  // The URL is updated whenever the images rest, which can happen between two moves of the fingers.
  await expect.poll(async () => (await regionsOf(page))[0].region?.width).toBeLessThan(1600 * 0.7);
  const [first, second] = framesOf(page);
  // Both show the same part: their centres stay in the middle.
  for (const share of middleIn(first, { width: 1600, height: 1000 })) {
    expect(share).toBeCloseTo(0.5, 1);
  }
  for (const share of middleIn(second, { width: 900, height: 1400 })) {
    expect(share).toBeCloseTo(0.5, 1);
  }
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("compare-hands: only the touched image moves when the images are not locked", async () => {
  const { page } = await openPage(browser, phone);
  const [one, two] = slugs;
  await openCompare(page, site, `view=${one}&view=${two}&lock=free`);
  const session = await page.context().newCDPSession(page);
  await pinch(session, page.getByRole("application").nth(1));
  await page.waitForURL(/region:/);
  const [first, second] = framesOf(page);
  expect(first.region).toBeNull();
  expect(second.region).not.toBeNull();
  await page.context().close();
});

test("compare-hands: locked by centimetres, two paintings have the same scale, also when one overlays the other", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  const [one, two] = slugs;
  await openCompare(page, site, `view=${one}&view=${two}&lock=centimetres&as=curtain`);
  await page.getByRole("application").first().focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press("+");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  const [first, second] = await regionsOf(page);
  // 20 pixels per centimetre in one and 10 in the other, in windows of the same size.
  expect((first.region?.height ?? 0) / 20).toBeCloseTo((second.region?.height ?? 0) / 10, 0);
  const [left = 0] = middleIn(first, { width: 1, height: 1 });
  const [right = 0] = middleIn(second, { width: 1, height: 1 });
  // Both were centred when they were locked, and have moved by the same distance.
  expect((left - 800) / 20).toBeCloseTo((right - 450) / 10, 0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("compare-hands: one image is rotated, mirrored and adjusted by keys, and the link restores that", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  const [one, two] = slugs;
  await openCompare(page, site, `view=${one}&view=${two}`);
  await page.getByRole("application").first().focus();
  await page.keyboard.press("r");
  await page.getByText("Turned right.").waitFor({ state: "attached" });
  await page.keyboard.press("m");
  await page.keyboard.press("a");
  const panel = page.getByRole("region", { name: /^Brightness.* of Study no\. 1/ });
  await panel.getByLabel("Greys only").check();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await page.waitForURL(/rotation:!270;adjust:grey&/);
  expect(framesOf(page)[1]).toMatchObject({ rotation: 0, mirror: false, region: null });
  const link = page.url();
  await page.keyboard.press("Shift+R");
  await page.waitForURL(/rotation:!180;adjust:grey&/);
  await page.goto(link);
  await picturesAreThere(page);
  expect(page.url()).toBe(link);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("compare-hands: images are reordered by touch, by mouse and by keyboard", async () => {
  const { page, faults } = await openPage(browser, phone);
  const [one, two, three] = slugs;
  await openCompare(page, site, `view=${one}&view=${two}&view=${three}`, 3);
  const grips = page.getByRole("button", { name: /: place \d of 3$/ });
  const pictures = page.getByRole("application");
  const session = await page.context().newCDPSession(page);
  await dragByTouch(session, grips.nth(0), pictures.nth(2));
  await page.waitForURL((url) => inAddress(url).join() === [two, three, one].join());
  await grips.nth(2).hover();
  await page.mouse.down();
  const { x, y } = await middleOf(pictures.nth(0));
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await page.waitForURL((url) => inAddress(url).join() === [one, two, three].join());
  await grips.nth(0).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.waitForURL((url) => inAddress(url).join() === [two, three, one].join());
  await page.getByText("Picture 3 of 3.").waitFor({ state: "attached" });
  // All three changes were history entries.
  await page.goBack();
  await page.waitForURL((url) => inAddress(url).join() === [two, one, three].join());
  expect(faults).toEqual([]);
  await page.context().close();
});

test("compare-hands: the curtain follows a finger", async () => {
  const { page } = await openPage(browser, phone);
  const [one, two] = slugs;
  await openCompare(page, site, `view=${one}&view=${two}&as=curtain`);
  const curtain = page.getByRole("slider", { name: /^Curtain/ });
  const share = async () => Number(await curtain.inputValue());
  const session = await page.context().newCDPSession(page);
  await dragByTouch(session, page.locator(".curtain__edge"), { x: 80, y: 300 });
  await expect.poll(share).toBeLessThan(0.2);
  await page.waitForURL(/share=0(\.[01]\d*)?$/);
  expect(page.url()).not.toContain("region");
  // Without a drag: a tap on the slider's track.
  const { width = 0, height = 0 } = (await curtain.boundingBox()) ?? {};
  await curtain.tap({ position: { x: width * 0.75, y: height / 2 } });
  await expect.poll(share).toBeCloseTo(0.75, 1);
  await page.context().close();
});

test("compare-hands: B overlays the images and toggles them; automatic blinking is unavailable under reduced motion", async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  const [one, two] = slugs;
  await openCompare(page, site, `view=${one}&view=${two}`);
  const list = page.getByRole("list", { name: /^Compare:/ });
  const upper = () => list.getAttribute("data-upper");
  await page.keyboard.press("b");
  await page.waitForURL(/as=blink/);
  expect(await upper()).toBe("shown");
  await page.keyboard.press("b");
  await expect.poll(upper).toBe("hidden");
  await page.getByRole("button", { name: "Show the other picture" }).click();
  await expect.poll(upper).toBe("shown");
  expect(await page.getByRole("button", { name: "Blink by itself" }).count()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Blink by itself" }).click();
  await expect.poll(upper).toBe("hidden");
  await expect.poll(upper).toBe("shown");
  await page.getByRole("button", { name: "Stop blinking" }).click();
  await page.context().close();
});
