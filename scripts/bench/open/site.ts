import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { tmpdir } from "node:os";
import { fingerprint } from "../../lib/fingerprint.mjs";

/** A script that the server has sent. */
export type Sent = {
  path: string;
  /** Its purpose according to `Sec-Fetch-Dest`: `script` for the page, `empty` for a cache. */
  purpose: string;
  /** Size of the body as sent. */
  bytes: number;
};

/** The measured site. */
export type BenchSite = {
  url: string;
  /** Returns the scripts that were sent since the previous call. */
  takeSent(): Promise<Sent[]>;
  stop(): Promise<void>;
};

/** Folder that the server serves under `/bench/`. */
export const served = resolve("build/bench/site");

/** Folder of the images in all measurements. */
export const paintings = "../shared/data/paintings";

/** Code that prepares the data; when it changes, the data is prepared again. */
const preparedBy = ["src/server/images", "src/server/imports", "src/server/store"];

/** Starts Vitrine with ten paintings in a separate process. Prepares them only the first time. */
export async function startBenchSite(port = 0): Promise<BenchSite> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    VITRINE_DATA: join(tmpdir(), "vitrine-bench", `paintings-${fingerprint(preparedBy)}`),
    VITRINE_SAMPLE: "off",
    PORT: String(port),
  };
  const command = spawn(process.execPath, ["build/server/import.mjs", paintings], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(command, "exit");
  if (code !== 0) throw new Error("The paintings could not be brought in.");

  const child = fork("scripts/bench/open/serve.ts", [served], {
    env,
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const answer = async () => {
    const [value] = await Promise.race([once(child, "message"), ended.then(failed)]);
    return value as { url: string; sent: Sent[] };
  };
  const { url } = await answer();
  return {
    url,
    async takeSent() {
      child.send("take");
      return (await answer()).sent;
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function failed(): never {
  throw new Error("The site that is measured has ended.");
}
