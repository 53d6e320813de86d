import type { Browser, CDPSession } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, launchBrowser, openPage } from "../support/browser.ts";
import {
  framesOf,
  inAddress,
  openCompare,
  picturesAreThere,
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

test("compare: images move together, and the link restores their positions", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  const [one = "", two = ""] = slugs;
  await openCompare(page, site, `view=${one}&view=${two}&lock=pixels`);
  const surfaces = page.getByRole("application");
  await surfaces.nth(1).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("+");
  // The URL is updated whenever the images rest, which can happen between two keys: 1,600, 1,067, 711, 474, 316 pixels.
  const across = async () => (await regionsOf(page))[1].region?.width;
  await expect.poll(across).toBeLessThan(400);
  const [first, second] = framesOf(page);
  expect(first.work).toBe(one);
  // The same number of pixels of both, in windows of the same size.
  expect((first.region?.width ?? 0) / (second.region?.width ?? 1)).toBeCloseTo(1, 1);
  const address = page.url();
  // At rest, the images do not move each other.
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
  await picturesAreThere(page);
  expect(page.url()).toBe(address);
  expect(await axeViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test(
  "compare: the curtain moves by keyboard and by mouse, and the images stay in place",
  { tags: ["full"] },
  async () => {
    const { page, faults } = await openPage(browser);
    const [one, two] = slugs;
    await openCompare(page, site, `view=${one}&view=${two}`);
    const canvas = await page.locator(".compare-pane canvas").first().elementHandle();
    await page.getByLabel("Arrange").selectOption("curtain");
    const curtain = page.getByRole("slider", { name: /^Curtain/ });
    await curtain.focus();
    await page.keyboard.press("PageUp");
    const share = async () => 100 * Number(await curtain.inputValue());
    await expect.poll(share).toBe(60);
    await page.waitForURL(/as=curtain.*share=0\.6/);
    const edge = await page.locator(".curtain__edge").boundingBox();
    if (!edge) throw new Error("the curtain has no place");
    await page.mouse.move(edge.x + edge.width / 2, edge.y + 40);
    await page.mouse.down();
    await page.mouse.move(edge.x - 300, edge.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(share).toBeLessThan(50);
    expect(await canvas?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("b");
    await page.waitForURL(/as=blink/);
    expect(await axeViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test(
  "compare: a damaged link opens with its valid parts and names what is missing",
  { tags: ["full"] },
  async () => {
    const { page } = await openPage(browser);
    const [one, two] = slugs;
    await openCompare(page, site, `view=${one};image:9&view=gone&view=${two}&lock=nonsense`);
    const note = page.locator(".compare__note");
    expect(await note.textContent()).toMatch(/what is kept in common.*image 9.*“gone”/);
    expect(await page.title()).toMatch(/^Compare: Study no\. 1.* and Study no\. 2/);
    await page.context().close();
  },
);

test(
  "compare: an image is added by search, moved by button and removed",
  { tags: ["full"] },
  async () => {
    const { page, faults } = await openPage(browser);
    const [one, , three] = slugs;
    await openCompare(page, site, `view=${one}`, 1);
    await page.getByRole("button", { name: "Add a picture" }).click();
    await page.getByLabel("Find a work to compare").fill("Study no. 3");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Study no\. 3/ })
      .press("Enter");
    await page.waitForURL((url) => url.searchParams.getAll("view").join() === `${one},${three}`);
    await page.getByRole("button", { name: /^Move Study no\. 3.* forward$/ }).click();
    await page.waitForURL((url) => url.searchParams.getAll("view").join() === `${three},${one}`);
    await page.getByRole("button", { name: /^Remove Study no\. 3/ }).press("Enter");
    await page.waitForURL((url) => url.searchParams.getAll("view").join() === one);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test(
  "compare: Back restores the position of every image, also of those that only followed",
  { tags: ["full"] },
  async () => {
    const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
    const [one, two, three] = slugs;
    await openCompare(page, site, `view=${one}&view=${two}&view=${three}`, 3);
    await page.getByRole("button", { name: /^More for Study no\. 3/ }).click();
    await page.getByRole("button", { name: /^Remove Study no\. 3/ }).click();
    await page.waitForURL((url) => inAddress(url).length === 2);
    const first = page.getByRole("application").first();
    await first.focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press("+");
    await regionsOf(page);
    await page.keyboard.press("m");
    await page.waitForURL(/rotation:!0/);
    await page.goBack();
    await page.waitForURL((url) => inAddress(url).length === 3 && !url.search.includes("region"));
    await picturesAreThere(page, 3);
    await first.focus();
    // The URL now contains the placement of each image.
    await page.keyboard.press("r");
    await page.waitForURL(/rotation:/);
    const [turned, other] = framesOf(page);
    expect(turned).toMatchObject({ region: null, rotation: 90, mirror: false });
    expect(other).toMatchObject({ region: null, rotation: 0, mirror: false });
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test(
  "compare: Back restores a link's region of every image, also of those that only followed",
  { tags: ["full"] },
  async () => {
    const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
    const [one, two] = slugs;
    const parts = `view=${one};region:200,150,500,400&view=${two};region:0,900,300,400`;
    await openCompare(page, site, parts);
    await page.waitForLoadState("networkidle");
    const stages = page.locator(".compare-item__stage");
    const pictures = () => Promise.all([0, 1].map((index) => stages.nth(index).screenshot()));
    const before = await pictures();
    await page.getByRole("button", { name: /^Move Study no\. 2.* forward$/ }).click();
    await page.waitForURL((url) => inAddress(url).join() === `${two},${one}`);
    const moved = page.url();
    await page.getByRole("application").first().focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press("+");
    await page.waitForURL((url) => url.href !== moved);
    await page.goBack();
    await page.waitForURL((url) => inAddress(url).join() === `${one},${two}`);
    const apart = async () => {
      const after = await pictures();
      return Math.max(
        ...(await Promise.all(
          before.map((shot, index) => difference(shot, after[index] ?? Buffer.of())),
        )),
      );
    };
    await expect.poll(apart, { interval: 500 }).toBeLessThan(6);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test("compare: arrangement and lock are selected by arrow keys", { tags: ["full"] }, async () => {
  const { page, faults } = await openPage(browser);
  const [one, two] = slugs;
  await openCompare(page, site, `view=${one}&view=${two}`);
  await page.getByLabel("Arrange").focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/as=curtain/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/lock=pixels/);
  await page.keyboard.press("ArrowUp");
  await page.waitForURL((url) => !url.searchParams.has("lock"));
  expect(faults).toEqual([]);
  await page.context().close();
});

test(
  "compare: a link's region is shown before the script has loaded, and does not move afterwards",
  { tags: ["full"] },
  async () => {
    const { page: bare } = await openPage(browser, { javaScriptEnabled: false });
    const { page } = await openPage(browser, { reducedMotion: "reduce" });
    const [one, two] = slugs;
    const search = `view=${one};region:200,150,500,400;rotation:!90&view=${two};region:0,900,300,400`;
    await bare.goto(`${site.url}/compare?${search}`);
    await openCompare(page, site, search);
    const stages = page.locator(".compare-item__stage");
    for (const index of [0, 1]) {
      const sent = bare.locator(".compare-item__stage").nth(index);
      const apart = async () =>
        difference(await sent.screenshot(), await stages.nth(index).screenshot());
      await expect.poll(apart).toBeLessThan(6);
    }
    await bare.context().close();
    await page.context().close();
  },
);

test(
  "compare: the menu of a work adds it to a comparison of at most four",
  { tags: ["full"] },
  async () => {
    const { page, faults } = await openPage(browser);
    const choose = async (slug = "", entry: string) => {
      await page.goto(`${site.url}/works/${slug}`);
      const menu = page
        .locator(".work-actions")
        .getByRole("button", { name: "Download and share" });
      await menu.click();
      await page.getByRole("menuitem", { name: entry }).click();
    };
    const [one, two, three, four] = slugs;
    await choose(one, "Compare");
    await page.getByText(/Add a second picture/).waitFor();
    await picturesAreThere(page, 1);
    for (const [count, slug] of [two, three, four].entries()) {
      await choose(slug, "Add to comparison");
      await page.waitForURL((url) => inAddress(url).length === count + 2);
      // The URL changes before the page stores the comparison.
      await picturesAreThere(page, count + 2);
    }
    expect(inAddress(new URL(page.url()))).toEqual(slugs);
    // The button looks disabled, and explains why when it is pressed.
    await page.getByRole("button", { name: "Add a picture" }).press("Enter");
    await page.getByText(/^Four pictures are compared already/).waitFor();
    await choose(one, "Add to comparison");
    await page.getByRole("link", { name: "To the comparison" }).click();
    await page.waitForURL((url) => inAddress(url).length === 4);
    await choose(three, "New comparison");
    await page.waitForURL((url) => inAddress(url).join() === three);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test(
  "compare: the list of keyboard shortcuts opens by ? and can switch letters off",
  { tags: ["full"] },
  async () => {
    const { page } = await openPage(browser);
    const [one, two] = slugs;
    await openCompare(page, site, `view=${one}&view=${two}`);
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keys" });
    await sheet.getByText("Turn this one right; with Shift left").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.keyboard.press("b");
    await page.getByRole("application").first().focus();
    await page.keyboard.press("r");
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/region:/);
    expect(page.url()).not.toMatch(/as=|rotation/);
    await page.context().close();
  },
);

test("compare: repeated visits leak no nodes or listeners", { tags: ["full"] }, async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  const [one, two] = slugs;
  await openCompare(page, site, `view=${one}&view=${two}`);
  const cdp = await page.context().newCDPSession(page);
  const comeAndGo = async () => {
    await page.getByRole("link", { name: "Albums" }).click();
    await page.getByRole("heading", { name: "Your favourites" }).waitFor();
    expect(await page.locator("canvas").count()).toBe(0);
    await page.goBack();
    await picturesAreThere(page);
  };
  for (let turn = 0; turn < 4; turn++) await comeAndGo();
  const before = await left(cdp);
  for (let turn = 0; turn < 10; turn++) await comeAndGo();
  // The last one is freed a little later.
  const grown = async () => {
    const { nodes, jsEventListeners } = await left(cdp);
    return Math.max(nodes - before.nodes, jsEventListeners - before.jsEventListeners);
  };
  await expect.poll(grown, { interval: 1000 }).toBeLessThan(40);
  await page.context().close();
});

/** Returns the nodes and listeners of the page that remain after garbage collection. */
async function left(cdp: CDPSession) {
  for (let turn = 0; turn < 3; turn++) await cdp.send("HeapProfiler.collectGarbage");
  return cdp.send("Memory.getDOMCounters");
}

/** Returns the mean difference, from 0 to 255, between two images of the same size. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const size = { width: 96, height: 96, fit: "fill" as const };
  const [one, other] = await Promise.all(
    [a, b].map((bytes) => sharp(bytes).removeAlpha().resize(size).raw().toBuffer()),
  );
  if (!one || !other) throw new Error("no pixels");
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}
