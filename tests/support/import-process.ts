import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** Returns the process ids of the import processes that the process `parent` has started. */
export function importProcesses(parent: number): number[] {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,command="], { encoding: "utf8" });
  return list.split("\n").flatMap((line) => {
    const [, pid, ppid, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    const isOne = Number(ppid) === parent && command.includes("import-job.mjs");
    return isOne ? [Number(pid)] : [];
  });
}

/** Waits until a process has ended. */
export async function untilGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await wait(20);
  }
}
