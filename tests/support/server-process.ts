import { spawn } from "node:child_process";
import { once } from "node:events";

/** A server in a process of its own. */
export type ServerProcess = {
  url: string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
};

/** Starts the server's program from its source, on a free port. */
export async function startServerProcess(
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "src/server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      VITRINE_SAMPLE: "off",
      VITRINE_QUERY_BUDGET: "999999999999",
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk);
    if (printed.includes("open at")) break;
  }
  const url = /open at (\S+)/.exec(printed)?.[1];
  if (url === undefined) throw new Error(`The server did not start: ${printed}`);
  return {
    url,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
