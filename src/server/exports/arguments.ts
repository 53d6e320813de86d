import { parseArgs } from "node:util";

/** File format of an export. */
export type ExportFormat = "csv" | "jsonl" | "zip";

/** Parsed command line. */
export type ExportArguments =
  | { kind: "export"; path: string; format: ExportFormat; table: "csv" | "jsonl" }
  | { kind: "help" }
  | { kind: "misused"; message: string };

export const exportUsage = `Writes the whole collection to a file, drafts and withdrawn works too. What it is written as is told by the
file's ending: .csv (a table), .jsonl (JSON Lines), .zip (a table and the originals of all pictures).

  npm run export -- PATH [--works csv|jsonl]

"npm run import -- PATH" of it gives the same collection, on an empty site too. A .csv or .jsonl names
the pictures and does not hold them. The server may be running.

  --works csv|jsonl  how the works in a ZIP are written (csv)
  --help             this text

Settings: VITRINE_DATA, the data folder (./data); DATABASE_URL, a PostgreSQL in place of the one in it.
Exit codes: 0 it is written, 1 it could not be done, 2 wrong use.
`;

/** Parses the command line. */
export function readExportArguments(args: readonly string[]): ExportArguments {
  const misused = (message: string) => ({ kind: "misused", message }) as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" }, works: { type: "string" } },
    });
    if (values.help) return { kind: "help" };
    const [path, another] = positionals;
    if (!path) return misused("Say to which file the collection is to be written.");
    if (another !== undefined) return misused("One file at a time, please.");
    const format = (["csv", "jsonl", "zip"] as const).find((one) => path.endsWith(`.${one}`));
    if (!format) return misused("The file's name must end in .csv, .jsonl or .zip.");
    const { works: table = "csv" } = values;
    if (table !== "csv" && table !== "jsonl") return misused("--works is csv or jsonl.");
    return { kind: "export", path, format, table };
  } catch (problem) {
    return misused(problem instanceof Error ? problem.message : String(problem));
  }
}
