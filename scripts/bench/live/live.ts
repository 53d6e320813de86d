import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { WebSocket } from "ws";
import { percentile } from "../figures.ts";
import { memoryOf, processorTimeOf } from "../process.ts";
import type { BenchTable } from "../table.ts";
import { measuredView, now } from "./message.ts";

const crowds = [2_000, 5_000];
const goalCrowd = 2_000;
const viewsPerSecond = 10;
const goalMs = 250;
/** Maximum memory of the last fifth of a run relative to the second fifth. */
const flat = 1.1;
const warmUpSeconds = 5;

/** A process that sends views to followers. */
type Sender = {
  url: string;
  code: string;
  process: ChildProcess;
  /** Sends a view, `x` milliseconds after the start. */
  show(sequence: number, x: number): void;
  /** Returns how many times the subscription was executed; null if the sender executes none. */
  executions(): Promise<number | null>;
  stop(): Promise<void>;
};

type Run = {
  received: number;
  disordered: number;
  skipped: number;
  lost: number;
  bytes: number;
  delays: [tenths: number, times: number][];
  sent: number;
  /** Executions per view; null if the sender executes none. */
  executions: number | null;
  memory: number[];
  /** Processor time of the sender's process, in milliseconds. */
  processor: number;
};

/**
 * Measures a tour with thousands of followers, compared with a plain broadcast of the same bytes. Sender and followers
 * each run in a separate process, the presenter in this one.
 *
 * @param minutes duration of each run
 */
export async function benchLive(minutes: number): Promise<BenchTable> {
  const table: BenchTable = {
    name: "live",
    columns: [
      "sender",
      "followers",
      "views",
      "p50 ms",
      "p99 ms",
      "max ms",
      "skipped",
      "disordered",
      "executions a view",
      "processor ms a view",
      "MiB",
      "MiB at end",
    ],
    rows: [],
    goals: [],
    notes: [],
  };
  for (const crowd of crowds) {
    const tour = await measure(await startTour(), crowd, minutes * 60);
    const bare = await measure(await startBare(), crowd, minutes * 60);
    addRow(table, "Vitrine", crowd, tour);
    addRow(table, "bare ws", crowd, bare);
    if (crowd === goalCrowd) addGoals(table, tour);
    const ratio = delayOf(tour, 0.99) / delayOf(bare, 0.99);
    table.notes.push(
      `${crowd.toLocaleString("en-GB")} followers: p99 ${ratio.toFixed(2)} times that of a bare broadcast, processor ${(
        tour.processor / bare.processor
      ).toFixed(2)} times; messages of ${tour.bytes} and ${bare.bytes} bytes.`,
    );
  }
  table.notes.push(
    `${viewsPerSecond} views a second for ${minutes} min after ${warmUpSeconds} s; from the presenter's sending to a follower's having read it.`,
    "Processor: of the sender's process. Memory: resident, medians of the second and of the last fifth of the run.",
  );
  return table;
}

function addRow(table: BenchTable, name: string, crowd: number, run: Run) {
  const [before, after] = memoryAt(run);
  table.rows.push([
    name,
    crowd,
    run.sent,
    ...[0.5, 0.99, 1].map((share) => delayOf(run, share).toFixed(1)),
    run.skipped,
    run.disordered,
    run.executions?.toFixed(2) ?? "–",
    (run.processor / run.sent).toFixed(1),
    ...[before, after].map((bytes) => (bytes / 2 ** 20).toFixed(0)),
  ]);
}

function addGoals(table: BenchTable, run: Run) {
  const [before, after] = memoryAt(run);
  const p99 = delayOf(run, 0.99);
  const crowd = goalCrowd.toLocaleString("en-GB");
  table.goals.push(
    {
      text: `${crowd} followers: at most ${goalMs} ms at the 99th percentile`,
      met: p99 <= goalMs,
      value: `${p99.toFixed(1)} ms`,
    },
    {
      text: `${crowd} followers: nothing out of order, nobody lost`,
      met: run.disordered === 0 && run.lost === 0 && run.received > 0,
      value: `${run.disordered} of ${run.received} out of order, ${run.lost} lost`,
    },
    {
      text: `${crowd} followers: one execution a view at most`,
      met: run.executions !== null && run.executions <= 1,
      value: run.executions?.toFixed(2) ?? "not counted",
    },
    {
      text: `${crowd} followers: memory grows by less than a tenth`,
      met: after / before < flat,
      value: `${((after / before - 1) * 100).toFixed(1)} %`,
    },
  );
}

