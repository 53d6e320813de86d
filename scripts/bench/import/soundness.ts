import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { exportText } from "../../../src/server/exports/export-text.ts";
import { derivativeFile, derivativeFormats, readMeta } from "../../../src/server/images/folder.ts";
import { openDatabase } from "../../../src/server/store/database.ts";

/** How long the search may take to know what is in the collection, and how often it is asked. */
const [patienceMs, pauseMs] = [60_000, 50];

/** A site whose collection is looked at: its server runs. */
type LookedAt = { url: string; dataFolder: string };

/** The works in a data folder as the export writes them, one a line, in their order. */
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
 * What is half-made in a collection whose import was killed: works that are not as in the undisturbed collection, rows
 * that belong to nothing, counts that are not true, picture folders that are not whole. Empty if all is as it must be.
 *
 * @param undisturbed the lines of the collection as it is to become
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

/** The search is told of works right after they were written, not with them, and is given a moment to take them in. */
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
      // A server that is to end waits for whoever does not read on.
      await answer.arrayBuffer();
      // Pictures of a batch that was broken off are not of any work yet.
      if (!ok && status !== 404) faults.push(`the picture ${key} is answered with ${status}`);
    }
  }
  return faults;
}
