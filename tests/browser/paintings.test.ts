/** @module-tag full */
import { existsSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { untilDrawn, launchBrowser, openPage } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { importInto, startSite } from "../support/site.ts";

const paintings = "../shared/data/paintings";
const present = existsSync(paintings);
if (!present) process.stdout.write(`Skipped: the real paintings are not at ${paintings}.\n`);

const titles = [
  "Italian Landscape of Ruins in the Moonlight",
  "Edith Villiers",
  "Mill in the Forest",
  "The Flying Dutchman",
  "A Wet Sunday Morning",
  "Brazilian Rainforest",
  "Portrait of Adam",
  "The Scarlet Letter",
  "The Garden",
  "One More Step, Mr. Hands",
];

describe.skipIf(!present)(
  "paintings: ten real paintings, imported while a browser shows the home page",
  () => {
    let browser: Browser;
    let site: Site;
    let page: Page;
    let faults: string[];

    beforeAll(async () => {
      [browser, site] = await Promise.all([launchBrowser(), startSite()]);
      ({ page, faults } = await openPage(browser));
      await page.goto(site.url);
      await page.getByText("No works yet").first().waitFor();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const run = await importInto(site, paintings).finished;
      expect(run.output).toMatch(/10 added/);
    });

    afterAll(async () => {
      await browser?.close();
      await site?.remove();
    });

    test("appear without reload", async () => {
      for (const title of titles) {
        await page
          .getByRole("link", { name: new RegExp(title) })
          .first()
          .waitFor();
      }
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    });

    test.each(titles)(
      "%s opens and loads full resolution tiles in the lens and the zoom view",
      async (title) => {
        const fullSize: string[] = [];
        const note = (address: string) => {
          const tile = /\/3\/\w+\/\d+,\d+,(?<width>\d+),\d+\/(?<size>\d+),/.exec(address)?.groups;
          if (tile && tile["width"] === tile["size"]) fullSize.push(address);
        };
        page.on("request", (request) => note(request.url()));
        await page.goto(`${site.url}/works`);
        await page
          .getByRole("main")
          .getByRole("link", { name: new RegExp(title) })
          .first()
          .click();
        await page.getByRole("heading", { level: 1, name: new RegExp(title) }).waitFor();

        await page.getByRole("button", { name: /lens/i }).first().click();
        await page.getByRole("application", { name: /^Lens over/ }).waitFor();
        const box = await page.getByRole("main").locator("img").first().boundingBox();
        if (!box) throw new Error("the picture has no place");
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3, { steps: 4 });
        for (let i = 0; i < 12; i++) await page.keyboard.press("+");
        await expect.poll(() => fullSize.length).toBeGreaterThan(0);
        await page.keyboard.press("Escape");

        fullSize.length = 0;
        await page.reload();
        await page
          .getByRole("button", { name: /zoom|full screen|look closely/i })
          .first()
          .click();
        await untilDrawn(page.getByRole("dialog"));
        await expect
          .poll(async () => {
            await page.keyboard.press("+");
            return fullSize.length;
          })
          .toBeGreaterThan(0);
        await page.keyboard.press("Escape");
        // Closing navigates back, which must end before the next test navigates.
        await page.waitForURL((url) => !url.searchParams.has("region"));
        page.removeAllListeners("request");
        expect(faults).toEqual([]);
      },
    );

    test("are unchanged by a second import", async () => {
      expect((await importInto(site, paintings).finished).output).toMatch(/10 unchanged/);
    });
  },
);
