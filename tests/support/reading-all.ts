import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { fingersOn } from "./touch.ts";

/**
 * Reads the exhibition of exhibition-keyboard.test.ts on a screen and on paper: everything is there, in order, and
 * nothing is requested from another site.
 */
export async function readsAll(page: Page, address: string): Promise<void> {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (
      !/^(data|blob):/.test(request.url()) &&
      !request.url().startsWith(new URL(address).origin)
    ) {
      strangers.push(request.url());
    }
  });
  await page.goto(address);
  await page.getByRole("heading", { level: 1, name: "Where maps end" }).waitFor();
  await page.getByText("Of edges.").waitFor();
  await hasText(page);
  const story = page.getByRole("region", { name: "From afar and near" });
  const steps = ["All of it", "The middle", "The side"];
  expect(await story.getByRole("heading", { level: 3 }).allTextContents()).toEqual(steps);
  const carousel = page.getByRole("region", { name: "Four corners" });
  await carousel.scrollIntoViewIfNeeded();
  await page.locator(".carousel-block .swiper-initialized").waitFor();
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await swipe(page, carousel);
  else await carousel.getByRole("button", { name: "Next" }).click();
  await carousel.getByText("2 / 4").waitFor();
  await page.getByRole("button", { name: "Play “A globe that turns”" }).waitFor();
  const shown = () =>
    page
      .locator(".exhibition-block")
      .evaluateAll((blocks) =>
        blocks.map((block) => block.checkVisibility() && block.getBoundingClientRect().height > 0),
      );
  expect(await shown()).toEqual(Array.from({ length: 10 }, () => true));
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);

  const paper = (await page.pdf()).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThan(2);
  // Images below the window load when the page is printed.
  await page.emulateMedia({ media: "print" });
  expect(await shown()).toEqual(Array.from({ length: 10 }, () => true));
  const buttons = page.locator("main").getByRole("button");
  expect(await buttons.filter({ visible: true }).allTextContents()).toEqual([]);
  const slides = carousel.locator(".carousel__slide img").filter({ visible: true });
  await expect.poll(() => slides.count()).toBe(4);
  expect(await story.getByRole("heading", { level: 3 }).filter({ visible: true }).count()).toBe(3);
  await expect.poll(() => story.locator("li img").filter({ visible: true }).count()).toBe(3);
  expect(strangers).toEqual([]);
}

/** Checks that the text is complete. */
async function hasText(page: Page) {
  const text = page.locator(".exhibition-block").first();
  await text.getByRole("heading", { level: 2, name: "The edge" }).waitFor();
  expect(await text.locator("strong").allTextContents()).toEqual(["flat"]);
  expect(await text.locator("em").allTextContents()).toEqual(["round"]);
  expect(await text.getByRole("listitem").allTextContents()).toEqual(["Torn", "Folded"]);
  expect(await text.locator("blockquote").textContent()).toBe("Nobody fell off.");
  const link = text.getByRole("link", { name: "all" });
  expect(await link.getAttribute("href")).toBe("https://example.org/all");
  await page.getByText("Said by Lambert.").waitFor();
}

/** Swipes a carousel to the next slide. */
async function swipe(page: Page, carousel: Locator) {
  const box = await carousel.locator(".carousel__viewport").boundingBox();
  if (!box) throw new Error("The carousel is nowhere.");
  const [right, left, y] = [box.x + box.width * 0.8, box.x + box.width * 0.1, box.y + 100];
  const fingers = await fingersOn(page);
  await fingers("touchStart", [right, y]);
  for (let part = 1; part <= 5; part++)
    await fingers("touchMove", [right + ((left - right) * part) / 5, y]);
  await fingers("touchEnd");
}
