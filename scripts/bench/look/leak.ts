import type { Browser, CDPSession, Page } from "playwright-core";
import type { BenchTable } from "../table.ts";

/** How often it is opened and closed before the first look, and how often in all after it. */
const [warming, times] = [20, 200];
const window = { width: 1000, height: 700 };
const goals = { heap: 1 };

/** What a page holds once all that can be collected is collected; heap in MB. */
type Held = { nodes: number; listeners: number; heap: number };

/** What stays behind of a close-up view that is opened and closed often. */
export async function benchLeak(browser: Browser, address: string): Promise<BenchTable> {
  const context = await browser.newContext({ viewport: window, serviceWorkers: "block" });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("HeapProfiler.enable");
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await openAndClose(page, warming);
  const before = await held(page, cdp);
  await openAndClose(page, times / 2);
  const between = await held(page, cdp);
  await openAndClose(page, times / 2);
  const after = await held(page, cdp);
  await context.close();
  const grown = {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  };
  return {
    name: `look: the close-up view opened and closed ${times} times`,
    columns: ["times", "nodes", "listeners", "heap MB"],
    rows: [before, between, after].map(({ nodes, listeners, heap }, place) => [
      (place * times) / 2,
      nodes,
      listeners,
      heap.toFixed(2),
    ]),
    goals: [
      { text: "no more nodes", met: grown.nodes <= 0, value: `${grown.nodes} more` },
      { text: "no more listeners", met: grown.listeners <= 0, value: `${grown.listeners} more` },
      {
        text: `at most ${goals.heap} MB more heap`,
        met: grown.heap <= goals.heap,
        value: `${grown.heap.toFixed(2)} MB`,
      },
    ],
    notes: [
      `Chromium's own counters of one page, after ${warming} times more and a collection of garbage.`,
    ],
  };
}

async function openAndClose(page: Page, count: number): Promise<void> {
  for (let time = 0; time < count; time += 1) {
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.locator(".deep-zoom__before[hidden]").waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
}

/** Looks until nothing goes any more: some of it waits for timers. */
async function held(page: Page, cdp: CDPSession): Promise<Held> {
  let last = await look(cdp);
  for (let time = 0; time < 20; time += 1) {
    await page.waitForTimeout(500);
    const next = await look(cdp);
    const isStill = next.nodes === last.nodes && next.listeners === last.listeners;
    last = next;
    if (isStill && time > 1) break;
  }
  return last;
}

async function look(cdp: CDPSession): Promise<Held> {
  await cdp.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners: listeners } = await cdp.send("Memory.getDOMCounters");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return { nodes, listeners, heap: usedSize / 1e6 };
}
