import { parseArgs } from "node:util";
import type { RemotePictures } from "../store/tables/import-jobs.ts";
import { readLanguage } from "../../text/language.ts";
import { ImportFailure } from "./import-failure.ts";
import { settingsFromOptions, tableOptions, tableUsage } from "./table-options.ts";
import type { TableSettings } from "./table-settings.ts";

/** Parsed command line. */
export type Arguments =
  | {
      kind: "import" | "look";
      path: string;
      settings: TableSettings;
      reachesPrivate: boolean;
      remotePictures: RemotePictures;
      recordLanguage: string | null;
    }
  | { kind: "list" }
  | { kind: "undo"; id: string; keepLaterEdits: boolean }
  | { kind: "help" }
  | { kind: "misused"; message: string };

export const usage = `Brings works in: from a table (CSV, also with semicolons or tabs, also .gz; XLSX, ODS) with one row per work,
from a picture, from a folder or a ZIP archive of pictures, with or without such a table in it, or from a IIIF
manifest, Collection or info.json. An address names any of these but a folder.

  npm run import -- PATH|ADDRESS [--look] [how the table is to be read]
  npm run import -- --list
  npm run import -- --undo ID [--drop-edits]

The table's header names its columns. "identifier" and "title" are needed; creator, date, year, type,
technique, subjects, places, dimensions, description, credit line, rights and images are known; any other
column is kept under its name. "images" names files in the table's folder, several separated by "|".
Without a table each picture becomes one work, named after its file.

Importing the same again changes nothing, and goes on where an import stopped. The server may be running.

  --look                  says what it is, how it would be read and what would be refused, and changes nothing
  --keep-remote           pictures on the web stay at their sites; only small ones are made of them here
  --language CODE         the language that titles and descriptions are written in, such as de, where the source
                          does not say it
  --private-addresses     what is named by an address may be on this machine or in its own network
${tableUsage}  --list                  the imports there were, the last first, with their ids
  --undo ID               takes out what this import added, and puts back what it changed; stopped, it goes on
                          when asked again
  --drop-edits            with --undo: also undoes what was edited after the import, which otherwise stays
  --help                  this text

Settings: VITRINE_DATA, the data folder (./data); DATABASE_URL, a PostgreSQL in place of the one in it.
Exit codes: 0 all rows are in, 1 it could not be done, 2 wrong use, 3 some rows were refused, 130 stopped.
`;

/** @throws ImportFailure if it is not a language tag */
function languageFrom(tag: string | undefined): string | null {
  if (tag === undefined) return null;
  const language = readLanguage(tag);
  if (language !== null) return language;
  throw new ImportFailure("--language needs the code of a language, such as en or pt-BR.");
}

/** Parses the command line. */
export function readArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        list: { type: "boolean" },
        undo: { type: "string" },
        "drop-edits": { type: "boolean" },
        look: { type: "boolean" },
        "private-addresses": { type: "boolean" },
        "keep-remote": { type: "boolean" },
        language: { type: "string" },
        ...tableOptions,
      },
    });
    if (values.help) return { kind: "help" };
    if (values.undo !== undefined || values.list) {
      if (positionals.length > 0) {
        return { kind: "misused", message: "Import, list or undo: one at a time, please." };
      }
      if (values.undo === undefined) return { kind: "list" };
      return { kind: "undo", id: values.undo, keepLaterEdits: !values["drop-edits"] };
    }
    const [path, another] = positionals;
    if (path === undefined || path === "") {
      return { kind: "misused", message: "Say which file, folder or address to import." };
    }
    if (another !== undefined) {
      return { kind: "misused", message: "One file, folder or address at a time, please." };
    }
    const settings = settingsFromOptions(values);
    const reachesPrivate = values["private-addresses"] ?? false;
    const remotePictures = values["keep-remote"] ? "KEEP" : "COPY";
    const recordLanguage = languageFrom(values.language);
    const kind = values.look ? "look" : "import";
    return { kind, path, settings, reachesPrivate, remotePictures, recordLanguage };
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    return { kind: "misused", message };
  }
}
