import { existsSync } from "node:fs";
import type { Browser, CDPSession } from "playwright-core";
import { launchChromium, slowness } from "../open/browser.ts";
import type { BenchTable } from "../table.ts";
import { scrollOn } from "./scroll.ts";
import { source, startListSite } from "./site.ts";
import { tasksWhile, type Tasks } from "./tasks.ts";

const works = 5_000;
const views = { grid: "/works", list: "/works?view=list", table: "/works?view=table" };
const megabyte = 2 ** 20;
/** Number of steps per trace: a longer trace would fill the memory. */
const steps = 150;
/** Time to wait after scrolling, and timeout for the end of a list, in milliseconds. */
const [afterwards, patience] = [4_000, 600_000];
/** Limits: nodes, megabytes and milliseconds. */
const [mostNodes, mostHeap, longest] = [1500, 60, 100];

/** Measures scrolling through a long list in a slowed Chromium: drawn nodes, retained memory, and duration of tasks. */
export async function benchList(): Promise<BenchTable> {
  if (!existsSync(source)) {
    const notes = [`Left out: ${source} is not there.`];
    return { name: "list", columns: [], rows: [], goals: [], notes };
  }
  const site = await startListSite(works);
  const browser = await launchChromium();
  try {
    const found = [];
    for (const [name, path] of Object.entries(views)) {
      process.stderr.write(`list: ${name} …\n`);
      found.push({ name, ...(await measure(browser, site.url + path)) });
    }
    return tableOf(found, browser.version());
  } finally {
    await browser.close();
    await site.stop();
  }
}

type Measured = Tasks & {
  /** Number of works seen, and maximum number of elements and texts at once. */
  works: number;
  nodes: number;
  heapBefore: number;
  heapAfter: number;
  time: number;
};

async function measure(browser: Browser, url: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  // tsx compiles functions to code that calls this helper to preserve their names.
  await context.addInitScript("globalThis.__name = (named) => named");
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowness.processor });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(afterwards);
  const heapBefore = await heapOf(cdp);
  const began = performance.now();
  const seen = new Set<string>();
  const most = { nodes: 0, longest: 0, long: 0 };
  for (let isEnd = false; !isEnd;) {
    const { result, tasks } = await tasksWhile(browser, page, async () => {
      const scrolled = await page.evaluate(scrollOn, steps);
      // Some work is deferred until the browser is idle.
      await page.waitForTimeout(afterwards);
      return scrolled;
    });
    for (const address of result.seen) seen.add(address);
    most.nodes = Math.max(most.nodes, result.mostNodes);
    most.longest = Math.max(most.longest, tasks.longest);
    most.long += tasks.long;
    isEnd = result.isEnd || performance.now() - began > patience;
  }
  const time = performance.now() - began;
  const heapAfter = await heapOf(cdp);
  await context.close();
  return { ...most, works: seen.size, time, heapBefore, heapAfter };
}

/** Returns the size of the page's JavaScript heap, in bytes. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

function tableOf(found: (Measured & { name: string })[], version: string): BenchTable {
  const growth = ({ heapBefore, heapAfter }: Measured) => (heapAfter - heapBefore) / megabyte;
  return {
    name: "list",
    columns: [
      "view",
      "works",
      "most nodes",
      "heap before MB",
      "grown MB",
      "longest task ms",
      "over 50 ms",
      "s",
    ],
    rows: found.map((one) => [
      one.name,
      one.works,
      one.nodes,
      (one.heapBefore / megabyte).toFixed(1),
      growth(one).toFixed(1),
      one.longest.toFixed(0),
      one.long,
      (one.time / 1000).toFixed(0),
    ]),
    goals: found.flatMap((one) => [
      {
        text: `${one.name}: all ${works} works reached`,
        met: one.works === works,
        value: String(one.works),
      },
      {
        text: `${one.name}: fewer than ${mostNodes} nodes in the list`,
        met: one.nodes < mostNodes,
        value: String(one.nodes),
      },
      {
        text: `${one.name}: heap grows by less than ${mostHeap} MB`,
        met: growth(one) < mostHeap,
        value: `${growth(one).toFixed(1)} MB`,
      },
      {
        text: `${one.name}: no task over ${longest} ms after the first screen`,
        met: one.longest <= longest,
        value: `${one.longest.toFixed(0)} ms`,
      },
    ]),
    notes: [
      `Chromium ${version}, processor slowed ${slowness.processor} times, 1,280 by 800; nodes are elements and texts, tasks are measured by the thread's own time.`,
    ],
  };
}
