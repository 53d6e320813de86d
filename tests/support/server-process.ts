import { spawn } from "node:child_process";
import { once } from "node:events";

/** A server in a separate process. */
export type ServerProcess = {
  url: string;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
  /** Sends it a stop signal. @returns its exit code, which is not 0 if it did not stop in time */
  stop(): Promise<number | null>;
};

/** Passes on PATH and TMPDIR only, so that a server does not inherit DATABASE_URL. */
export const serverEnvironment = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  PORT: "0",
  VITRINE_SAMPLE: "off",
  // All tests send requests from one address.
  VITRINE_QUERY_BUDGET: "999999999999",
  ...settings,
});

/** Starts the server's program from its source, on a free port. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "src/server/main.ts"], {
    env: serverEnvironment({ LOG_LEVEL: "warn", ...settings }),
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
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = (await gone) as [number | null];
      return code;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
