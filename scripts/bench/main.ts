// Runs the named tables, or those that need only this checkout. --runs N sets how many times the slow ones measure,
// --minutes N the duration of each run of the load, --pictures N and --kills N how many images are imported and how
// many times an import is killed; --json prints figures for programs; --check exits with 1 and names each missed goal.
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { benchExhibition } from "./exhibition/exhibition.ts";
import { benchFind } from "./find/find.ts";
import { benchHostile } from "./hostile/hostile.ts";
import { benchImport } from "./import/import.ts";
import { benchList } from "./list/list.ts";
import { benchLive } from "./live/live.ts";
import { benchLoad } from "./load/load.ts";
import { benchNotModified } from "./load/not-modified.ts";
import { benchLook } from "./look/look.ts";
import { benchOpen } from "./open/open.ts";
import { benchRestore } from "./restore/restore.ts";
import { benchServer } from "./server.ts";
import { benchSizes } from "./sizes.ts";
import type { BenchTable } from "./table.ts";
import { printTable } from "./table.ts";

// The benchmarks send more requests from one address than visitors do. The servers that they start inherit the
// variable.
process.env["VITRINE_QUERY_BUDGET"] ??= "999999999999";

type Options = { runs: number; minutes: number; pictures: number; kills: number };
type Measure = (options: Options) => Promise<BenchTable | BenchTable[]>;

/** Tables that run by default: these download nothing and take a few minutes. */
const usual: Record<string, Measure> = {
  sizes: benchSizes,
  server: benchServer,
  "not-modified": benchNotModified,
  load: ({ minutes }) => benchLoad(minutes),
};
const tables: Record<string, Measure> = {
  ...usual,
  exhibition: ({ runs }) => benchExhibition(runs),
  find: benchFind,
  hostile: ({ minutes }) => benchHostile(minutes),
  import: ({ pictures, kills }) => benchImport(pictures, kills),
  list: benchList,
  live: ({ minutes }) => benchLive(minutes),
  look: benchLook,
  open: ({ runs }) => benchOpen(runs),
  restore: ({ runs }) => benchRestore(runs),
};

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        check: { type: "boolean", default: false },
        runs: { type: "string", default: "9" },
        minutes: { type: "string", default: "1" },
        pictures: { type: "string", default: "1000" },
        kills: { type: "string", default: "0" },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(problem: string): never {
  const known = `Tables: ${Object.keys(tables).join(", ")}. Options: --runs N, --minutes N, --pictures N, --kills N, --json, --check.`;
  process.stderr.write(`${problem}\n${known}\n`);
  process.exit(2);
}

const { values: options, positionals: names } = readArguments();
const runs = Number(options.runs);
const minutes = Number(options.minutes);
const pictures = Number(options.pictures);
const kills = Number(options.kills);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs ${options.runs}: at least one.`);
if (!(minutes > 0)) fail(`--minutes ${options.minutes}: more than none.`);
for (const [name, value] of Object.entries({ pictures, kills }))
  if (!Number.isInteger(value) || value < 0) fail(`--${name} ${value}: a number, or 0.`);
const unknown = names.filter((name) => !(name in tables));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(", ")}.`);

const results: BenchTable[] = [];
for (const [name, measure] of Object.entries(names.length === 0 ? usual : tables)) {
  if (names.length > 0 && !names.includes(name)) continue;
  results.push(...[await measure({ runs, minutes, pictures, kills })].flat());
}
const processor = cpus();
const machine = `Node ${process.versions.node}, ${processor.length} cores (${processor[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB`;
process.stdout.write(
  options.json
    ? `${JSON.stringify({ machine, tables: results }, null, 2)}\n`
    : `${results.map(printTable).join("\n")}\n${machine}\n`,
);

const missed = results.flatMap(({ name, goals }) =>
  goals.filter(({ met }) => !met).map(({ text, value }) => `${name}: ${text} (${value})`),
);
if (options.check && missed.length > 0) {
  process.stderr.write(`Goals not met:\n${missed.join("\n")}\n`);
  process.exit(1);
}
