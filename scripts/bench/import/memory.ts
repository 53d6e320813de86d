import { readFileSync } from "node:fs";

/** How often memory is looked at, in milliseconds. */
const interval = 250;

/** The most memory that processes held together at any time, each with all its threads, in bytes. */
export type Memory = { together: number; server: number };

/** Watches the memory of a server, and of a process beside it with those that it started; NaN where the system does not tell. */
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
    /** Ends the watch. */
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
    // It has ended, or the system keeps no such file.
    return 0;
  }
}

/** The process that a process has started last, or null where there is none, or the system does not tell. */
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
