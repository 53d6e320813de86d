import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { fingerprint } from "../../lib/fingerprint.mjs";
import { serverArguments, serverVariables } from "../../lib/serve.mjs";
import { freePort } from "../../../tests/support/programs.ts";
import { untilReady } from "../process.ts";

/** Table of the works of a museum, without images. */
export const source = "../shared/data/tate-works.csv.gz";

/** Code that prepares the data; when it changes, the data is prepared again. */
const preparedBy = ["src/server/imports", "src/server/store"];
const patienceMs = 60_000;

/** Starts Vitrine in a separate process with the first works of the museum. Imports them only the first time. */
export async function startListSite(
  works: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const mark = fingerprint(preparedBy).slice(0, 12);
  const folder = join(tmpdir(), "vitrine-bench", `list-${mark}-${works}`);
  const port = await freePort();
  const env = {
    ...process.env,
    ...serverVariables,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    VITRINE_DATA: join(folder, "data"),
    VITRINE_SAMPLE: "off",
    PORT: String(port),
  };
  if (!existsSync(folder)) {
    await mkdir(join(folder, "data"), { recursive: true });
    await writeFile(join(folder, "works.csv"), firstRows(works));
  }
  // Repeating it changes nothing.
  const command = spawn(process.execPath, ["build/server/import.mjs", join(folder, "works.csv")], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(command, "exit");
  if (code !== 0) throw new Error(`${source} could not be brought in.`);

  const child = spawn(process.execPath, serverArguments, {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, patienceMs);
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

/** Returns the header and the first rows of the table. A cell may contain line breaks within quotation marks. */
function firstRows(count: number): string {
  const text = gunzipSync(readFileSync(source)).toString();
  let [rows, isQuoted, at] = [0, false, 0];
  for (; at < text.length && rows <= count; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === "\n" && !isQuoted) rows += 1;
  }
  return text.slice(0, at);
}
