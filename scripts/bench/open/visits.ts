import type { Browser, BrowserContext, Page } from "playwright-core";
import { newVisitor, slowPage, slowWorkers } from "./browser.ts";
import type { Seen } from "./probe.ts";
import type { BenchSite } from "./site.ts";

/** What a first visit, in which nothing is touched, has shown and cost. */
export type FirstVisit = Seen & {
  /** Bytes of JavaScript that the page loaded, and that a service worker put into its cache. */
  scripts: number;
  workerScripts: number;
};

/** How long nothing may happen until a page counts as done, in milliseconds. */
const quiet = 3000;
/** How long anything may take. */
const patience = 45_000;

/** Opens a page that has never been opened, and leaves it alone until it is quiet. */
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
 * Opens a page for the first time and zooms as soon as the picture is seen, with the mouse: on our
 * page by a press on the picture, in a viewer by a turn of the wheel.
 *
 * @returns when the zoomed picture was seen, and on our page when the close-up had it drawn
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

/** Opens a page again that was opened once before and had all the time it wanted. */
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

/** How long the next page took, counted from the press on its link. */
export type NextPage = { content: number; picture: number; title: string };

/** Rests on a work's link for 300 ms, then presses it, on a page that has been quiet. */
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

/** A visitor who has seen the page, and whose browser has kept what it wanted to keep. */
async function warmVisitor(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  await page.goto(address, { timeout: patience });
  await untilQuiet(page);
  // A peer's page has no service worker, and waits for none.
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
