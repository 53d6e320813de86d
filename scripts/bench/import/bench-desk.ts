import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../../src/server/store/database.ts";
import { duplicateCount } from "../../../src/server/store/duplicates.ts";
import { importsPage } from "../../../src/server/store/import-runs.ts";
import type { ImportState } from "../../../src/server/store/tables/imports.ts";
import { ask } from "../../../tests/support/ask.ts";
import { openDesk } from "../../../tests/support/import-desk.ts";
import { signIn } from "../../../tests/support/members.ts";
import type { ImportSite } from "./import-site.ts";

/** A curator who imports a file and undoes the import. Each step resolves when the site has completed it. */
export type BenchDesk = {
  /** Uploads a file and waits until the server has read and compared it. */
  prepare(path: string): Promise<void>;
  apply(): Promise<void>;
  undo(): Promise<void>;
  /** Counts likely duplicates, and then all data quality issues. */
  countDuplicates(): Promise<void>;
  checkUp(): Promise<void>;
  close(): Promise<void>;
};

/** Polling interval for the state of an import, in milliseconds. */
const interval = 250;

/** Signs in a curator at a running site. */
export async function openBenchDesk({ url, dataFolder }: ImportSite): Promise<BenchDesk> {
  const store = await openDatabase({ dataFolder, databaseUrl: null, role: "command" });
  const { headers } = await signIn(store.db, "CURATOR");
  const desk = openDesk(url, headers);
  let id = "";

  async function until(state: ImportState): Promise<void> {
    for (;;) {
      const [last] = (await importsPage(store.db, { first: 1 })).rows;
      if (last?.state === state) return;
      if (last?.state === "FAILED" || last?.state === "INTERRUPTED") {
        throw new Error(`The import is ${last.state}.`);
      }
      await wait(interval);
    }
  }
  async function change(name: string, state: ImportState): Promise<void> {
    const { __typename: answer } = await desk.change(name, { id });
    if (!answer.endsWith("Success")) throw new Error(`${name}: ${answer}`);
    await until(state);
  }
  return {
    async prepare(path) {
      const answer = await desk.post(basename(path), new Blob([await readFile(path)]));
      const { id: upload } = (await answer.json()) as { id: string };
      id = await desk.prepare(upload);
      await until("CHECKED");
    },
    apply: () => change("applyImport", "DONE"),
    undo: () => change("undoImport", "UNDONE"),
    countDuplicates: async () => void (await store.db.execute(duplicateCount)),
    async checkUp() {
      const query = "{ viewer { desk { checkup { count } } } }";
      const { errors } = await ask(url, query, { headers });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
    },
    close: () => store.close(),
  };
}
