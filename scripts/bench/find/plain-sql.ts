import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { words } from "../../../src/text/fold.ts";
import { openDatabase } from "../../../src/server/store/database.ts";
import { worksByIds } from "../../../src/server/store/works.ts";
import { timed } from "./ask.ts";
import type { Collection } from "./collection.ts";
import type { Variables } from "./questions.ts";

/** Times in milliseconds of equivalent queries sent directly to the database. */
export type PlainTimes = {
  page: number[];
  facets: number[];
  suggestions: number[];
  byIds: number[];
};

type Questions = Record<"page" | "facets" | "suggestions", Variables[]>;

/**
 * Measures the database without a search index: every word searched anywhere in the work's text, filters compared
 * directly, the number of results and the newest 24 of them; for facets the counts of the works of each type, creator
 * and subject. Also reads 24 works by id, as a page of Vitrine does.
 */
export async function timePlainSql(
  collection: Collection,
  questions: Questions,
): Promise<PlainTimes> {
  const store = await openDatabase(collection);
  const times: PlainTimes = { page: [], facets: [], suggestions: [], byIds: [] };
  const run = (statement: SQL) => timed(() => store.db.execute(statement));
  try {
    for (const asked of questions.page) {
      const found = conditionOf(asked);
      times.page.push(
        (await run(sql`SELECT count(*) FROM work WHERE ${found}`)) +
          (await run(sql`SELECT * FROM work WHERE ${found} ORDER BY id DESC LIMIT 24`)),
      );
    }
    for (const asked of questions.facets) {
      const found = conditionOf(asked);
      let time = 0;
      for (const values of [
        sql`ARRAY[work_type]`,
        sql`ARRAY(SELECT jsonb_array_elements(creators)->>'name')`,
        sql`subjects`,
      ])
        time += await run(sql`
          SELECT value, count(*) FROM work, unnest(${values}) AS value WHERE ${found}
          GROUP BY value ORDER BY count(*) DESC LIMIT 8`);
      times.facets.push(time);
    }
    for (const { text } of questions.suggestions) {
      const begun = `${words(String(text)).join(" ")}%`;
      times.suggestions.push(
        await run(sql`SELECT * FROM work WHERE status = 'PUBLISHED' AND title ILIKE ${begun}
          ORDER BY id DESC LIMIT 4`),
      );
    }
    const { rows } = await store.db.execute<{ id: string }>(
      sql`SELECT id FROM work ORDER BY slug LIMIT 2400`,
    );
    for (let from = 0; from + 24 <= rows.length; from += 24) {
      const ids = rows.slice(from, from + 24).map(({ id }) => id);
      times.byIds.push(await timed(() => worksByIds(store.db, ids)));
    }
  } finally {
    await store.close();
  }
  return times;
}

function conditionOf({ search, filter }: Variables): SQL {
  const conditions = words(String(search ?? "")).map(
    (word) => sql`title || ' ' || identifier || ' ' || creators::text || ' ' ||
      array_to_string(subjects, ' ') || ' ' || coalesce(technique, '') ILIKE ${`%${word}%`}`,
  );
  const chosen = (filter ?? {}) as Variables;
  if (chosen.types) conditions.push(sql`work_type = ANY(${sql.param(chosen.types)})`);
  if (chosen.techniques) conditions.push(sql`technique = ANY(${sql.param(chosen.techniques)})`);
  if (chosen.subjects) conditions.push(sql`subjects && ${sql.param(chosen.subjects)}::text[]`);
  if (chosen.creators)
    conditions.push(sql`EXISTS (SELECT FROM jsonb_array_elements(creators) AS creator
      WHERE creator->>'name' = ANY(${sql.param(chosen.creators)}))`);
  if (chosen.yearFrom !== undefined)
    conditions.push(sql`latest_year >= ${chosen.yearFrom} AND earliest_year <= ${chosen.yearTo}`);
  if (chosen.hasImage !== undefined)
    conditions.push(chosen.hasImage ? sql`image_count > 0` : sql`image_count = 0`);
  return sql.join([sql`status = 'PUBLISHED'`, ...conditions], sql` AND `);
}
