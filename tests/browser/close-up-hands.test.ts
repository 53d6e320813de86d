/** @module-tag full */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { untilDrawn, launchBrowser, openPage } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";
import { fingersOn } from "../support/touch.ts";

let browser: Browser;
let site: Site;
/** The page of a work with two images, the first of 1,600 by 1,000 pixels. */
let address: string;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 1, plain: 0 } }),
  ]);
  address = `${site.url}/works/study-no-1-sea-t-1`;
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const closeUp = (page: Page) => page.getByRole("dialog", { name: /close up$/ });
const button = (page: Page, name: string) =>
  closeUp(page).getByRole("button", { name, exact: true });

/** Opens a zoom view and waits until it is drawn. */
async function openAt(page: Page, search: string) {
  await page.goto(`${address}?${search}`);
  await untilDrawn(closeUp(page));
}

type Part = { x: number; width: number };

/** Waits until the region in the URL satisfies the condition, and returns it. */
async function partWhen(page: Page, isSo: (part: Part) => boolean): Promise<Part> {
  await expect.poll(() => isSo(partIn(page)), { interval: 100 }).toBe(true);
  return partIn(page);
}

function partIn(page: Page): Part {
  const region = new URL(page.url()).searchParams.get("region") ?? "";
  const [x = 0, , width = 1600] = region.split(",").map(Number);
  return { x, width };
}

test("close-up-hands: the zoom view supports dragging, the wheel, double click and all buttons by mouse", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  await openAt(page, "region=400,250,800,500");
  await page.mouse.move(640, 450);
  await page.mouse.down();
  await page.mouse.move(740, 450, { steps: 5 });
  await page.mouse.up();
  await partWhen(page, ({ x, width }) => x < 390 && width === 800);
  await page.mouse.dblclick(640, 450);
  const closer = await partWhen(page, ({ width }) => width < 700);
  await page.mouse.wheel(0, 300);
  const further = await partWhen(page, ({ width }) => width > closer.width + 1);
  await button(page, "Zoom out").click();
  await partWhen(page, ({ width }) => width > further.width + 1);
  await button(page, "Rotate").click();
  await page.waitForURL(/&rotation=90$/);
  await button(page, "Mirror").click();
  await page.waitForURL(/&rotation=!270$/);
  await button(page, "Brightness, contrast, colour").click();
  await closeUp(page).getByRole("checkbox", { name: "Greys only" }).check();
  await page.waitForURL(/&rotation=!270&adjust=grey$/);
  await button(page, "Whole picture").click();
  await page.waitForURL(/\?region=full&adjust=grey$/);
  await button(page, "As it comes").click();
  await page.waitForURL(/\?region=full$/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("close-up-hands: the zoom view supports dragging, double tap and all buttons by touch", async () => {
  const { page, faults } = await openPage(browser, {
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await openAt(page, "region=400,250,800,500");
  const touch = await fingersOn(page);
  await touch("touchStart", [200, 350]);
  for (let step = 1; step <= 6; step++) await touch("touchMove", [200 + step * 10, 350]);
  await touch("touchEnd");
  await partWhen(page, ({ x, width }) => x < 390 && width === 800);
  for (let tap = 0; tap < 2; tap++) {
    await touch("touchStart", [200, 350]);
    await touch("touchEnd");
  }
  const closer = await partWhen(page, ({ width }) => width < 700);
  // All buttons are visible, in one line.
  const names = ["Zoom out", "Zoom in", "Rotate", "Mirror", "Lens", "Whole picture"];
  const boxes = await Promise.all(names.map((name) => button(page, name).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const box of boxes) expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await button(page, "Zoom in").tap();
  await partWhen(page, ({ width }) => width < closer.width - 1);
  await button(page, "Rotate").tap();
  await page.waitForURL(/&rotation=90$/);
  await button(page, "Mirror").tap();
  await page.waitForURL(/&rotation=!270$/);
  await button(page, "Brightness, contrast, colour").tap();
  await closeUp(page).getByRole("checkbox", { name: "Light and dark exchanged" }).tap();
  await page.waitForURL(/&adjust=invert$/);
  await button(page, "Whole picture").tap();
  await page.waitForURL(/\?region=full&adjust=invert$/);
  await button(page, "Next image").tap();
  await page.waitForURL(/\?image=2&region=full&adjust=invert$/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("close-up-hands: the zoom view supports panning, zooming, rotation, colours and reset by keyboard", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  await openAt(page, "region=400,250,800,500");
  await closeUp(page).getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await partWhen(page, ({ x }) => x > 410);
  await page.keyboard.press("-");
  await partWhen(page, ({ width }) => width > 1000);
  await page.keyboard.press("+");
  await partWhen(page, ({ width }) => width < 1000);
  await page.keyboard.press("Shift+R");
  await page.waitForURL(/&rotation=270$/);
  await page.keyboard.press("m");
  await page.waitForURL(/&rotation=!90$/);
  await page.keyboard.press("a");
  const brightness = closeUp(page).getByRole("slider", { name: "Brightness", exact: true });
  await brightness.focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/&adjust=light:1\.05$/);
  await page.keyboard.press("Escape");
  await brightness.waitFor({ state: "detached" });
  // The focus is back on the image, and keys still work.
  await page.keyboard.press("0");
  await page.waitForURL(/\?region=full&adjust=light:1\.05$/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("close-up-hands: a press on the image opens the zoom view, and closing it focuses “Zoom in” at the last image", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  await page.goto(address);
  const opener = page.getByRole("button", { name: "Zoom in" });
  const hasFocus = () => opener.evaluate((element) => element === document.activeElement);
  await page.locator(".image-stage__open").first().click();
  await page.waitForURL(/\?region=full$/);
  await closeUp(page).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL(address);
  await expect.poll(hasFocus).toBe(true);
  await page.locator(".image-stage__open").first().click();
  await button(page, "Next image").click();
  await page.waitForURL(/\?image=2&region=full$/);
  await page.keyboard.press("Escape");
  await page.waitForURL(/\?image=2$/);
  await page.getByText("Image 2 of 2").waitFor();
  await expect.poll(hasFocus).toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});
