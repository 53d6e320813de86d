import { resolve } from "node:path";
import { DrizzleQueryError } from "drizzle-orm";
import {
  imagesFolderOf,
  reachOf,
  readSettings,
  SettingsProblem,
  unpackedFolderOf,
} from "../settings.ts";
import { isWebAddress } from "../../record/work-rules.ts";
import type { Settings } from "../settings.ts";
import { openDatabase } from "../store/database.ts";
import { compareSiteIds } from "../store/site-id.ts";
import type { Store } from "../store/store.ts";
import { DatabaseProblem } from "../store/problems.ts";
import { readArguments, usage } from "./arguments.ts";
import { isDiskFull } from "./disk-full.ts";
import { importCollection } from "./import-collection.ts";
import { ImportFailure } from "./import-failure.ts";
import { isConnectionLost } from "./lost-connection.ts";
import { ProblemList } from "./problem-list.ts";
import { writeProblemTable } from "./problem-table.ts";
import { count, duration, ProgressLine } from "./progress-line.ts";
import type { Screen } from "./progress-line.ts";
import { readingInWords } from "./reading-in-words.ts";
import { RemarkList } from "./remarks.ts";
import type { RunOutcome } from "./run.ts";
import { listImports } from "./list-command.ts";
import { openAddress } from "./open-address.ts";
import { openSource } from "./source.ts";
import type { Source } from "./source.ts";
import { undoByCommand } from "./undo-command.ts";

/** The command's access to its process. */
export type CommandOptions = {
  args: readonly string[];
  env: Record<string, string | undefined>;
  /** Aborted when the user asks to stop. */
  signal: AbortSignal;
  /** Stream for the summary. */
  out: Screen;
  /** Stream for progress and errors. */
  err: Screen;
};

/** Runs `npm run import` and returns its exit code; `usage` documents the codes. */
export async function runImportCommand(options: CommandOptions): Promise<number> {
  const { out, err } = options;
  const asked = readArguments(options.args);
  if (asked.kind === "help") {
    out.write(usage);
    return 0;
  }
  if (asked.kind === "misused") {
    err.write(`${asked.message}\n\n${usage}`);
    return 2;
  }
  let store: Store | null = null;
  let source: Source | null = null;
  try {
    const settings = readSettings(options.env);
    // npm runs scripts in the project's folder, but the path is relative to the user's working directory.
    if (asked.kind === "import" || asked.kind === "look") {
      const place = {
        unpackedFolder: unpackedFolderOf(settings),
        mayReach: reachOf({
          privateAddresses: asked.reachesPrivate || settings.privateAddresses,
        }),
        signal: options.signal,
        remotePictures: asked.remotePictures,
        recordLanguage: asked.recordLanguage,
      };
      if (isWebAddress(asked.path)) {
        err.write(`Reading ${asked.path} …\n`);
        source = await openAddress(asked.path, asked.settings, place);
      } else {
        const path = resolve(options.env.INIT_CWD ?? ".", asked.path);
        source = await openSource(path, asked.settings, place);
      }
      if (asked.kind === "look") {
        return await lookAtSource(source, settings, options);
      }
    }
    store = await openDatabase({
      dataFolder: settings.dataFolder,
      databaseUrl: settings.databaseUrl,
      role: "command",
      onWait: (message) => err.write(`${message}\n`),
    });
    if (settings.databaseUrl !== null) {
      await compareSiteIds(store.db, { images: imagesFolderOf(settings) });
    }
    if (source) return await runSource(store, settings, source, options);
    if (asked.kind === "undo") return await undoByCommand(store, { ...asked, ...options });
    await listImports(store, out);
    return 0;
  } catch (problem) {
    if (!store && options.signal.aborted) {
      err.write("Stopped before anything was changed.\n");
      return 130;
    }
    err.write(`${complaint(problem)}\n`);
    // Closing the pool would wait forever for the broken connections.
    if (isConnectionLost(problem)) store = null;
    return 1;
  } finally {
    await source?.close().catch(() => undefined);
    await store?.close().catch(() => undefined);
  }
}

