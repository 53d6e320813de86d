import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { picturedCount, publishedCount, term, topTerms } from "../../../src/server/store/terms.ts";
import type { WorkInput } from "../../../src/server/store/work-input.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const someWork = fc.record({
  identifier: fc.integer({ min: 1, max: 12 }).map((number) => `W${number}`),
  workType: fc.constantFrom(null, "painting", "print: small"),
  subjects: fc.array(fc.constantFrom("sea", "ship", "storm: at night", ""), { maxLength: 5 }),
  places: fc.subarray(["Delft", "sea"]),
  status: fc.constantFrom<WorkInput["status"][]>("PUBLISHED", "DRAFT", "WITHDRAWN"),
  images: fc.constantFrom<WorkInput["images"][]>([], [imageInput("a".repeat(32))]),
});

const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.uniqueArray(someWork, { selector: (it) => it.identifier, maxLength: 6 }),
  },
  { weight: 1, arbitrary: fc.constantFrom("delete", "withdraw", "publish") },
);

eachDatabase((_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  test("counts equal a recount after any changes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const it of changes) await make(it);
        expect(await keptCounts()).toEqual(await recount());
      }),
      { numRuns: 40 },
    );
  });

  async function make(it: typeof change extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
    if (typeof it !== "string") {
      await applyWorks(store.db, it.map(workInput));
    } else if (it === "delete") {
      await store.db.execute(sql`DELETE FROM work WHERE identifier < 'W3'`);
    } else {
      const status = it === "publish" ? "PUBLISHED" : "WITHDRAWN";
      await store.db.execute(sql`UPDATE work SET status = ${status} WHERE identifier > 'W5'`);
    }
  }

  async function keptCounts(): Promise<unknown> {
    const { rows } = await store.db.execute(
      sql`SELECT kind, value, work_count::integer AS count FROM term WHERE work_count <> 0 ORDER BY 1, 2`,
    );
    return rows;
  }

  async function recount(): Promise<unknown> {
    const { rows } = await store.db.execute(sql`
      WITH shown AS (SELECT * FROM work WHERE status = 'PUBLISHED'), found AS (
        SELECT id, 'ALL' AS kind, '' AS value FROM shown
        UNION SELECT id, 'PICTURED', '' FROM shown WHERE image_count > 0
        UNION SELECT id, 'TYPE', work_type FROM shown WHERE work_type IS NOT NULL
        UNION SELECT id, 'CREATOR', creator ->> 'name' FROM shown, jsonb_array_elements(creators) AS creator
        UNION SELECT id, 'SUBJECT', subject FROM shown, unnest(subjects) AS subject WHERE subject <> ''
        UNION SELECT id, 'PLACE', place FROM shown, unnest(places) AS place
      )
      SELECT kind COLLATE "C" AS kind, value COLLATE "C" AS value, count(*)::integer AS count
      FROM found GROUP BY 1, 2 ORDER BY 1, 2`);
    return rows;
  }

  test("the most used terms come first, and unused ones are none", async () => {
    await store.db.execute(sql`DELETE FROM work`);
    const works = [
      workInput({ identifier: "A", subjects: ["sea", "sea", "ship"], images: [imageInput("a")] }),
      workInput({ identifier: "B", subjects: ["sea"] }),
      workInput({ identifier: "C", subjects: ["cloud"], status: "DRAFT" }),
    ];
    await applyWorks(store.db, works);
    expect(await topTerms(store.db, "SUBJECT", 5)).toEqual([
      { kind: "SUBJECT", value: "sea", workCount: 2 },
      { kind: "SUBJECT", value: "ship", workCount: 1 },
    ]);
    expect(await topTerms(store.db, "SUBJECT", 1)).toHaveLength(1);
    expect(await term(store.db, "SUBJECT", "cloud")).toBeNull();
    expect(await term(store.db, "SUBJECT", "\0")).toBeNull();
    expect(await publishedCount(store.db)).toBe(2);
    expect(await picturedCount(store.db)).toBe(1);
  });
});
