import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";

/** Results of a load run. */
export type Load = {
  perSecond: number;
  /** 95th percentile of the time to a complete response, in milliseconds. */
  p95: number;
  requests: number;
};

/** Sends requests for each path in turn, cyclically, and prints the results. */
const script = `
local addresses = {}
local turn = tonumber(os.getenv("FROM"))
function init(args)
  for address in io.lines(args[1]) do table.insert(addresses, wrk.format("GET", address)) end
end
function request()
  turn = turn + 1
  return addresses[turn % #addresses + 1]
end
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.stderr:write(string.format('{"requests":%d,"microseconds":%d,"p95":%d,"failed":%d}',
    summary.requests, summary.duration, latency:percentile(95), failed))
end
`;

/**
 * Sends requests with wrk, in one thread. Each connection sends the next one as soon as it has its response.
 *
 * @param list file with a path in each line
 * @param from line to start after
 */
export async function askFor(
  url: string,
  list: string,
  options: { concurrency: number; seconds: number; from: number },
): Promise<Load> {
  const { concurrency, seconds, from } = options;
  const program = `${list}.lua`;
  writeFileSync(program, script);
  const args = ["-t1", `-c${concurrency}`, `-d${seconds}s`, "--timeout", "30s", "-s", program, url];
  const child = spawn("wrk", [...args, "--", list], {
    env: { ...process.env, FROM: `${from}` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  if (code !== 0) throw new Error(`wrk failed: ${said}`);
  const measured = JSON.parse(said) as Record<string, number>;
  const { requests = 0, microseconds = NaN, p95 = NaN, failed = 0 } = measured;
  if (failed > 0) throw new Error(`${failed} of ${requests} requests to ${url} failed.`);
  return { requests, perSecond: (requests * 1e6) / microseconds, p95: p95 / 1000 };
}
