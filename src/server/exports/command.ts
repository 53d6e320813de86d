import { createWriteStream } from "node:fs";
import { access, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { imagesFolderOf, readSettings, SettingsProblem } from "../settings.ts";
import { openDatabase } from "../store/database.ts";
import { everyWork } from "../store/every-work.ts";
import { DatabaseProblem } from "../store/problems.ts";
import type { Store } from "../store/store.ts";
import { exportUsage, readExportArguments } from "./arguments.ts";
import { exportText } from "./export-text.ts";
import { exportZip } from "./export-zip.ts";

/** Parts of the process that the command uses. */
export type ExportCommandOptions = {
  args: readonly string[];
  env: Record<string, string | undefined>;
  out: { write(text: string): unknown };
  err: { write(text: string): unknown };
};

/** Runs `npm run export` and returns its exit code; `exportUsage` documents the codes. */
export async function runExportCommand(options: ExportCommandOptions): Promise<number> {
  const { env, out, err } = options;
  const asked = readExportArguments(options.args);
  if (asked.kind === "help") {
    out.write(exportUsage);
    return 0;
  }
  if (asked.kind === "misused") {
    err.write(`${asked.message}\n\n${exportUsage}`);
    return 2;
  }
  let store: Store | null = null;
  // npm runs scripts in the project's folder; the path is relative to the user's working directory.
  const path = resolve(env.INIT_CWD ?? ".", asked.path);
  const draft = `${path}.part`;
  try {
    if (await exists(path)) {
      err.write(`${path} is there already and was left as it is. Name another file.\n`);
      return 1;
    }
    const settings = readSettings(env);
    store = await openDatabase({
      dataFolder: settings.dataFolder,
      databaseUrl: settings.databaseUrl,
      role: "command",
      onWait: (message) => err.write(`${message}\n`),
    });
    const { db } = store;
    const onSkipped = (id: string) =>
      err.write(`The work with the id ${id} cannot be processed, and is not in the export.\n`);
    const content =
      asked.format === "zip"
        ? exportZip({ db, imagesFolder: imagesFolderOf(settings), onSkipped }, asked.table)
        : Readable.from(exportText(db, asked.format, everyWork(db, onSkipped)));
    await pipeline(content, createWriteStream(draft));
    await rename(draft, path);
    out.write(`The collection is in ${path}.\n`);
    return 0;
  } catch (problem) {
    await rm(draft, { force: true });
    err.write(`${complaint(problem, path)}\n`);
    return 1;
  } finally {
    await store?.close().catch(() => undefined);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function complaint(problem: unknown, path: string): string {
  if (problem instanceof SettingsProblem || problem instanceof DatabaseProblem) {
    return problem.message;
  }
  const code = problem instanceof Error && "code" in problem ? problem.code : null;
  if (code === "ENOSPC")
    return "The disk is full. Nothing was left there; make room and try again.";
  if (code === "ENOENT") return `The folder of ${path} does not exist. Make it first.`;
  if (code === "EACCES") return `${path} may not be written. Check the folder's permissions.`;
  const reason = problem instanceof Error ? problem.message : String(problem);
  return `The export could not be finished, and nothing was left there: ${reason.slice(0, 1000)}`;
}
