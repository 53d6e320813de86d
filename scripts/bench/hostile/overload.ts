import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../figures.ts";
import { operations } from "../find/ask.ts";
import { Questions, readRows } from "../find/questions.ts";
import type { BenchTable } from "../table.ts";
import { send, sendOperation } from "./client.ts";
import type { Outcome } from "./client.ts";
import type { HostileSite } from "./site.ts";

const connections = 500;
/** Milliseconds between a member's searches: as fast as a person, so that the member stays within the rate limit. */
const memberPause = 500;
const goals = { probeMs: 200, acceptedMs: 2_000, refusedMs: 100 };

/**
 * Sends more searches than the site can handle, all different, from as many networks as there are connections.
 *
 * @param seconds duration
 */
export async function benchOverload(site: HostileSite, seconds: number): Promise<BenchTable> {
  process.stderr.write("hostile: overload\n");
  const end = Date.now() + seconds * 1000;
  const members: Outcome[] = [];
  const probes: Outcome[] = [];
  const searchAsMember = async () => {
    const questions = new Questions(readRows(), connections + 1);
    const member = { url: site.url, from: "127.0.2.1", headers: site.curator };
    while (Date.now() < end) {
      const operation = { query: operations.page, variables: questions.page() };
      members.push(await sendOperation(member, operation));
      await wait(memberPause);
    }
  };
  const probe = async () => {
    while (Date.now() < end) {
      probes.push(await send({ url: site.url, from: "127.0.0.1", path: "/healthz" }));
      await wait(100);
    }
  };
  const [strangers] = await Promise.all([
    searchAsStrangers(site.url, seconds),
    searchAsMember(),
    probe(),
  ]);
  const accepted = strangers.filter(({ status }) => status === 200);
  const refused = strangers.filter(({ status }) => status === 503);
  const others = strangers.length - accepted.length - refused.length;
  const p = (outcomes: Outcome[], share: number) =>
    percentile(
      outcomes.map(({ milliseconds }) => milliseconds),
      share,
    );
  const row = (name: string, outcomes: Outcome[]) => [
    name,
    outcomes.length,
    ...[0.5, 0.95, 0.99].map((share) => p(outcomes, share).toFixed(0)),
  ];
  const failures = members.map(({ status }) => status).filter((status) => status !== 200);
  return {
    name: "hostile: overload",
    columns: ["request", "count", "p50 ms", "p95 ms", "p99 ms"],
    rows: [
      row("probe", probes),
      row("search, accepted", accepted),
      row("search, 503", refused),
      row("search of a member", members),
    ],
    goals: [
      goal("probes p99", p(probes, 0.99), goals.probeMs),
      goal("accepted p95", p(accepted, 0.95), goals.acceptedMs),
      goal("503 p95", p(refused, 0.95), goals.refusedMs),
      {
        text: "the rest is 503 with Retry-After",
        met: others === 0 && refused.every(({ retryAfter }) => retryAfter),
        value: `${others} others`,
      },
      {
        text: "members are served",
        met: members.length > 0 && failures.length === 0,
        value: `${members.length - failures.length} of ${members.length}; others: ${[...new Set(failures)].join(", ") || "none"}`,
      },
    ],
    notes: [`${connections} connections, ${seconds} s.`],
  };
}

/** Runs the searches in a separate process and returns their outcomes: this process measures probes on time. */
async function searchAsStrangers(url: string, seconds: number): Promise<Outcome[]> {
  const child = fork("scripts/bench/hostile/searchers.ts", [url, `${connections}`, `${seconds}`], {
    execArgv: ["--import", "tsx"],
  });
  const endedEarly = once(child, "exit").then(() => {
    throw new Error("The clients that search ended early.");
  });
  const [outcomes] = await Promise.race([once(child, "message"), endedEarly]);
  return outcomes as Outcome[];
}

const goal = (name: string, milliseconds: number, most: number) => ({
  text: `${name} at most ${most} ms`,
  met: milliseconds <= most,
  value: `${milliseconds.toFixed(0)} ms`,
});
