import type { Browser, Page } from "playwright-core";
import { tasksWhile } from "../list/tasks.ts";
import { launchChromium, pageScript, slowness, slowPage } from "../open/browser.ts";
import { peerVersion } from "../peers.ts";
import { percentile } from "../figures.ts";
import { ms, Samples } from "../samples.ts";
import type { BenchTable } from "../table.ts";
import { benchLeak } from "./leak.ts";
import type { Look } from "./picture.ts";
import { startZoomSite } from "./zoom-site.ts";

const rounds = 5;
const window = { width: 1280, height: 800 };
/** Turns of the wheel from the whole image to its full resolution, and milliseconds between them. */
const [turns, pause] = [11, 100];
/** Milliseconds without a request after which loading counts as complete. */
const quiet = 3000;
const patience = 120_000;
const goals = { time: 0.6, requests: 0.5, frames: 50, task: 100, sharpness: 0.9 };
/** Chromium's trace event for a frame that a worker has painted. */
const painted = { category: "blink", name: "OffscreenCanvas::PushFrame" };
const tile = /\/iiif\/image\/3\/[^/]+\/\d+,\d+,\d+,\d+\/\d+,\d*\//;

type Sharp = { after: number; sharpness: number };
type Zoomed = { sharp: Sharp | null; requests: number };

/**
 * Measures zooming from the whole of a large image to its full resolution, compared with a bare OpenSeadragon on the
 * same tiles; frames and tasks during ten seconds of zooming and panning; and memory leaks after closing.
 */
export async function benchZoom(look: Look): Promise<BenchTable[]> {
  const site = await startZoomSite(look);
  const browser = await launchChromium();
  const probe = await pageScript("../look/zoom-probe.ts");
  try {
    const figures = new Samples<string>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, address] of [
        ["ours", site.ours],
        ["bare", site.bare],
      ] as const) {
        const { sharp, requests } = await zoom(browser, address, probe);
        figures.add(`${name} sharp`, sharp?.after ?? null);
        figures.add(`${name} sharpness`, sharp?.sharpness ?? null);
        figures.add(`${name} requests`, requests);
      }
    }
    return [
      zoomTable(figures),
      await benchFrames(browser, site.ours, probe),
      await benchLeak(browser, site.work),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function zoom(browser: Browser, address: string, probe: string): Promise<Zoomed> {
  const context = await browser.newContext({ viewport: window, serviceWorkers: "block" });
  await context.addInitScript({ content: probe });
  const { page } = await slowPage(context);
  let requests = 0;
  let lastAt = performance.now();
  page.on("request", (request) => {
    lastAt = performance.now();
    if (tile.test(request.url())) requests += 1;
  });
  page.on("requestfinished", () => (lastAt = performance.now()));
  const untilQuiet = async () => {
    while (performance.now() - lastAt < quiet) await page.waitForTimeout(100);
  };
  await page.goto(address, { timeout: patience });
  await page.locator("canvas").first().waitFor({ timeout: patience });
  await untilQuiet();
  requests = 0;
  await page.evaluate("zoomBench.watch()");
  await turnWheel(page, turns, -100);
  lastAt = performance.now();
  await untilQuiet();
  const sharp = await page.evaluate<Sharp | null>("zoomBench.sharpAfter()");
  await context.close();
  return { sharp, requests };
}

async function turnWheel(page: Page, count: number, by: number): Promise<void> {
  await page.mouse.move(window.width * 0.55, window.height * 0.45);
  for (let turn = 0; turn < count; turn += 1) {
    // The next turn also waits for the page: turns that arrive while it is busy would be merged into one.
    await Promise.all([page.mouse.wheel(0, by), page.waitForTimeout(pause)]);
  }
}

/** Measures ten seconds of zooming and dragging, with a slowed processor and the network unchanged. */
async function benchFrames(browser: Browser, address: string, probe: string): Promise<BenchTable> {
  const context = await browser.newContext({ viewport: window, serviceWorkers: "block" });
  await context.addInitScript({ content: probe });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(".deep-zoom__before[hidden]").waitFor({ state: "attached" });
  await page.waitForTimeout(quiet);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowness.processor });
  await page.evaluate("zoomBench.takeFrames()");
  const move = async () => {
    const end = performance.now() + 10_000;
    while (performance.now() < end) {
      await turnWheel(page, 6, -100);
      await drag(page);
      await turnWheel(page, 4, 100);
      await drag(page);
    }
    return page.evaluate<number[]>("zoomBench.takeFrames()");
  };
  const { result, tasks, eventsAt } = await tasksWhile(browser, page, move, painted);
  await context.close();
  const pictures = eventsAt.toSorted((a, b) => a - b);
  const between = pictures.slice(1).map((at, index) => at - (pictures[index] ?? at));
  const [pageRate, pictureRate] = [result, between].map((times) => 1000 / percentile(times, 0.5));
  const rate = Math.min(pageRate ?? NaN, pictureRate ?? NaN);
  return {
    name: "look: ten seconds of zooming and moving",
    columns: ["", "frames", "median a second", "longest task ms", "tasks over 50 ms"],
    rows: [
      ["page", result.length, pageRate?.toFixed(0) ?? "", tasks.longest.toFixed(0), tasks.long],
      ["picture", pictures.length, pictureRate?.toFixed(0) ?? "", "", ""],
    ],
    goals: [
      {
        text: `at least ${goals.frames} frames a second, median, of the page and of the picture`,
        met: rate >= goals.frames,
        value: rate.toFixed(1),
      },
      {
        text: `no task over ${goals.task} ms`,
        met: tasks.longest <= goals.task,
        value: `${tasks.longest.toFixed(0)} ms`,
      },
    ],
    notes: [
      `Chromium, window ${window.width} x ${window.height}, processor slowed ${slowness.processor} times, network as it is. Tasks are those of the page's own thread;`,
      "the picture is painted by a worker, whose frames are counted where they are handed over.",
    ],
  };
}

