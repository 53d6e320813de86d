import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { exportText } from "../../../src/server/exports/export-text.ts";
import { derivativeFile, derivativeFormats, readMeta } from "../../../src/server/images/folder.ts";
import { openDatabase } from "../../../src/server/store/database.ts";

/** Timeout and polling interval for the search index to become up to date. */
const [patienceMs, pauseMs] = [60_000, 50];

/** A running site whose collection is checked. */
type LookedAt = { url: string; dataFolder: string };

/** Returns the works in a data folder as the export writes them, one per line, in order. */
export async function exportedLines({
  dataFolder,
}: Pick<LookedAt, "dataFolder">): Promise<string[]> {
  const store = await openDatabase({ dataFolder, databaseUrl: null, role: "command" });
  try {
    const pieces: string[] = [];
    for await (const piece of exportText(store.db, "jsonl")) pieces.push(piece);
    return pieces.join("").split("\n").slice(0, -1);
  } finally {
    await store.close();
  }
}

/**
 * Returns the inconsistencies of a collection whose import was killed: works that differ from the uninterrupted import,
 * orphaned rows, wrong counts, incomplete image folders. Returns an empty list if there are none.
 *
 * @param undisturbed exported lines of the uninterrupted import
 */
export async function faultsOf(
  site: LookedAt,
  undisturbed: ReadonlySet<string>,
): Promise<string[]> {
  const lines = await exportedLines(site);
  return [
    ...lines.filter((line) => !undisturbed.has(line)).map((line) => `half a work: ${line}`),
    ...(await wrongRows(site)),
    ...(await wrongCount(site, lines.length)),
    ...(await wrongPictures(site)),
  ];
}

async function wrongRows({ dataFolder }: LookedAt): Promise<string[]> {
  const store = await openDatabase({ dataFolder, databaseUrl: null, role: "command" });
  try {
    const { rows } = await store.db.execute<{ what: string; times: number }>(sql`
      SELECT 'pictures without a work' AS what, count(*)::integer AS times FROM image
        WHERE NOT EXISTS (SELECT FROM work WHERE work.id = work_id)
      UNION ALL SELECT 'works with another number of pictures', count(*)::integer FROM work
        WHERE image_count <> (SELECT count(*) FROM image WHERE work_id = work.id)
      UNION ALL SELECT 'works added by no change', count(*)::integer FROM work
        WHERE added_in IS NULL OR NOT EXISTS (SELECT FROM work_change WHERE work_change.id = added_in)
      UNION ALL SELECT 'imports that told of more than there is', count(*)::integer FROM import_run
        WHERE added > (SELECT count(*) FROM work)`);
    return rows.filter(({ times }) => times > 0).map(({ what, times }) => `${times} ${what}`);
  } finally {
    await store.close();
  }
}

/**
 * The search index learns of works after they are written, not in the same transaction, so this retries until a
 * timeout.
 */
async function wrongCount({ url }: LookedAt, exported: number): Promise<string[]> {
  const latest = performance.now() + patienceMs;
  for (;;) {
    const workCount = await workCountOf(url);
    if (workCount === exported) return [];
    if (performance.now() > latest) {
      return [`the site counts ${workCount} works of ${exported}`];
    }
    await wait(pauseMs);
  }
}

async function workCountOf(url: string): Promise<number> {
  const answer = await fetch(new URL("/graphql", url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ site { workCount } }" }),
  });
  const { data } = (await answer.json()) as { data: { site: { workCount: number } } };
  return data.site.workCount;
}

async function wrongPictures({ url, dataFolder }: LookedAt): Promise<string[]> {
  const faults: string[] = [];
  const images = join(dataFolder, "images");
  const folders = existsSync(images) ? await readdir(images) : [];
  for (const start of folders.filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    for (const key of await readdir(join(images, start))) {
      const folder = join(images, start, key);
      const meta = await readMeta(folder);
      const names = meta
        ? [
            meta.original,
            ...meta.image.derivativeWidths.flatMap((width) =>
              derivativeFormats.map((format) => derivativeFile(width, format)),
            ),
          ]
        : ["meta.json"];
      const missing = names.filter((name) => !existsSync(join(folder, name)));
      if (missing.length > 0) faults.push(`the picture ${key} lacks ${missing.join(", ")}`);
      const answer = await fetch(`${url}/iiif/image/3/${key}/full/max/0/default.jpg`);
      const { ok, status } = answer;
      // A server that shuts down waits for clients that do not read the response.
      await answer.arrayBuffer();
      // Images of an interrupted batch do not belong to a work yet.
      if (!ok && status !== 404) faults.push(`the picture ${key} is answered with ${status}`);
    }
  }
  return faults;
}
