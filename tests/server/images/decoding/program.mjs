import { readFileSync } from "node:fs";

/** Stands in for the program of a decoding process: what it does is said by the first argument of its task. */
process.on("message", ({ args: [what] }) => {
  if (what === "crash") process.kill(process.pid, "SIGKILL");
  else if (what === "group") {
    const [, , , , group] = readFileSync("/proc/self/stat", "utf8").split(" ");
    process.send?.({ result: Number(group) === process.pid });
  } else if (what === "environment") process.send?.({ result: Object.keys(process.env) });
  else if (what !== "hang") process.send?.({ result: what });
});
process.send?.("ready");
