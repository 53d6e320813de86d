/** @module-tag full */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainText } from "../../src/text/rich-text.ts";
import { personOf, type Person } from "../support/album-people.ts";
import {
  axeViolations,
  frames,
  hiddenFocus,
  launchBrowser,
  openPage,
  untilReady,
} from "../support/browser.ts";
import { missingOfPattern } from "../support/carousel-pattern.ts";
import { writeCollection } from "../support/collection.ts";
import { change, newExhibition } from "../support/exhibition-operations.ts";
import type { Taken } from "../support/exhibition-operations.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { importInto } from "../support/site.ts";
import { publishEveryType, wholeViews } from "../support/whole-exhibition.ts";

let browser: Browser;
let folder: string;
let server: TestServer;
let curator: Person;
let views: [Taken, Taken, ...Taken[]];
/** The exhibition with a block of every type. */
let everyType: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
  await writeCollection(folder, { pictures: 4, plain: 0 });
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
  expect((await importInto(server.settings, folder).finished).code).toBe(0);
  curator = await personOf(server, "CURATOR");
  views = await wholeViews(curator);
  everyType = await publishEveryType(curator, views);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Adds a carousel of `count` slides to an exhibition. */
function addCarousel(exhibitionId: string, label: string, count: number) {
  const slides = Array.from({ length: count }, (_, place) => ({
    key: `s${place}`,
    view: views[place % views.length],
  }));
  return change(curator, "addBlock", { exhibitionId, content: { carousel: { label, slides } } });
}

async function visit(page: Page, address: string) {
  await page.goto(`${server.url}${address}`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await untilReady(page);
  // The page's deferred queries have completed.
  await page.waitForLoadState("networkidle");
}

/** Returns all violations that axe finds, by default in light and dark mode. */
async function violations(page: Page, schemes: readonly ("light" | "dark")[] = ["light", "dark"]) {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeViolations(page)).map((each) => `${colorScheme}: ${each}`));
  }
  return found;
}

test("exhibition-pages: the exhibition pages have no axe violations in any colour scheme", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  await visit(page, "/exhibitions");
  expect(await violations(page), "the list").toEqual([]);

  await visit(page, `/exhibitions/${everyType}`);
  // A distant block keeps its old colours until it is near; here all of them are checked at once.
  await page.locator(".exhibition-block").evaluateAll((blocks) => {
    for (const block of blocks) {
      if (block instanceof HTMLElement) block.style.contentVisibility = "visible";
    }
  });
  for (const colours of ["site", "night", "paper", "grey"]) {
    await page
      .locator(".exhibition")
      .evaluate((element, to) => element.setAttribute("data-colours", to), colours);
    // The night theme is dark in both modes.
    const schemes = colours === "night" ? (["light"] as const) : undefined;
    expect(await violations(page, schemes), colours).toEqual([]);
  }
  await page.getByRole("button", { name: "Present" }).click();
  await page.getByRole("dialog").waitFor();
  expect(await violations(page, ["light"]), "the presenter").toEqual([]);

  const story = await page.locator(".story-words").first().getAttribute("id");
  await page.goto(`${server.url}/exhibitions/screen/${story?.replace(/-a$/, "")}`);
  await page.locator("canvas").waitFor();
  expect(await violations(page, ["light"]), "the second screen").toEqual([]);

  const draft = await newExhibition(curator, "A draft");
  await addCarousel(draft, "One alone", 1);
  const { key } = await change(curator, "makeDraftLink", { id: draft });
  await visit(page, `/exhibitions/draft/${draft}?key=${key}`);
  expect(await violations(page, ["dark"]), "a draft").toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("exhibition-pages: a visitor with only a draft link can present its story on a second screen", async () => {
  const id = await newExhibition(curator, "A draft of a story");
  const steps = [{ key: "a", view: views[0], title: "The whole", text: plainText("All of it") }];
  await change(curator, "addBlock", { exhibitionId: id, content: { zoomStory: { steps } } });
  const { key } = await change(curator, "makeDraftLink", { id });
  const { page } = await openPage(browser);
  await visit(page, `/exhibitions/draft/${id}?key=${key}`);
  await page.getByRole("button", { name: "Present" }).click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Second screen" }).click();
  await (await opened).getByText("Step 1 of 1: The whole").waitFor({ state: "attached" });
  await page.context().close();
});

test.each([
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 1280, height: 900 },
])(
  "exhibition-pages: the stage of a story never covers the focused link of a step, at %o",
  async (viewport) => {
    const { page } = await openPage(browser, { viewport, reducedMotion: "reduce" });
    await visit(page, `/exhibitions/${everyType}`);
    const links = await page.locator(".story-words__place").all();
    expect(links.length).toBe(2);
    for (const link of [...links, ...links.toReversed()]) {
      await link.focus();
      await frames(page);
      expect(await hiddenFocus(page)).toBe(null);
    }
    await page.context().close();
  },
);