async function drag(page: Page): Promise<void> {
  const [x, y] = [window.width * 0.6, window.height * 0.55];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y - 150, { steps: 25 });
  await page.mouse.up();
}

function zoomTable(figures: Samples<string>): BenchTable {
  const of = (name: string) => figures.median(name);
  const time = of("ours sharp") / of("bare sharp");
  const requests = of("ours requests") / of("bare requests");
  const sharpness = of("ours sharpness") / of("bare sharpness");
  return {
    name: "look: from the first turn of the wheel to sharp at full depth",
    columns: ["", "ms", "requests", "sharpness"],
    rows: [
      ["Vitrine", ms(of("ours sharp")), of("ours requests"), of("ours sharpness").toFixed(1)],
      [
        `OpenSeadragon ${peerVersion("openseadragon")}, a bare page`,
        ms(of("bare sharp")),
        of("bare requests"),
        of("bare sharpness").toFixed(1),
      ],
    ],
    goals: [
      {
        text: `at most ${goals.time} times the time`,
        met: time <= goals.time,
        value: `${time.toFixed(2)} times`,
      },
      {
        text: `at most ${goals.requests} times the requests`,
        met: requests <= goals.requests,
        value: `${requests.toFixed(2)} times`,
      },
      {
        text: `in the end at least ${goals.sharpness} times as sharp`,
        met: sharpness >= goals.sharpness,
        value: `${sharpness.toFixed(2)} times`,
      },
    ],
    notes: [
      `Processor slowed ${slowness.processor} times, ${slowness.latency} ms a request, ${(slowness.download * 8) / 1e6} Mbit/s; the same tiles of the same 20,000 x 14,000 picture; medians of ${rounds} rounds in turn.`,
      `${turns} turns of the wheel, one every ${pause} ms or as soon as the page has taken the one before, each 1.3 times larger for both;`,
      `requests, the aborted ones too, until nothing was asked for for ${quiet / 1000} s. Sharp: the dullest of nine places of the canvas is, for good,`,
      "at least 0.85 times as sharp as in the end; looked at ten times a second once the wheel is still. Sharpness: by how much pixels differ from their neighbours there.",
    ],
  };
}
