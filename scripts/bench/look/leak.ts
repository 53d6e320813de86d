import type { Browser, CDPSession, Page } from "playwright-core";
import type { BenchTable } from "../table.ts";

/** Number of cycles of opening and closing before the first measurement, and in total after it. */
const [warming, times] = [20, 200];
const window = { width: 1000, height: 700 };
/**
 * Limits: nodes, and kilobytes of objects per cycle. A live region may hold a few text nodes at the time of
 * measurement.
 */
const goals = { nodes: 20, objects: 200 };
/** Types of heap nodes that belong to the page; others belong to the browser, such as machine code and its timeline. */
const own = ["object", "closure", "array", "string", "concatenated string", "sliced string"];

/** Memory of a page after garbage collection. */
type Counts = { nodes: number; listeners: number };
type Held = Counts & {
  /** Its objects, functions and strings, in kilobytes. */
  objects: number;
};

/** The nodes of a heap snapshot. Each has as many numbers as it has fields. */
type HeapSnapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

/** Measures the leak of a zoom view that is opened and closed repeatedly. */
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
    objects: after.objects - before.objects,
  };
  return {
    name: `look: the close-up view opened and closed ${times} times`,
    columns: ["times", "nodes", "listeners", "objects KB"],
    rows: [before, between, after].map(({ nodes, listeners, objects }, place) => [
      (place * times) / 2,
      nodes,
      listeners,
      objects.toFixed(0),
    ]),
    goals: [
      {
        text: `at most ${goals.nodes} more nodes, one for ten times`,
        met: grown.nodes <= goals.nodes,
        value: `${grown.nodes} more`,
      },
      { text: "no more listeners", met: grown.listeners <= 0, value: `${grown.listeners} more` },
      {
        text: `at most ${goals.objects} KB more objects, a KB each time`,
        met: grown.objects <= goals.objects,
        value: `${grown.objects.toFixed(0)} KB`,
      },
    ],
    notes: [
      `Chromium's own counters of one page, after ${warming} times more and a collection of garbage; objects by a snapshot of the heap,`,
      "without machine code and what the browser keeps itself.",
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

/** Counts repeatedly until the numbers are stable: some objects wait for timers. */
async function held(page: Page, cdp: CDPSession): Promise<Held> {
  let last = await count(cdp);
  for (let time = 0; time < 20; time += 1) {
    await page.waitForTimeout(500);
    const next = await count(cdp);
    const isStill = next.nodes === last.nodes && next.listeners === last.listeners;
    last = next;
    if (isStill && time > 1) break;
  }
  return { ...last, objects: await sizeOfObjects(cdp) };
}

async function count(cdp: CDPSession): Promise<Counts> {
  await cdp.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners: listeners } = await cdp.send("Memory.getDOMCounters");
  return { nodes, listeners };
}

async function sizeOfObjects(cdp: CDPSession): Promise<number> {
  const parts: string[] = [];
  const onPart = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  cdp.on("HeapProfiler.addHeapSnapshotChunk", onPart);
  await cdp.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  cdp.off("HeapProfiler.addHeapSnapshotChunk", onPart);
  const { snapshot, nodes } = JSON.parse(parts.join("")) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (own.includes(types[0][nodes[node + type] ?? 0] ?? "")) bytes += nodes[node + size] ?? 0;
  }
  return bytes / 1000;
}
