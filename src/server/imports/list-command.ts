import type { Store } from "../store/store.ts";
import { importsPage } from "../store/import-runs.ts";
import type { ImportRow } from "../store/import-runs.ts";
import { count } from "./progress-line.ts";
import type { Screen } from "./progress-line.ts";

/** Maximum number of listed imports. */
const listed = 50;

/** Prints the imports, the most recent first. */
export async function listImports({ db }: Store, out: Screen): Promise<void> {
  const { rows: runs } = await importsPage(db, { first: listed });
  out.write(runs.length === 0 ? "Nothing was imported yet.\n" : runs.map(lineOf).join(""));
}

function lineOf({ id, label, state, startedAt, added, changed, unchanged, refused }: ImportRow) {
  const started = startedAt.toISOString().slice(0, 16).replace("T", " ");
  const counts = `${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(refused)} refused`;
  return `${id}  ${started}  ${state.toLowerCase().padEnd(11)}  ${label}: ${counts}\n`;
}
