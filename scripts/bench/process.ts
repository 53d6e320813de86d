import { execFileSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Waits until a server reports that it is ready. Throws if it does not within `patienceMs` milliseconds. */
export async function untilReady(
  url: string,
  child: ChildProcess,
  patienceMs: number,
): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error("The server that is measured did not become ready.");
}

/** Returns the memory of a process, in bytes. */
export function memoryOf(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024;
}

/**
 * Returns the processor time that a process has used in user and system mode in milliseconds, to the nearest ten; NaN
 * if the system does not report it.
 */
export function processorTimeOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
