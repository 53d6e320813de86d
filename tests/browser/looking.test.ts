import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage, untilDrawn, untilReady } from "../support/browser.ts";
import { writeCollection } from "../support/collection.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
  const collection = { pictures: 4, plain: 1 };
  await writeCollection(folder, collection);
  [browser, site] = await Promise.all([launchBrowser(), startSite({ collection })]);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

async function openWork(page: Page, title: RegExp) {
  await page.goto(`${site.url}/works`);
  await untilReady(page);
  await page.getByRole("main").getByRole("link", { name: title }).first().click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** Returns the mean difference, from 0 to 255, between two images scaled to the same size. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const size = { width: 64, height: 64, fit: "fill" as const };
  const [left, right] = await Promise.all(
    [a, b].map((bytes) => sharp(bytes).removeAlpha().resize(size).raw().toBuffer()),
  );
  if (!left || !right) throw new Error("no pixels");
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += Math.abs((left[i] ?? 0) - (right[i] ?? 0));
  return sum / left.length;
}

test("looking: the lens shows the full resolution under the pointer", async () => {
  const { page, faults } = await openPage(browser);
  const tiles: string[] = [];
  page.on("request", (request) => {
    if (/\/iiif\/image\/3\/.*\.jpg/.test(request.url())) tiles.push(request.url());
  });
  await openWork(page, /Study no\. 1,/);
  await page.getByRole("button", { name: /lens/i }).first().click();
  await page.getByRole("application", { name: /^Lens over/ }).waitFor();
  const picture = page.getByRole("main").locator("img").first();
  const box = await picture.boundingBox();
  if (!box) throw new Error("the picture has no place");
  const at = { x: box.x + box.width * 0.3, y: box.y + box.height * 0.4 };
  await page.mouse.move(at.x - 20, at.y);
  await page.mouse.move(at.x, at.y, { steps: 5 });
  await expect.poll(() => tiles.length).toBeGreaterThan(0);

  /** Takes a screenshot of the centre of the lens. */
  const seen = async () => {
    const glass = await page.locator("canvas").first().boundingBox();
    if (!glass) throw new Error("the lens has no place");
    const [x, y] = [glass.x + glass.width / 2 - 40, glass.y + glass.height / 2 - 40];
    return page.screenshot({ clip: { x, y, width: 80, height: 80 } });
  };
  // At least full resolution: 80 px of the screen show at most 80 px of the image.
  const original = sharp(path.join(folder, "work-0.jpg"));
  const centre = { x: 1600 * 0.3, y: 1000 * 0.4 };
  const crops = await Promise.all(
    [40, 60, 80].map((size) =>
      original
        .clone()
        .extract({
          left: Math.round(centre.x - size / 2),
          top: Math.round(centre.y - size / 2),
          width: size,
          height: size,
        })
        .png()
        .toBuffer(),
    ),
  );
  await expect
    .poll(async () => {
      const shot = await seen();
      return Math.min(...(await Promise.all(crops.map((crop) => difference(shot, crop)))));
    })
    .toBeLessThan(20);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("looking: the zoom view reaches full resolution by keyboard, and Escape returns the focus", async () => {
  const { page, faults } = await openPage(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openWork(page, /Study no\. 1,/);
  const opener = page.getByRole("button", { name: /zoom|full screen|look closely/i }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  await untilDrawn(page.getByRole("dialog"));
  const isFull = (url: string) => /\/iiif\/image\/3\/[^/]+\/\d+,\d+,512,\d+\/512,\d*\//.test(url);
  await expect
    .poll(async () => {
      await page.keyboard.press("+");
      return asked.some(isFull);
    })
    .toBe(true);
  // After its last control the focus moves to the browser's own controls, never to the page behind.
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Tab");
    const behind = await page.evaluate(
      () => document.activeElement?.closest("body > :not(dialog)") !== null,
    );
    expect(behind).toBe(false);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect
    .poll(() => opener.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("looking: a work with two images shows the second one by the Next button", async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  await openWork(page, /Study no\. 1,/);
  await page
    .getByText(/1 of 2/)
    .first()
    .waitFor({ state: "attached" });
  await page.getByRole("button", { name: /next/i }).first().click();
  await page
    .getByText(/2 of 2/)
    .first()
    .waitFor({ state: "attached" });
  await page.context().close();
});
