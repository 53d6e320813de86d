import { existsSync } from "node:fs";
import type { Browser } from "playwright-core";
import { ms, Samples } from "../samples.ts";
import type { BenchTable } from "../table.ts";
import { launchChromium, slowness } from "./browser.ts";
import { goalsOf } from "./goals.ts";
import type { Contender, Contenders } from "./pages.ts";
import { makePages } from "./pages.ts";
import type { BenchSite } from "./site.ts";
import { paintings, startBenchSite } from "./site.ts";
import { firstVisit, firstZoom, nextPage, secondVisit } from "./visits.ts";

/** Measured values by the page's path and the figure's name, such as `/ firstPaint`. */
export type Figures = Samples<string>;

/**
 * Measures first visits, second visits and next pages in a slowed Chromium, of Vitrine and of alternatives in turn.
 *
 * @param runs number of measurements
 */
export async function benchOpen(runs: number): Promise<BenchTable[]> {
  if (!existsSync(paintings)) {
    const notes = [`Left out: ${paintings} is not there.`];
    return [{ name: "open", columns: [], rows: [], goals: [], notes }];
  }
  const site = await startBenchSite();
  const browser = await launchChromium();
  try {
    const pages = await makePages(browser, site.url);
    const figures: Figures = new Samples();
    for (let run = 1; run <= runs; run++) {
      process.stderr.write(`open: run ${run} of ${runs} …\n`);
      await measure(browser, site, pages, figures);
    }
    return tablesOf(
      pages,
      figures,
      `Chromium ${browser.version()}, median of ${runs} runs in turn`,
    );
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measure(
  browser: Browser,
  site: BenchSite,
  pages: Contenders,
  figures: Figures,
): Promise<void> {
  const { work, home, viewers, picture } = pages;
  for (const { path } of firstVisits(pages)) {
    const seen = await firstVisit(browser, site, path);
    for (const name of firstFigures) figures.add(`${path} ${name}`, seen[name]);
  }
  for (const { path } of [work, ...zoomable(viewers)]) {
    const isOurs = path === work.path;
    const { opened, zoomed } = await firstZoom(browser, site.url + path, isOurs);
    figures.add(`${path} zoom`, isOurs ? opened : zoomed);
    figures.add(`${path} zoomed`, zoomed);
  }
  for (const { path } of [work, home, picture, ...zoomable(viewers)]) {
    const seen = await secondVisit(browser, site.url + path);
    figures.add(`${path} again`, seen.picture);
  }
  for (const { path } of [work, home]) {
    const seen = await secondVisit(browser, site.url + path, { offline: true });
    figures.add(`${path} cut off`, seen.picture);
  }
  for (const path of linking) {
    const next = await nextPage(browser, site.url + path);
    figures.add(`${path} next`, next.content);
    figures.add(`${path} next picture`, next.picture);
  }
}

const firstFigures = [
  "firstPaint",
  "picture",
  "blocking",
  "queriesBefore",
  "scripts",
  "workerScripts",
] as const;

/** Routes whose first visit must not send queries either. */
const others: Contender[] = [
  { name: "Vitrine, /works", path: "/works" },
  { name: "Vitrine, /albums", path: "/albums" },
  { name: "Vitrine, no such work", path: "/works/nothing-here" },
];
/** Pages with links to works. */
const linking = ["/", "/works"];

function firstVisits(pages: Contenders): Contender[] {
  const { work, home, picture, plainWork, plainHome, viewers } = pages;
  return [work, picture, plainWork, ...viewers, home, plainHome, ...others];
}

/** Returns the viewers that can zoom as early as Vitrine. The heavy viewers show nothing at that time. */
function zoomable(viewers: Contender[]): Contender[] {
  return viewers.slice(0, 2);
}

function tablesOf(pages: Contenders, figures: Figures, how: string): BenchTable[] {
  const { work, home, picture, viewers } = pages;
  const of = (path: string, name: string) => figures.median(`${path} ${name}`);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
  const { first, second, next } = goalsOf(pages, figures);
  return [
    {
      name: "open: first visit",
      columns: [
        "page",
        "first paint ms",
        "picture ms",
        "zoom ms",
        "JavaScript KB",
        "by worker KB",
        "blocking ms",
        "queries before",
      ],
      rows: firstVisits(pages).map(({ name, path }) => [
        name,
        ms(of(path, "firstPaint")),
        ms(of(path, "picture")),
        ms(of(path, "zoom")),
        kilobytes(of(path, "scripts")),
        kilobytes(of(path, "workerScripts")),
        ms(of(path, "blocking")),
        figures.most(`${path} queriesBefore`),
      ]),
      goals: first,
      notes: [
        `${how}, each in a new context; processor slowed ${slowness.processor} times, ${slowness.latency} ms, 1.6 Mbit/s down, 0.75 up; 1280 x 800; HTTP/1.1, Brotli, one server for all.`,
        "Picture: seen whole (in a canvas: at five places), at least half as sharp as in the end; found by looking at the page each frame, alike for all. TIFY shows a blurred one before.",
        "Zoom: on our page the mouse presses the picture once, as soon as it is seen, and the close-up stands open with its picture drawn; in a viewer a turn of the wheel, as early, has drawn the picture larger.",
        `With a turn of the wheel in our close-up as well: ${ms(of(work.path, "zoomed"))} ms.`,
        "JavaScript: until 3 s after the last request or long task, untouched; by worker: what a service worker then puts into its cache for later.",
        "Blocking: of every task, before the first paint too, what goes beyond 50 ms. Queries before: requests for /graphql before the picture or, without one, the heading.",
      ],
    },
    {
      name: "open: second visit",
      columns: ["page", "picture ms", "network cut, picture ms"],
      rows: [work, home, picture, ...zoomable(viewers)].map(({ name, path }) => [
        name,
        ms(of(path, "again")),
        ms(of(path, "cut off")),
      ]),
      goals: second,
      notes: [
        "Opened once before, in the same context, at full speed and left until quiet; then the page is closed, the service worker ended, and the address opened again, slowed as above, the worker's network too.",
      ],
    },
    {
      name: "open: next page",
      columns: ["from", "content ms", "picture ms"],
      rows: linking.map((path) => [path, ms(of(path, "next")), ms(of(path, "next picture"))]),
      goals: next,
      notes: [
        "The mouse rests on a work's link for 300 ms, then presses; counted from the press's own time until the work's heading and its picture's place are on the screen, and until the picture is.",
      ],
    },
  ];
}
