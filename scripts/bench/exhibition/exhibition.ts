import { existsSync } from "node:fs";
import type { Browser } from "playwright-core";
import { blockKinds } from "../../../src/server/store/exhibition-parts.ts";
import type { BlockKind } from "../../../src/server/store/exhibition-parts.ts";
import { tasksWhile } from "../list/tasks.ts";
import type { Tasks } from "../list/tasks.ts";
import { launchChromium, slowness } from "../open/browser.ts";
import { memoryOf } from "../process.ts";
import type { BenchTable } from "../table.ts";
import { plan } from "./blocks.ts";
import { blockPrograms } from "./programs.ts";
import { walkThrough, watchShifts } from "./scroll.ts";
import type { Walked } from "./scroll.ts";
import { timeOfPages } from "./server.ts";
import { paintings, paths, startExhibitionSite } from "./site.ts";

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Pixels scrolled per frame, and milliseconds to wait for deferred work. */
const [step, afterwards] = [400, 4_000];
/** Limits of the number of elements and of the longest task in milliseconds. */
const [mostElements, longest] = [1_500, 100];

/**
 * Measures reading exhibitions in a slowed Chromium: loaded files, duration of tasks, number of elements, and layout
 * shift.
 */
export async function benchExhibition(runs: number): Promise<BenchTable[]> {
  if (!existsSync(paintings)) {
    const notes = [`Left out: ${paintings} is not there.`];
    return [{ name: "exhibition", columns: [], rows: [], goals: [], notes }];
  }
  const site = await startExhibitionSite();
  const browser = await launchChromium();
  try {
    const read = [];
    for (const window of windows) {
      const times: Read[] = [];
      for (let run = 0; run < runs; run += 1) {
        process.stderr.write(`exhibition: ${window.width} px, ${run + 1} of ${runs} …\n`);
        times.push(await readThrough(browser, site.url + paths.mixed, window));
      }
      read.push({ name: `${window.width} px`, ...middleOf(times) });
    }
    process.stderr.write("exhibition: texts alone, and 2,000 blocks …\n");
    const texts = await readThrough(browser, site.url + paths.texts, windows[0]);
    const pages = await timeOfPages(site.url, paths);
    const server = { pages, memory: memoryOf(site.server.pid ?? 0) };
    return [tableOf(read, texts, browser.version()), tableOfServer(server)];
  } finally {
    await browser.close();
    await site.stop();
  }
}

type Read = Walked & {
  /** The types of blocks whose code was requested. */
  kinds: BlockKind[];
  files: number;
  load: Tasks;
  scroll: Tasks;
  /** Cumulative layout shift. */
  shift: number;
};

async function readThrough(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number } | undefined,
): Promise<Read> {
  const context = await browser.newContext({ viewport: viewport ?? null });
  // tsx compiles functions to code that calls this helper to preserve their names.
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) files.add(pathname);
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowness.processor });
  const { tasks: load } = await tasksWhile(browser, page, async () => {
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(afterwards);
  });
  const { result, tasks: scroll } = await tasksWhile(browser, page, async () => {
    const walked = await page.evaluate(walkThrough, step);
    await page.waitForTimeout(afterwards);
    return walked;
  });
  const shift = await page.evaluate(() => {
    const { shifts } = globalThis as unknown as { shifts: number[] };
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
  await context.close();
  const programs = blockPrograms();
  const kinds = [...files].flatMap((file) => programs.get(file) ?? []);
  return { ...result, kinds, files: files.size, load, scroll, shift };
}

/** Returns the maximum of counts and the median of times, because other programs run at the same time. */
function middleOf(reads: readonly Read[]): Read {
  const middle = (value: (read: Read) => number) =>
    reads.map(value).toSorted((one, other) => one - other)[Math.floor(reads.length / 2)] ?? NaN;
  const [first] = reads;
  if (!first) throw new Error("Nothing was measured.");
  const tasksOf = (which: "load" | "scroll") => ({
    longest: middle((read) => read[which].longest),
    long: middle((read) => read[which].long),
  });
  return {
    ...first,
    mostElements: Math.max(...reads.map((read) => read.mostElements)),
    shift: Math.max(...reads.map(({ shift }) => shift)),
    load: tasksOf("load"),
    scroll: tasksOf("scroll"),
  };
}

function tableOf(read: (Read & { name: string })[], texts: Read, version: string): BenchTable {
  const sums = Object.values(plan);
  const blocks = sums.reduce((sum, each) => sum + each.blocks, 0);
  const pictures = sums.reduce((sum, each) => sum + each.blocks * each.pictures, 0);
  const all = [...read, { ...texts, name: "texts alone, 390 px" }];
  const absent = blockKinds.filter((kind) => kind !== "text" && texts.kinds.includes(kind));
  return {
    name: "exhibition",
    columns: [
      "page",
      "files",
      "types of blocks",
      "height px",
      "most elements",
      "longest task, load ms",
      "longest task, scroll ms",
      "over 50 ms",
      "layout shift",
    ],
    rows: all.map((one) => [
      one.name,
      one.files,
      one.kinds.length,
      one.height,
      one.mostElements,
      one.load.longest.toFixed(0),
      one.scroll.longest.toFixed(0),
      one.load.long + one.scroll.long,
      one.shift.toFixed(4),
    ]),
    goals: [
      {
        text: "texts alone: no code of other types of blocks is loaded",
        met: absent.length === 0 && texts.kinds.includes("text"),
        value: absent.join(", ") || "text alone",
      },
      ...read.flatMap((one) => [
        {
          text: `${one.name}: at most ${mostElements} elements beyond those of the texts`,
          met: one.mostElements <= mostElements,
          value: String(one.mostElements),
        },
        ...(["load", "scroll"] as const).map((which) => ({
          text: `${one.name}, ${which}: no task over ${longest} ms`,
          met: one[which].longest <= longest,
          value: `${one[which].longest.toFixed(0)} ms`,
        })),
        {
          text: `${one.name}: layout shift 0`,
          met: one.shift.toFixed(4) === "0.0000",
          value: one.shift.toFixed(4),
        },
      ]),
    ],
    notes: [
      `${blocks} blocks with ${pictures} pictures. Chromium ${version}, processor slowed ${slowness.processor} times; tasks are measured by the thread's own time.`,
    ],
  };
}

type ServerFigures = { pages: Awaited<ReturnType<typeof timeOfPages>>; memory: number };

function tableOfServer({ pages, memory }: ServerFigures): BenchTable {
  return {
    name: "exhibition, server",
    columns: ["page", "rendered p50 ms", "p95 ms", "KB as sent"],
    rows: pages.map(({ path, p50, p95, bytes }) => [
      path,
      p50.toFixed(0),
      p95.toFixed(0),
      (bytes / 1000).toFixed(0),
    ]),
    goals: [],
    notes: [`The server holds ${(memory / 2 ** 20).toFixed(0)} MiB in the end.`],
  };
}