test("exhibition-pages: loading images cause no layout shift", async () => {
  const { page, faults } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/iiif/image/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/exhibitions/${everyType}`, { waitUntil: "domcontentloaded" });
  const pictures = page.locator(".exhibition .taken-image");
  await pictures.first().waitFor();
  const heights = () =>
    pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  const before = await heights();
  arrive();
  await pictures.evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLImageElement) each.loading = "eager";
  });
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 0),
      ),
    )
    .toBe(true);
  expect(before.length).toBeGreaterThan(5);
  expect(await heights()).toEqual(before);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Tabs through a carousel, and returns the focused elements that are not visible. */
async function unseenOnTheWay(page: Page, carousel: Locator): Promise<string[]> {
  const unseen: string[] = [];
  const focused = () =>
    carousel.evaluate((element) => {
      const { activeElement: focus } = document;
      if (!focus || !element.contains(focus)) return null;
      const slide = focus.closest("[aria-roledescription=slide]");
      const isHidden =
        slide !== null &&
        slide !== element.querySelector("[aria-roledescription=slide]:not([inert])");
      return { name: focus.outerHTML.slice(0, 80), isHidden };
    });
  await carousel.locator("button").first().focus();
  for (let focus = await focused(); focus; focus = await focused()) {
    if (focus.isHidden) unseen.push(focus.name);
    await page.keyboard.press("Tab");
  }
  return unseen;
}

test("exhibition-pages: every carousel follows the ARIA carousel pattern", async () => {
  const many = await newExhibition(curator, "Slides");
  await addCarousel(many, "One alone", 1);
  await addCarousel(many, "A great many", 500);
  const { exhibition: slides } = await change(curator, "publishExhibition", { id: many });
  const arabic = await newExhibition(curator, "شرائح");
  await change(curator, "editExhibition", { id: arabic, version: 1, language: "ar" });
  await addCarousel(arabic, "صور", 12);
  const { exhibition: mirrored } = await change(curator, "publishExhibition", { id: arabic });

  // With reduced motion no carousel rotates while a slow reader reaches it.
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  for (const { address, label, count, onward = "ArrowRight" } of [
    { address: "/", label: "Highlights", count: 5 },
    { address: `/exhibitions/${everyType}`, label: "Slides", count: 2 },
    { address: `/exhibitions/${slides.slug}`, label: "A great many", count: 500 },
    { address: `/exhibitions/${mirrored.slug}`, label: "صور", count: 12, onward: "ArrowLeft" },
  ]) {
    await visit(page, address);
    const carousel = page.getByRole("region", { name: label, exact: true });
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator(".swiper-initialized").waitFor();
    expect(await carousel.evaluate(missingOfPattern), label).toEqual([]);
    expect(await unseenOnTheWay(page, carousel), label).toEqual([]);
    await carousel.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press(onward);
    const told = carousel.locator("[aria-live]");
    await expect.poll(() => told.textContent()).toBe(`${label}: 2 of ${count}`);
    expect(await carousel.evaluate(missingOfPattern), label).toEqual([]);
  }
  await visit(page, `/exhibitions/${slides.slug}`);
  const alone = page.getByRole("region", { name: "One alone" }).last();
  expect(await alone.evaluate(missingOfPattern)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("exhibition-pages: the home page's carousel turns automatically without announcements, and stops on keyboard focus", async () => {
  const { page } = await openPage(browser);
  await page.clock.install();
  await visit(page, "/");
  const hero = page.getByRole("region", { name: "Highlights" });
  const stop = hero.getByRole("button", { name: "Stop going on by itself" });
  await stop.waitFor();
  await page.clock.fastForward(8_000);
  await hero.getByText(/^2 \//).waitFor();
  expect(await hero.locator("[aria-live]").textContent()).toBe("");
  await page.keyboard.press("Tab");
  await stop.focus();
  await hero.getByRole("button", { name: "Go on by itself" }).waitFor();
  await page.context().close();
});

test("exhibition-pages: a printed exhibition has every slide and step, the video's URL, and no controls", async () => {
  const { page } = await openPage(browser);
  await visit(page, `/exhibitions/${everyType}`);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme, "ink for white paper").toBe("light");
  await expect.poll(() => page.locator("button:visible, input:visible").count()).toBe(0);
  const slides = page.locator(".carousel__slide");
  const boxes = await Promise.all((await slides.all()).map((slide) => slide.boundingBox()));
  expect(boxes).toHaveLength(2);
  for (const box of boxes) {
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  }
  await expect.poll(() => page.locator(".story-words__picture img:visible").count()).toBe(2);
  const address = await page
    .locator(".video-block__words a")
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://youtu.be/abcdefghijk");
  await page.getByText("What is said").waitFor();
  await page.context().close();
});
