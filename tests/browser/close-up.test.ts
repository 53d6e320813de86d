/** @module-tag full */
import type { Browser, CDPSession, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gradient } from "../server/images/support.ts";
import { untilDrawn, launchBrowser, openPage } from "../support/browser.ts";
import { startIiifSite } from "../support/iiif-site.ts";
import type { Site } from "../support/site.ts";
import { importInto, startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
/** The page of a work with two images, the first of 1,600 by 1,000 pixels. */
let address: string;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({
      collection: { pictures: 1, plain: 0 },
      environment: { VITRINE_PRIVATE_ADDRESSES: "on" },
    }),
  ]);
  address = `${site.url}/works/study-no-1-sea-t-1`;
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const zoomIn = (page: Page) => page.getByRole("button", { name: "Zoom in" });
const closeUp = (page: Page) => page.getByRole("dialog", { name: /close up$/ });
const drawn = (page: Page) => untilDrawn(closeUp(page));

test("close-up: the view is stored in the URL, restored from it, and left by Back", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
  await page.goto(address);
  await zoomIn(page).click();
  await page.waitForURL(/\?region=full$/);
  await drawn(page);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, -400);
  await page.waitForURL(/\?region=\d+,\d+,\d+,\d+$/);
  await page.keyboard.press("m");
  await page.waitForURL(/&rotation=!0$/);
  await page.keyboard.press("r");
  await page.waitForURL(/&rotation=!90$/);

  const link = page.url();
  const { page: other } = await openPage(browser, { reducedMotion: "reduce" });
  await other.goto(link);
  await drawn(other);
  expect(other.url()).toBe(link);
  await other.context().close();

  await page.goBack();
  await closeUp(page).waitFor({ state: "detached" });
  expect(page.url()).toBe(address);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("close-up: a link's view matches the region, mirroring and rotation of the image service", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${address}?region=400,250,800,500&rotation=!90`);
  await drawn(page);
  const service = await page.evaluate(
    () => document.querySelector(".deep-zoom__before img:last-child")?.getAttribute("src") ?? "",
  );
  const cut = `${service.split("/full/")[0]}/400,250,800,500/800,500/!90/default.jpg`;
  const expected = await (await page.request.get(`${site.url}${cut}`)).body();
  // 500 by 800 pixels fill the height of 900. Compares their centre, which no button covers.
  const scale = 900 / 800;
  const [width, height] = [250 * scale, 400 * scale];
  const clip = { x: 640 - width / 2, y: 450 - height / 2, width, height };
  const cutOut = sharp(expected).extract({ left: 125, top: 200, width: 250, height: 400 });
  const middle = await cutOut.png().toBuffer();
  await expect
    .poll(async () => difference(await page.screenshot({ clip }), middle))
    .toBeLessThan(12);
  await page.context().close();
});

test("close-up: a damaged link opens with its valid parts and names the others", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(`${address}?image=2&region=5000,0,10,10&rotation=upside&lens=x`);
  await closeUp(page).waitFor();
  const note = "This link opens without the rotation, the lens and the region.";
  await closeUp(page).getByText(note).waitFor();
  await closeUp(page).getByText("2 of 2").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("close-up: two fingers zoom the image, and the wheel over the page scrolls the page", async () => {
  const { page } = await openPage(browser, {
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  await page.goto(address);
  await page.mouse.move(195, 200);
  // A wheel event is lost while the page is still in layout.
  const scrolled = async () => {
    await page.mouse.wheel(0, 300);
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.evaluate(() => window.scrollTo(0, 0));
  await zoomIn(page).tap();
  await drawn(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Input.synthesizePinchGesture", { x: 195, y: 350, scaleFactor: 2.5 });
  await page.waitForURL(/\?region=\d+,\d+,\d+,\d+$/);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await page.context().close();
});

test("close-up: letter shortcuts can be switched off", async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  await page.goto(`${address}?region=full`);
  await drawn(page);
  await page.getByRole("application").focus();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keys" });
  await sheet.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.getByRole("application").focus();
  await page.keyboard.press("r");
  await page.keyboard.press("a");
  await closeUp(page).getByRole("button", { name: "Zoom in" }).click();
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(/\?region=\d+,\d+,\d+,\d+$/);
  expect(page.url()).not.toContain("rotation");
  expect(await page.getByRole("region", { name: /^Brightness/ }).count()).toBe(0);
  await page.context().close();
});

test("close-up: a tile that fails to load causes an error, and loads on retry", async () => {
  const { page } = await openPage(browser);
  let isBroken = true;
  await page.route(/\/\d+,\d+,\d+,\d+\/\d+,\d+\/0\/default\.jpg$/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto(`${address}?region=0,0,400,300`);
  const again = closeUp(page).getByRole("button", { name: "Try again" });
  await again.waitFor();
  isBroken = false;
  await again.click();
  await again.waitFor({ state: "detached" });
  await page.context().close();
});

test("close-up: repeated opening and closing leaks no nodes, listeners or workers", async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  await page.goto(address);
  const cdp = await page.context().newCDPSession(page);
  const openAndClose = async () => {
    await zoomIn(page).click();
    await drawn(page);
    await page.keyboard.press("Escape");
    await closeUp(page).waitFor({ state: "detached" });
  };
  for (let turn = 0; turn < 4; turn++) await openAndClose();
  const before = await left(cdp);
  for (let turn = 0; turn < 16; turn++) await openAndClose();
  // The last one is freed a little later.
  const grown = async () => {
    const { nodes, jsEventListeners } = await left(cdp);
    return Math.max(nodes - before.nodes, jsEventListeners - before.jsEventListeners);
  };
  await expect.poll(grown, { interval: 1000 }).toBeLessThan(40);
  await expect.poll(() => page.workers().length).toBe(0);
  await page.context().close();
});

test("close-up: closing it before its script has loaded leaves no worker behind", async () => {
  const { page } = await openPage(browser);
  const program = /\/openseadragon-[^/]*\.js$/;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(program, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  const [request, worker] = await Promise.all([
    page.waitForRequest(program),
    page.waitForEvent("worker"),
    zoomIn(page).click(),
  ]);
  // It responds once it runs.
  await worker.evaluate("0");
  await page.keyboard.press("Escape");
  await closeUp(page).waitFor({ state: "detached" });
  letGo();
  await request.response();
  await expect.poll(() => page.workers().length).toBe(0);
  await page.context().close();
});

test("close-up: a remote image loads through this site, and its viewed tiles stay available after the remote site is gone", async () => {
  const size = { width: 1300, height: 900 };
  const there = await startIiifSite(() => gradient(size.width, size.height), size);
  const source = `${there.origin}/level0/info.json`;
  const imported = importInto(site, source, "--private-addresses", "--keep-remote");
  expect((await imported.finished).code).toBe(0);
  there.asked = [];
  const { page } = await openPage(browser);
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${site.url}/works`);
  const link = page.locator('a[href^="/works/level0"]').first();
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('a[href^="/works/level0"] img');
    return picture?.complete === true && picture.naturalWidth > 0;
  });
  expect(there.asked).toEqual([]);
  await link.click();
  await zoomIn(page).click();
  await drawn(page);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, -400);
  await page.waitForURL(/\?region=\d+,\d+,\d+,\d+$/);
  await drawn(page);
  const seen = page.url();
  expect(there.asked.length).toBeGreaterThan(0);
  expect([...hosts]).toEqual([new URL(site.url).host]);
  await page.context().close();

  await there.close();
  const { page: later } = await openPage(browser);
  const answered: number[] = [];
  later.on("response", (response) => {
    if (response.url().includes("/iiif/image/3/")) answered.push(response.status());
  });
  await later.goto(seen);
  await drawn(later);
  expect(answered.length).toBeGreaterThan(2);
  expect(new Set(answered)).toEqual(new Set([200]));
  await later.context().close();
});

/** Returns the nodes and listeners of the page that remain after garbage collection. */
async function left(cdp: CDPSession) {
  for (let turn = 0; turn < 3; turn++) await cdp.send("HeapProfiler.collectGarbage");
  return cdp.send("Memory.getDOMCounters");
}

/** Returns the mean difference, from 0 to 255, between two images scaled to the same size. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const size = { width: 64, height: 64, fit: "fill" as const };
  const [one, other] = await Promise.all(
    [a, b].map((bytes) => sharp(bytes).removeAlpha().resize(size).raw().toBuffer()),
  );
  if (!one || !other) throw new Error("no pixels");
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}