async function lookAtSource(
  source: Source,
  settings: Settings,
  { signal, out, err }: CommandOptions,
): Promise<number> {
  const progress = new ProgressLine(err, source.total);
  const imagesFolder = imagesFolderOf(settings);
  const onProgress: ProgressLine["show"] = (counts) => progress.show(counts);
  const reading = readingInWords(source, { imagesFolder, signal, onProgress });
  out.write(await reading.finally(() => progress.clear()));
  return 0;
}

async function runSource(
  store: Store,
  settings: Settings,
  source: Source,
  { signal, out, err }: CommandOptions,
): Promise<number> {
  err.write(`${source.label}: ${source.given.words}, ${count(source.total)} to read …\n`);
  const problems = new ProblemList(source.reading?.columns ?? []);
  const remarks = new RemarkList();
  const progress = new ProgressLine(err, source.total);
  const started = performance.now();
  try {
    const outcome = await importCollection({
      store,
      imagesFolder: imagesFolderOf(settings),
      source,
      signal,
      onProgress: (counts) => progress.show(counts),
      onProblem: (problem) => problems.add(problem),
      onRemarks: (row, some) => remarks.add(row, some),
    });
    progress.clear();
    const seconds = (performance.now() - started) / 1000;
    // A full disk must not prevent the summary; the import itself is over.
    const table = problems.isCut
      ? await writeProblemTable(store.db, outcome.id, settings.dataFolder).catch(() => null)
      : null;
    const notes = [...source.notes, ...remarks.sentences()];
    out.write(summary({ ...source, notes }, outcome, problems, table, seconds));
    if (outcome.state === "INTERRUPTED") return 130;
    return outcome.counts.refused > 0 ? 3 : 0;
  } finally {
    progress.clear();
  }
}

function summary(
  source: Pick<Source, "label" | "total" | "notes">,
  { state, counts }: RunOutcome,
  problems: ProblemList,
  problemTable: string | null,
  seconds: number,
): string {
  const time = seconds < 10 ? `${seconds.toFixed(1)} s` : duration(seconds);
  const lines = [
    `${source.label}: ${count(counts.added)} added, ${count(counts.changed)} changed, ` +
      `${count(counts.unchanged)} unchanged, ${count(counts.refused)} refused, in ${time}.`,
    ...source.notes,
  ];
  if (counts.refused > 0) {
    lines.push("Refused:", ...problems.lines().map((line) => `  ${line}`));
    if (problemTable !== null) lines.push(`Every row with its reason: ${problemTable}`);
    lines.push("Then import it again: what is in already stays as it is.");
  }
  if (state === "INTERRUPTED") {
    const { rowsDone } = counts;
    lines.push(
      `Stopped after ${count(rowsDone)} of ${count(source.total)}; these are kept. To go on, run the same command again.`,
    );
  }
  return `${lines.join("\n")}\n`;
}

function complaint(problem: unknown): string {
  if (isConnectionLost(problem)) {
    return "The database went away; perhaps the server that kept it was stopped. What was reported as done is kept. Run the same command again to finish.";
  }
  const expected = [ImportFailure, SettingsProblem, DatabaseProblem];
  if (problem instanceof Error && expected.some((kind) => problem instanceof kind)) {
    return problem.message;
  }
  if (isDiskFull(problem)) {
    return "The disk is full, so the import could not go on. What was reported as done is kept, and nothing is half-made. Make room and run the same command again to finish.";
  }
  return `The import could not go on. What was reported as done is kept; run the same command again to finish.\n${reason(problem)}`;
}

/** Describes an error without the query and its values, which would fill the screen. */
function reason(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  if (problem instanceof DrizzleQueryError) return reason(problem.cause);
  return (problem.stack ?? problem.message).slice(0, 4000);
}
