import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../figures.ts";
import { readRows } from "../find/questions.ts";
import { startVisitors } from "../import/visitors.ts";
import { workPaths } from "../load/site.ts";
import { memoryOf } from "../process.ts";
import type { BenchTable } from "../table.ts";
import { attacks } from "./attacks.ts";
import type { HostileSite } from "./site.ts";

/** Maximum slowdown of visitors, relative to an idle site. */
const goal = 3;
const attacker = "127.0.1.1";

/**
 * Runs several attacks of one network, one after the other, while visitors of other networks browse.
 *
 * @param minutes duration of each attack
 */
export async function benchNetworks(site: HostileSite, minutes: number): Promise<BenchTable> {
  const table: BenchTable = {
    name: "hostile: another network",
    columns: ["attack", "visits", "failed", "p50 ms", "p95 ms", "times idle", "MB", "MB after"],
    rows: [],
    goals: [],
    notes: [
      `${minutes} minutes each; visitors come from networks of their own, the attack from ${attacker}.`,
    ],
  };
  const [rows, paths] = [readRows(), await workPaths(site.url, 500)];
  let idle = NaN;
  for (const name of ["idle", ...Object.keys(attacks)]) {
    process.stderr.write(`hostile: ${name}\n`);
    const visitors = startVisitors(site.url, paths, rows);
    const attack = name === "idle" ? null : startAttack(site, name);
    let memory = 0;
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; await wait(500)) {
      memory = Math.max(memory, memoryOf(site.pid()));
    }
    const { milliseconds, failures } = await visitors.stop();
    await attack?.stop();
    await wait(10_000);
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(milliseconds, share));
    if (name === "idle") idle = p95 ?? NaN;
    const ratio = (p95 ?? NaN) / idle;
    const megabytes = [memory, memoryOf(site.pid())].map((bytes) => (bytes / 1e6).toFixed(0));
    const times = [p50, p95].map((ms) => (ms ?? NaN).toFixed(1));
    const failed = failures.length;
    if (failed > 0) table.notes.push(`${name}: ${[...new Set(failures)].slice(0, 5).join("; ")}`);
    table.rows.push([name, milliseconds.length, failed, ...times, ratio.toFixed(1), ...megabytes]);
    if (name === "idle") continue;
    table.goals.push({
      text: `${name}: p95 of visitors at most ${goal} times idle, none failed`,
      met: ratio <= goal && failed === 0,
      value: `${ratio.toFixed(1)} times, ${failed} failed`,
    });
  }
  return table;
}

function startAttack({ url, slug, service }: HostileSite, name: string) {
  const program = ["--import", "tsx", "scripts/bench/hostile/attacker.ts"];
  const child = spawn(process.execPath, [...program, name, url, attacker, slug, service], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  return {
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
