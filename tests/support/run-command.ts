import type { CommandOptions } from "../../src/server/imports/command.ts";

/** Location of a site's data: the settings of a server, or an open test database. */
type CommandSite = { dataFolder: string; databaseUrl: string | null };

/**
 * Runs a command of the program in this process, on the data of a site, which may be running.
 *
 * @returns its exit code and its output
 */
export async function runCommand(
  run: (options: CommandOptions) => Promise<number>,
  { dataFolder, databaseUrl }: CommandSite,
  args: string[],
  signal = new AbortController().signal,
): Promise<{ code: number; out: string; err: string }> {
  let out = "";
  let err = "";
  const code = await run({
    args,
    env: { VITRINE_DATA: dataFolder, DATABASE_URL: databaseUrl ?? "" },
    signal,
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
  });
  return { code, out, err };
}
