import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../figures.ts";
import { source } from "../find/collection.ts";
import { readRows } from "../find/questions.ts";
import type { Row } from "../find/questions.ts";
import { workPaths } from "../load/site.ts";
import type { BenchTable } from "../table.ts";
import { openBenchDesk } from "./bench-desk.ts";
import type { BenchDesk } from "./bench-desk.ts";
import { startImportSite } from "./import-site.ts";
import type { Command, ImportSite } from "./import-site.ts";
import { childOf, watchMemory } from "./memory.ts";
import type { Memory } from "./memory.ts";
import { pauses, startVisitors, visitorCount } from "./visitors.ts";
import type { Visits } from "./visitors.ts";

/** Goals in seconds, milliseconds and bytes. */
const goals = { "dry run": 60, applied: 90, undone: 60, p95: 150, duplicates: 300, memory: 700e6 };
/** Number of requests for the check-up. */
const checkups = 9;
/** Number of works that exist before and remain. */
const residents = 2000;
const idleSeconds = 20;

type Phase = { name: string; seconds: number; visits: Visits; memory: Memory };

/** Previews, applies and undoes an import of a museum's works on the dashboard, while visitors browse other works. */
export async function benchTate(): Promise<BenchTable> {
  const table: BenchTable = {
    name: "import",
    columns: [
      ...["phase", "seconds", "asked", "failed", "p50 ms", "p95 ms", "max ms"],
      ...["MB", "of it the server"],
    ],
    rows: [],
    goals: [],
    notes: [],
  };
  if (!existsSync(source)) {
    table.notes.push(`Left out: ${source} is not there.`);
    return table;
  }
  const site = await startImportSite();
  try {
    const rows = readRows();
    await bringResidentsIn(site, rows);
    const paths = ["/", "/works", ...(await workPaths(site.url, residents))];
    const measure = (name: string, work: () => Promise<unknown>) =>
      measurePhase(site, { name, paths, rows, work });
    const idle = () => wait(idleSeconds * 1000);
    const desk = await openBenchDesk(site);
    // Not counted: excludes delays of the first requests.
    await measure("warm-up", idle);
    const phases = [
      await measure("idle", idle),
      await measure("dry run", () => desk.prepare(source)),
      await measure("applied", () => desk.apply()),
      await measure("idle, full", idle),
    ];
    await addCheckup(table, desk);
    phases.push(await measure("undone", () => desk.undo()));
    await desk.close();
    for (const phase of phases) addPhase(table, phase);
    addMemory(table, phases);
    table.notes.push(
      `${rows.length.toLocaleString("en")} works; the site has ${residents.toLocaleString("en")} others. ${visitorCount} visitors, each with ${pauses.shortest} to ${pauses.longest} ms between an answer and the next question: pages, lists and facet counts in turn.`,
      "Memory: the most that server and the process of the import held together, with all threads, as the system counts it.",
    );
    return table;
  } finally {
    await site.remove();
  }
}

type PhaseOptions = { name: string; paths: string[]; rows: Row[]; work: () => Promise<unknown> };

async function measurePhase(
  site: ImportSite,
  { name, paths, rows, work }: PhaseOptions,
): Promise<Phase> {
  const visitors = startVisitors(site.url, paths, rows);
  const begun = performance.now();
  const memory = watchMemory(site.pid, () => childOf(site.pid()));
  await work();
  const seconds = (performance.now() - begun) / 1000;
  return { name, seconds, visits: await visitors.stop(), memory: memory.stop() };
}

async function bringResidentsIn(site: ImportSite, rows: readonly Row[]): Promise<void> {
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const columns = ["title", "creator", "classification", "medium", "subjects"] as const;
  const lines = rows
    .slice(0, residents)
    .map((row) => [`R-${row.identifier}`, ...columns.map((name) => row[name])].map(cell).join(","));
  const path = join(site.dataFolder, "residents.csv");
  await writeFile(path, `${["identifier", ...columns].join(",")}\n${lines.join("\n")}\n`);
  await succeeded(site.command("import", path));
}

async function succeeded({ ended }: Command): Promise<void> {
  const { code, output } = await ended;
  if (code !== 0) throw new Error(output);
}

function addPhase(table: BenchTable, { name, seconds, visits, memory }: Phase): void {
  const ms = (share: number) => percentile(visits.milliseconds, share);
  table.rows.push([
    name,
    seconds.toFixed(1),
    visits.milliseconds.length,
    visits.failures.length,
    ...[0.5, 0.95, 1].map((share) => ms(share).toFixed(1)),
    (memory.together / 1e6).toFixed(0),
    (memory.server / 1e6).toFixed(0),
  ]);
  if (!(name === "dry run" || name === "applied" || name === "undone")) return;
  table.goals.push(
    {
      text: `${name} within ${goals[name]} s`,
      met: seconds <= goals[name],
      value: `${seconds.toFixed(1)} s`,
    },
    {
      text: `${name}: visitors are answered within ${goals.p95} ms at the 95th percentile, none in vain`,
      met: ms(0.95) < goals.p95 && visits.failures.length === 0,
      value: `${ms(0.95).toFixed(1)} ms, ${visits.failures.length} failed`,
    },
  );
}

/** Measures how long the dashboard takes to count all works, without visitors. */
async function addCheckup(table: BenchTable, desk: BenchDesk): Promise<void> {
  const median = async (ask: () => Promise<void>) => {
    const milliseconds: number[] = [];
    for (let time = 0; time < checkups; time += 1) {
      const begun = performance.now();
      await ask();
      milliseconds.push(performance.now() - begun);
    }
    return percentile(milliseconds, 0.5);
  };
  const duplicates = await median(desk.countDuplicates);
  const all = await median(desk.checkUp);
  table.goals.push({
    text: `likely duplicates counted within ${goals.duplicates} ms`,
    met: duplicates <= goals.duplicates,
    value: `${duplicates.toFixed(0)} ms`,
  });
  table.notes.push(
    `With all works, the check-up as a whole is counted in ${all.toFixed(0)} ms (median of ${checkups}).`,
  );
}

function addMemory(table: BenchTable, phases: readonly Phase[]): void {
  const most = Math.max(...phases.map(({ memory }) => memory.together));
  table.goals.push({
    text: `server and import together hold at most ${goals.memory / 1e6} MB`,
    met: most <= goals.memory,
    value: `${(most / 1e6).toFixed(0)} MB`,
  });
}
