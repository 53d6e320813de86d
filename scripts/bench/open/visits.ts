import type { Browser, BrowserContext, Page } from "playwright-core";
import { newVisitor, slowPage, slowWorkers } from "./browser.ts";
import type { Seen } from "./probe.ts";
import type { BenchSite } from "./site.ts";

/** Measurements and cost of a first visit without user input. */
export type FirstVisit = Seen & {
  /** Bytes of JavaScript that the page loaded, and that a service worker cached. */
  scripts: number;
  workerScripts: number;
};

/** Milliseconds without activity after which a page counts as complete. */
const quiet = 3000;
/** Timeout of each step, in milliseconds. */
const patience = 45_000;

/** Opens a page for the first time and waits until it is idle. */
export async function firstVisit(
  browser: Browser,
  site: BenchSite,
  path: string,
): Promise<FirstVisit> {
  await site.takeSent();
  const context = await newVisitor(browser);
  const { page } = await slowPage(context);
  await page.goto(site.url + path, { timeout: patience });
  const seen = await untilQuiet(page);
  await context.close();
  const sent = await site.takeSent();
  const bytes = (forPage: boolean) =>
    sent
      .filter(({ purpose }) => (purpose === "script") === forPage)
      .reduce((sum, { bytes: more }) => sum + more, 0);
  return { ...seen, scripts: bytes(true), workerScripts: bytes(false) };
}

/**
 * Opens a page for the first time and zooms with the mouse as soon as the image is visible: on Vitrine's page by a
 * click on the image, in a viewer by a turn of the wheel.
 *
 * @returns when the zoomed image was visible, and on Vitrine's page when the zoom view had drawn it
 */
export async function firstZoom(
  browser: Browser,
  address: string,
  isOurs: boolean,
): Promise<{ opened: number | null; zoomed: number | null }> {
  const context = await newVisitor(browser);
  const { page } = await slowPage(context);
  await page.goto(address, { timeout: patience, waitUntil: "commit" });
  const { x, y } = await page.evaluate<{ x: number; y: number }>("bench.middle()");
  let opened: number | null = null;
  if (isOurs) {
    await page.mouse.click(x, y);
    opened = await inTime(page.evaluate<number>("bench.opened()"));
  }
  let zoomed: number | null = null;
  if (!isOurs || opened !== null) {
    await page.evaluate("void bench.watch()");
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -200);
    zoomed = await inTime(page.evaluate<number>("bench.watched.zoomed"));
  }
  await context.close();
  return { opened, zoomed };
}

/** Opens a page again after a complete first visit. */
export async function secondVisit(
  browser: Browser,
  address: string,
  { offline = false } = {},
): Promise<Seen> {
  const context = await warmVisitor(browser, address);
  const workers = await slowWorkers(browser, { offline });
  const { page } = await slowPage(context, { offline });
  await page.goto(address, { timeout: patience });
  const seen = await untilQuiet(page);
  await context.close();
  await workers.stop();
  return seen;
}

/** Load time of the next page, from the click on its link. */
export type NextPage = { content: number; picture: number; title: string };

/** Hovers over a work's link for 300 ms, then clicks it, on an idle page. */
export async function nextPage(browser: Browser, address: string): Promise<NextPage> {
  const context = await warmVisitor(browser, address);
  const workers = await slowWorkers(browser);
  const { page } = await slowPage(context);
  await page.goto(address, { timeout: patience });
  await untilQuiet(page);
  const links = await page.locator("main a[href^='/works/']").all();
  let place: { x: number; y: number } | null = null;
  for (const link of links) {
    const box = await link.boundingBox();
    const bottom = box ? box.y + box.height : Infinity;
    if (box && box.x >= 0 && box.x + box.width <= 1280 && bottom <= 800 && box.y > 60) {
      place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      break;
    }
  }
  if (!place) throw new Error(`${address} shows no link to a work.`);
  await page.evaluate("void bench.next()");
  await page.mouse.move(place.x, place.y);
  await page.waitForTimeout(300);
  await page.mouse.down();
  await page.mouse.up();
  const next = await inTime(page.evaluate<NextPage>("bench.following.shown"));
  await context.close();
  await workers.stop();
  return next ?? { content: Infinity, picture: Infinity, title: "" };
}

/** Creates a visitor who has seen the page and has a filled browser cache. */
async function warmVisitor(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  await page.goto(address, { timeout: patience });
  await untilQuiet(page);
  // A peer's page has no service worker to wait for.
  await page.evaluate(
    "navigator.serviceWorker.getRegistration().then((one) => one && navigator.serviceWorker.ready)",
  );
  await untilQuiet(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.stopAllWorkers");
  await page.close();
  return context;
}

async function untilQuiet(page: Page): Promise<Seen> {
  const deadline = Date.now() + patience;
  for (;;) {
    const seen = await page.evaluate<Seen>("bench.seen()");
    const there = seen.picture !== null || seen.heading !== null;
    if ((there && seen.quiet > quiet) || Date.now() > deadline) return seen;
    await page.waitForTimeout(250);
  }
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref());
  return Promise.race([promise, late]);
}
