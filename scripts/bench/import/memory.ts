import { readFileSync } from "node:fs";

/** Sampling interval, in milliseconds. */
const interval = 250;

/** Peak memory of the processes together, and of the server, each with all its threads, in bytes. */
export type Memory = { together: number; server: number };

/** Monitors the memory of a server, and of another process with its children; NaN if the system does not report it. */
export function watchMemory(server: () => number, command: () => number | null) {
  const most: Memory = { together: 0, server: 0 };
  const look = () => {
    const own = residentMemory(server());
    const pid = command();
    most.server = Math.max(most.server, own);
    const beside = pid === null ? [] : [pid, ...childrenOf(pid)];
    const together = beside.reduce((sum, one) => sum + residentMemory(one), own);
    most.together = Math.max(most.together, together);
  };
  look();
  const timer = setInterval(look, interval);
  return {
    /** Stops monitoring. */
    stop(): Memory {
      look();
      clearInterval(timer);
      return most;
    },
  };
}

function residentMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    // The process has ended, or the system has no such file.
    return 0;
  }
}

/** Returns the process that a process started last; null if there is none, or the system does not report it. */
export function childOf(pid: number): number | null {
  return childrenOf(pid).at(-1) ?? null;
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return children.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
