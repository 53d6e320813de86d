import { readSettings, SettingsProblem } from "../settings.ts";
import { openDatabase } from "../store/database.ts";
import { DatabaseProblem } from "../store/problems.ts";
import type { Store } from "../store/store.ts";
import { inviteOwner, ownerLinkInWords } from "./owner.ts";

/** Parts of the process that the command uses. */
export type CommandOptions = {
  env: Record<string, string | undefined>;
  out: { write(text: string): unknown };
  err: { write(text: string): unknown };
};

/**
 * Runs `npm run owner-link`: prints a new link that makes its user an owner, also while the site's server runs. Links
 * printed earlier stop working. Returns the exit code: 0, or 1 with a message.
 */
export async function runOwnerLinkCommand({ env, out, err }: CommandOptions): Promise<number> {
  let store: Store | null = null;
  try {
    const { dataFolder, databaseUrl, publicOrigin, port } = readSettings(env);
    const onWait = (message: string) => void err.write(`${message}\n`);
    store = await openDatabase({ dataFolder, databaseUrl, role: "command", onWait });
    const origin = publicOrigin ?? `http://localhost:${port}`;
    out.write(`${ownerLinkInWords(origin, await inviteOwner(store.db))}\n`);
    return 0;
  } catch (problem) {
    if (!(problem instanceof SettingsProblem || problem instanceof DatabaseProblem)) throw problem;
    err.write(`${problem.message}\n`);
    return 1;
  } finally {
    await store?.close();
  }
}