async function measure(sender: Sender, crowd: number, seconds: number): Promise<Run> {
  const start = now();
  const args = [sender.url, `${crowd}`, `${start}`, sender.code];
  const followers = child("scripts/bench/live/followers.ts", args);
  try {
    await once(followers, "message");
    let sequence = 0;
    const memory: number[] = [];
    const pid = sender.process.pid ?? 0;
    let processor = 0;
    const begin = performance.now();
    const warmUp = warmUpSeconds * viewsPerSecond;
    const views = warmUp + seconds * viewsPerSecond;
    for (let n = 1; n <= views; n++) {
      await wait(Math.max(0, begin + (n * 1000) / viewsPerSecond - performance.now()));
      if (n === warmUp) processor = processorTimeOf(pid);
      if (n > warmUp && n % viewsPerSecond === 0) memory.push(memoryOf(pid));
      sequence += 1;
      sender.show(sequence, now() - start);
    }
    await wait(2_000);
    const used = processorTimeOf(pid) - processor;
    const executions = await sender.executions();
    followers.send("results");
    const [result] = (await once(followers, "message")) as [
      Omit<Run, "sent" | "executions" | "memory" | "processor">,
    ];
    return {
      ...result,
      sent: views - warmUp,
      // The initial view is executed too.
      executions: executions === null ? null : executions / (views + 1),
      memory,
      processor: used,
    };
  } finally {
    followers.kill();
    await sender.stop();
  }
}

async function startTour(): Promise<Sender> {
  const server = child("scripts/bench/live/server.ts", []);
  const [place] = (await once(server, "message")) as [
    { url: string; cookie: string; code: string; tourId: string },
  ];
  const socket = new WebSocket(`${place.url}/graphql`, "graphql-transport-ws", {
    headers: { cookie: place.cookie },
  });
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init" }));
  await once(socket, "message");
  const query =
    "mutation ($input: PresentViewInput!) { presentView(input: $input) { __typename } }";
  return {
    ...place,
    process: server,
    show(sequence, x) {
      const pointer = { x, y: 400.5 };
      const input = { tourId: place.tourId, sequence, view: measuredView, pointer };
      const payload = { query, variables: { input } };
      socket.send(JSON.stringify({ id: `${sequence}`, type: "subscribe", payload }));
    },
    async executions() {
      server.send("executions");
      const [answer] = (await once(server, "message")) as [{ executions: number }];
      return answer.executions;
    },
    async stop() {
      socket.terminate();
      await ended(server);
    },
  };
}

async function startBare(): Promise<Sender> {
  const server = child("scripts/bench/live/bare.ts", []);
  const [{ url }] = (await once(server, "message")) as [{ url: string }];
  const socket = new WebSocket(`${url}/present`);
  await once(socket, "open");
  return {
    url,
    code: "",
    process: server,
    show: (sequence, x) => socket.send(JSON.stringify({ sequence, pointer: { x, y: 400.5 } })),
    executions: () => Promise.resolve(null),
    async stop() {
      socket.terminate();
      await ended(server);
    },
  };
}

function child(file: string, args: string[]): ChildProcess {
  return fork(file, args, { execArgv: ["--import", "tsx"] });
}

async function ended(server: ChildProcess): Promise<void> {
  const exit = once(server, "exit");
  server.send("stop");
  await exit;
}

/** Returns a quantile of the delays, in milliseconds. */
function delayOf({ delays, received }: Run, share: number): number {
  let seen = 0;
  for (const [tenths, times] of delays) {
    seen += times;
    if (seen >= received * share) return tenths / 10;
  }
  return NaN;
}

function memoryAt({ memory }: Run): [before: number, after: number] {
  const fifth = Math.floor(memory.length / 5);
  return [percentile(memory.slice(fifth, 2 * fifth), 0.5), percentile(memory.slice(-fifth), 0.5)];
}
