import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromCompareSearch } from "../../src/view/address.ts";
import type { Frame } from "../../src/view/view.ts";
import { axeViolations, launchBrowser, openPage } from "../support/browser.ts";
import { writeCollection } from "../support/collection.ts";
import type { Site } from "../support/site.ts";
import { importInto, startSite } from "../support/site.ts";

let browser: Browser;
let folder: string;
let site: Site;
let slugs: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
  await writeCollection(folder, { pictures: 3, plain: 0 });
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
  expect((await importInto(site, folder).finished).code).toBe(0);
  const page = await (await fetch(`${site.url}/works`)).text();
  const found = [...page.matchAll(/href="\/works\/([^"?/]+)"/g)].map(([, slug]) => slug ?? "");
  slugs = [1, 2, 3].map(
    (number) => found.find((slug) => slug.startsWith(`study-no-${number}-`)) ?? "",
  );
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a comparison and waits until every picture of it can be moved. */
async function openCompare(page: Page, search: string, pictures = 2) {
  await page.goto(`${site.url}/compare?${search}`);
  await page.waitForFunction(
    (count) => document.querySelectorAll(".compare-before[hidden]").length === count,
    pictures,
  );
}

/** The first two pictures in the address, once it says something of both. */
async function regionsOf(page: Page): Promise<readonly [Frame, Frame]> {
  await page.waitForFunction(() => (location.href.match(/region:/g) ?? []).length === 2);
  const { view } = fromCompareSearch({ view: new URL(page.url()).searchParams.getAll("view") });
  const other = view?.comparison?.others[0];
  if (!view || !other) throw new Error(`nothing is compared at ${page.url()}`);
  return [view, other];
}

test("pictures move together, whoever leads, and the link opens at the same places", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  const [one = "", two = ""] = slugs;
  await openCompare(page, `view=${one}&view=${two}&lock=pixels`);
  const surfaces = page.getByRole("application");
  await surfaces.nth(1).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("+");
  const [first, second] = await regionsOf(page);
  expect(first.work).toBe(one);
  // The same pixels of both, in windows of one size.
  expect((first.region?.width ?? 0) / (second.region?.width ?? 1)).toBeCloseTo(1, 1);
  const address = page.url();
  // At rest: nobody answers anybody.
  await surfaces.nth(0).focus();
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const before = location.href;
        setTimeout(() => resolve(location.href === before), 1500);
      }),
  );
  expect(page.url()).toBe(address);
  await page.reload();
  await page.waitForFunction(
    () => document.querySelectorAll(".compare-before[hidden]").length === 2,
  );
  expect(page.url()).toBe(address);
  expect(await axeViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("the curtain is drawn by keyboard and by hand, and the pictures stay where they are", async () => {
  const { page, faults } = await openPage(browser);
  const [one, two] = slugs;
  await openCompare(page, `view=${one}&view=${two}`);
  const canvas = await page.locator(".compare-pane canvas").first().elementHandle();
  await page.getByLabel("Arrange").selectOption("curtain");
  const curtain = page.getByRole("slider", { name: "Curtain" });
  await curtain.focus();
  await page.keyboard.press("Shift+ArrowRight");
  expect(await curtain.getAttribute("aria-valuenow")).toBe("60");
  await page.waitForURL(/as=curtain.*share=0\.6/);
  const edge = await curtain.boundingBox();
  if (!edge) throw new Error("the curtain has no place");
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 40);
  await page.mouse.down();
  await page.mouse.move(edge.x - 300, edge.y + 40, { steps: 4 });
  await page.mouse.up();
  expect(Number(await curtain.getAttribute("aria-valuenow"))).toBeLessThan(50);
  expect(await canvas?.evaluate((element) => element.isConnected)).toBe(true);
  await page.keyboard.press("b");
  await page.waitForURL(/as=blink/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a damaged link opens as much as it can and says what is missing", async () => {
  const { page } = await openPage(browser);
  const [one, two] = slugs;
  await openCompare(page, `view=${one};image:9&view=gone&view=${two}&lock=nonsense`);
  const note = page.locator(".compare__note");
  expect(await note.textContent()).toMatch(/what is kept in common.*image 9.*“gone”/);
  expect(await page.title()).toMatch(/^Compare: Study no\. 1.* and Study no\. 2/);
  await page.context().close();
});

test("a picture is added by search, moved by button and taken away", async () => {
  const { page, faults } = await openPage(browser);
  const [one, two, three] = slugs;
  await openCompare(page, `view=${one}`, 1);
  await page.getByRole("button", { name: "Add a picture" }).click();
  await page.getByLabel("Find a work to compare").fill("Study no. 3");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Study no\. 3/ })
    .click();
  await page.waitForURL((url) => url.searchParams.getAll("view").join() === `${one},${three}`);
  await page.getByRole("button", { name: /^Move Study no\. 3.* forward$/ }).click();
  await page.waitForURL((url) => url.searchParams.getAll("view").join() === `${three},${one}`);
  await page.getByRole("button", { name: /^Remove Study no\. 3/ }).click();
  await page.waitForURL((url) => url.searchParams.getAll("view").join() === one);
  expect(two).not.toBe(three);
  expect(faults).toEqual([]);
  await page.context().close();
});
