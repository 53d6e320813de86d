import { PGlite } from "@electric-sql/pglite";
import { DurableFiles } from "./durable-files.ts";

/** PGlite's default parameters, with fsync on. `-F`, which would switch it off, is removed. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...[
    "fsync=on",
    "wal_sync_method=fsync",
    "synchronous_commit=on",
    "full_page_writes=on",
    // Clients wait while statistics are computed: a tenth of the usual sample is enough.
    "default_statistics_target=10",
    "random_page_cost=1.1",
    // Half the default, since the operating system caches the files as well.
    "shared_buffers=64MB",
  ].flatMap((setting) => ["-c", setting]),
];

/** Starts PGlite on the database in `folder`, making one if there is none. */
export async function startPglite(
  folder: string,
): Promise<{ pglite: PGlite; files: DurableFiles }> {
  const files = new DurableFiles(folder);
  return { pglite: await PGlite.create({ fs: files, startParams }), files };
}
