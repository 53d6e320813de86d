// Runs the tables that are named, or all. --json prints figures for programs; --check exits 1 and names
// each goal that is not met.
import { cpus, totalmem } from "node:os";
import { benchServer } from "./server.ts";
import { benchSizes } from "./sizes.ts";
import type { BenchTable } from "./table.ts";
import { printTable } from "./table.ts";
import { benchTiles } from "./tiles.ts";

const tables: Record<string, () => Promise<BenchTable>> = {
  sizes: benchSizes,
  server: benchServer,
  tiles: benchTiles,
};
const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith("--"));
const names = args.filter((arg) => !arg.startsWith("--"));
const unknown = [
  ...options.filter((option) => option !== "--json" && option !== "--check"),
  ...names.filter((name) => !(name in tables)),
];
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(", ")}. Tables: ${Object.keys(tables).join(", ")}. Options: --json, --check.\n`,
  );
  process.exit(2);
}

const results: BenchTable[] = [];
for (const [name, measure] of Object.entries(tables)) {
  if (names.length === 0 || names.includes(name)) results.push(await measure());
}
const processor = cpus();
const machine = `Node ${process.versions.node}, ${processor.length} cores (${processor[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB`;
process.stdout.write(
  options.includes("--json")
    ? `${JSON.stringify({ machine, tables: results }, null, 2)}\n`
    : `${results.map(printTable).join("\n")}\n${machine}\n`,
);

const missed = results.flatMap(({ name, goals }) =>
  goals.filter(({ met }) => !met).map(({ text, value }) => `${name}: ${text} (${value})`),
);
if (options.includes("--check") && missed.length > 0) {
  process.stderr.write(`Goals not met:\n${missed.join("\n")}\n`);
  process.exit(1);
}
