import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import staticFiles from "@fastify/static";
import esbuild from "esbuild";
import Fastify from "fastify";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { clientOptions } from "../../lib/client-build.mjs";
import { launchChromium, slowness } from "../open/browser.ts";
import { bundlePeer, installPeers, peerVersion } from "../peers.ts";
import { ms, Samples } from "../samples.ts";
import type { BenchTable } from "../table.ts";
import { answerOf } from "./works.ts";

const folder = resolve("build/bench/restore");
const sizes = [500, 2000];
const timeout = 120_000;
const mostOfParse = 2;
const programs = ["ours", "apollo", "urql"] as const;
type Program = (typeof programs)[number];

/** Times within one page, in milliseconds since the navigation started. */
type Marks = Partial<Record<"start" | "restored" | "drawn" | "write" | "written" | "end", number>>;
type Kept = { works: number; length: number };

/**
 * Measures restoring a list of works that an earlier visit persisted, compared with a bare `JSON.parse` and with the
 * offline caches of Apollo Client and urql.
 *
 * @param runs number of measurements
 */
export async function benchRestore(runs: number): Promise<BenchTable> {
  await makePrograms();
  const site = Fastify();
  await site.register(staticFiles, { root: folder });
  await site.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
  const browser = await launchChromium();
  const figures = new Samples<string>();
  const kept = new Map<number, Kept>();
  try {
    for (const works of sizes) kept.set(works, await measure(browser, url, works, runs, figures));
    return tableOf(figures, kept, runs);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function measure(
  browser: Browser,
  url: string,
  works: number,
  runs: number,
  figures: Samples<string>,
): Promise<Kept> {
  const address = (program: Program, what = "") => `${url}/${program}.html?works=${works}${what}`;
  const add = (name: string, value: number) => figures.add(`${works} ${name}`, value);
  const bare = await browser.newContext();
  await (await filled(bare, "end", address("ours", "&fill&bare"))).close();
  const visitors = new Map<Program, BrowserContext>();
  let kept: Kept = { works, length: 0 };
  for (const program of programs) {
    const context = await browser.newContext();
    visitors.set(program, context);
    const last = program === "ours" ? "end" : "drawn";
    const page = await filled(context, last, address(program, "&fill"));
    if (program === "ours") kept = await page.evaluate<Kept>("kept");
    await page.close();
  }
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`restore: ${works} works, run ${run} of ${runs} …\n`);
    const parsed = await marksOf(bare, address("ours", "&bare"), "end");
    add("parse", between(parsed, "start", "end"));
    for (const [program, context] of visitors) {
      const marks = await marksOf(context, address(program), "drawn");
      add(`${program} drawn`, between(marks, "start", "drawn"));
      add(`${program} opened`, marks.drawn ?? Infinity);
      if (program === "ours") add("restore", between(marks, "start", "restored"));
    }
    const writer = await browser.newContext();
    const marks = await marksOf(writer, address("ours", "&fill"), "end");
    add("write", between(marks, "write", "written"));
    await writer.close();
  }
  await Promise.all([bare, ...visitors.values()].map((context) => context.close()));
  return kept;
}

/** Opens a page that fetches the works and persists them. */
async function filled(context: BrowserContext, last: string, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(`performance.getEntriesByName("${last}").length`, null, { timeout });
  // The peers write about a second after the last change, and Chromium loses the last write if the page is closed at
  // once.
  await page.waitForTimeout(last === "drawn" ? 6000 : 2000);
  return page;
}

/** Opens a page with a slowed processor and reads its marks when the last is set. */
async function marksOf(context: BrowserContext, address: string, last: string): Promise<Marks> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowness.processor });
  await page.goto(address);
  await page.waitForFunction(`performance.getEntriesByName("${last}").length`, null, { timeout });
  const marks = await page.evaluate<Marks>(
    `Object.fromEntries(performance.getEntriesByType("mark").map((mark) => [mark.name, mark.startTime]))`,
  );
  await page.close();
  return marks;
}

function between(marks: Marks, from: keyof Marks, to: keyof Marks): number {
  return (marks[to] ?? Infinity) - (marks[from] ?? 0);
}

async function makePrograms(): Promise<void> {
  await installPeers();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const works of sizes) writeFileSync(`${folder}/works-${works}.json`, answerOf(works));
  await esbuild.build({
    ...clientOptions({ buildId: "bench", development: false }),
    entryPoints: ["scripts/bench/restore/ours.tsx"],
    outdir: `${folder}/ours`,
    entryNames: "[name]",
    publicPath: "/ours/",
    sourcemap: false,
  });
  page("ours", "ours.js");
  for (const program of ["apollo", "urql"]) {
    page(program, (await bundlePeer(`restore/${program}.js`, `${folder}/${program}`)).script);
  }
}

function page(program: string, script: string): void {
  const html = `<!doctype html><meta charset="utf-8"><title>${program}</title>
<script type="module" src="/${program}/${script}"></script><div id="list"></div>\n`;
  writeFileSync(`${folder}/${program}.html`, html);
}

function tableOf(figures: Samples<string>, kept: Map<number, Kept>, runs: number): BenchTable {
  const of = (works: number, name: string) => figures.median(`${works} ${name}`);
  const most = Math.max(...sizes);
  const times = of(most, "restore") / of(most, "parse");
  const faster = sizes.every((works) => {
    const [ours, ...theirs] = programs.map((program) => of(works, `${program} drawn`));
    return theirs.every((other) => (ours ?? Infinity) < other);
  });
  return {
    name: "restore",
    columns: ["", ...sizes.map((works) => `${works.toLocaleString("en")} works, ms`)],
    rows: [
      ["bare JSON.parse of the records", "parse"],
      ["restore: read, parse, check, into the store, retain", "restore"],
      ["write a snapshot of which nothing was written before", "write"],
      ["list drawn: Vitrine", "ours drawn"],
      ["list drawn: Apollo Client, apollo3-cache-persist", "apollo drawn"],
      ["list drawn: urql, offline exchange", "urql drawn"],
      ["the same since the page was asked for: Vitrine", "ours opened"],
      ["… Apollo Client", "apollo opened"],
      ["… urql", "urql opened"],
    ].map(([label = "", name = ""]) => [label, ...sizes.map((works) => ms(of(works, name)))]),
    goals: [
      {
        text: `restoring ${most} works takes at most ${mostOfParse} times a bare JSON.parse`,
        met: times <= mostOfParse,
        value: `${times.toFixed(2)} times`,
      },
      {
        text: "the list is drawn sooner than by Apollo Client and by urql",
        met: faster,
        value: programs
          .map((program) => `${program} ${ms(of(most, `${program} drawn`))} ms`)
          .join(", "),
      },
    ],
    notes: [
      `Processor slowed ${slowness.processor} times, a new page each time; median of ${runs} runs in turn. All have everything kept and ask the network nothing.`,
      "Drawn: from the first line of the program, its libraries loaded, until the frame after React's effects. Ours is the site's query with its own fragments, one reading for each work and one for its picture; the others read the whole list at once.",
      `Apollo Client ${peerVersion("@apollo/client")} with apollo3-cache-persist ${peerVersion("apollo3-cache-persist")} in localStorage, its limit of 1 MB lifted; urql ${peerVersion("urql")} with graphcache ${peerVersion("@urql/exchange-graphcache")} and its default storage, IndexedDB.`,
      [...kept]
        .map(
          ([works, { length }]) => `${works} works are ${length.toLocaleString("en")} characters`,
        )
        .join(", ") + " of JSON in the snapshot. Its usual limit of 2,500,000 is lifted here.",
    ],
  };
}
