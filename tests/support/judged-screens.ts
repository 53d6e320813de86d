import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations, openPageIn, outOfReach } from "./browser.ts";
import { eventually } from "./eventually.ts";

/** A screen, and what is done on it before it is judged. */
export type Screen = { name: string; open: (page: Page) => Promise<void> };

/** Expects that a screen breaks no rule that axe knows. */
export async function judgeInLight(context: BrowserContext, { open }: Screen): Promise<void> {
  const { page, faults } = await openPageIn(context);
  await open(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.close();
}

/** Expects the same in dark colours, and that the screen fits windows of any width and keeps its controls in reach. */
export async function judgeInDark(context: BrowserContext, { open }: Screen): Promise<void> {
  const { page, faults } = await openPageIn(context);
  await open(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeViolations(page)).toEqual([]);
  await expectToFit(page);
  expect(faults).toEqual([]);
  await page.close();
}

/**
 * Expects that a screen is sound in light, dark and forced colours, and that it fits windows of any width, and one of
 * 1,280 by 1,024 pixels enlarged four times.
 *
 * Source: WCAG 2.2, 1.4.10 (Reflow)
 */
export async function judgeInAll(context: BrowserContext, { open }: Screen): Promise<void> {
  const { page, faults } = await openPageIn(context);
  await open(page);
  expect(await axeViolations(page), "in light colours").toEqual([]);
  const contrast = ["color-contrast"];
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeViolations(page, contrast), "in dark colours").toEqual([]);
  // Of text in dark and forced colours axe reads the dark colour, which is not painted.
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  expect(await axeViolations(page, contrast), "in forced colours").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await outOfReach(page), "enlarged four times").toEqual([]);
  expect(faults).toEqual([]);
  await page.close();
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of [2560, 820, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // A page takes in the window's size a moment later.
    await eventually(async () =>
      expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0),
    );
  }
  expect(await outOfReach(page), "in a window of 320 pixels").toEqual([]);
}

/** By how many pixels the page is wider than its window. */
function overflow(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth - window.innerWidth;
  });
}
