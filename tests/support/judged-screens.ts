import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations, openPageIn, outOfReach } from "./browser.ts";
import { eventually } from "./eventually.ts";

/** A screen, and what is done on it before it is judged. */
export type Screen = { name: string; open: (page: Page) => Promise<void> };

/** The rules of axe whose results depend on colours. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

const isShort = process.env.VITRINE_SHORT_TESTS !== undefined;

/** What is expected of a screen, for the titles of tests. */
export const isSound = isShort
  ? "breaks no rule that axe knows"
  : "is sound in all colours, fits any width, and keeps its controls in reach";

/**
 * Expects that a screen breaks no rule that axe knows in light colours. In the full run, also that it is sound in dark and
 * forced colours, and that it fits windows of any width, and one of 1,280 by 1,024 pixels enlarged four times.
 *
 * Source: WCAG 2.2, 1.4.10 (Reflow)
 */
export async function judge(context: BrowserContext, { open }: Screen): Promise<void> {
  const { page, faults } = await openPageIn(context);
  await open(page);
  expect(await axeViolations(page), "in light colours").toEqual([]);
  if (!isShort) {
    await expectSoundColours(page);
    await expectToFit(page);
  }
  expect(faults).toEqual([]);
  await page.close();
}

async function expectSoundColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeViolations(page, rulesOfColours), "in dark colours").toEqual([]);
  // Of text in dark and forced colours axe reads the dark colour, which is not painted.
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  expect(await axeViolations(page, rulesOfColours), "in forced colours").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
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
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await outOfReach(page), "enlarged four times").toEqual([]);
}

/** By how many pixels the page is wider than its window. */
function overflow(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth - window.innerWidth;
  });
}
