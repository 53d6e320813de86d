import { sql } from "drizzle-orm";
import { announce, announcedIdsLimit } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import { derivedColumns } from "./derived.ts";
import { newId } from "./ids.ts";
import type { PreparedWork } from "./prepared-work.ts";
import { UnstorableWork } from "./problems.ts";
import { distinctSlug, slugOf } from "./slug.ts";
import { assertStorable } from "./storable.ts";
import type { WorkInput } from "./work-input.ts";
import { writeImages } from "./write-images.ts";
import { insertWorks, updateWorks } from "./write-works.ts";

/** What became of one work of an import. */
export type AppliedWork = {
  identifier: string;
  fate: "added" | "changed" | "unchanged";
  workId: string;
};

/** How many works one call of `applyWorks` takes. */
export const applyLimit = 500;

/** The number of the lock that lets one batch at a time in; any constant would do. */
const applyLock = 7_246_015;

/**
 * Adds and changes works in one short transaction, matched by identifier; the result has their
 * order. Throws `UnstorableWork` and then changes nothing.
 */
export async function applyWorks(
  db: Database,
  works: readonly WorkInput[],
): Promise<AppliedWork[]> {
  if (works.length > applyLimit) throw new RangeError(`At most ${applyLimit} works at a time.`);
  works.forEach(assertStorable);
  assertDistinct(works);
  // Computed before the transaction begins, since everybody else waits for its end.
  const derived = works.map(derivedColumns);
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${applyLock})`);
    const known = await knownWorks(tx, works);
    const taken = await takenSlugs(tx, works);
    const added: PreparedWork[] = [];
    const changed: PreparedWork[] = [];
    const applied = works.map((input, index): AppliedWork => {
      const columns = derived[index] ?? derivedColumns(input);
      const { identifier } = input;
      const old = known.get(identifier);
      if (old?.content_hash === columns.content_hash) {
        return { identifier, fate: "unchanged", workId: old.id };
      }
      if (old) {
        changed.push({ id: old.id, slug: old.slug, input, derived: columns });
        return { identifier, fate: "changed", workId: old.id };
      }
      const slug = freeSlug(input, taken);
      const id = newId();
      added.push({ id, slug, input, derived: columns });
      return { identifier, fate: "added", workId: id };
    });
    await insertWorks(tx, added);
    await updateWorks(tx, changed);
    await writeImages(tx, added, changed);
    await announceWorks(tx, added, changed);
    return applied;
  });
}

function assertDistinct(works: readonly WorkInput[]): void {
  const seen = new Set<string>();
  works.forEach(({ identifier }, index) => {
    if (seen.has(identifier)) {
      const message = `The identifier ${identifier} occurs twice in one batch.`;
      throw new UnstorableWork(identifier, index, "identifier", message);
    }
    seen.add(identifier);
  });
}

type KnownWork = { id: string; identifier: string; slug: string; content_hash: string };

async function knownWorks(
  tx: Connection,
  works: readonly WorkInput[],
): Promise<Map<string, KnownWork>> {
  const identifiers = sql.param(works.map(({ identifier }) => identifier));
  const { rows } = await tx.execute<KnownWork>(
    sql`SELECT id, identifier, slug, content_hash FROM work WHERE identifier = ANY(${identifiers}::text[])`,
  );
  return new Map(rows.map((row) => [row.identifier, row]));
}

async function takenSlugs(tx: Connection, works: readonly WorkInput[]): Promise<Set<string>> {
  const slugs = sql.param(
    works.flatMap(({ title, identifier }) => [...slugChoices(title, identifier)]),
  );
  const { rows } = await tx.execute<{ slug: string }>(
    sql`SELECT slug FROM work WHERE slug = ANY(${slugs}::text[])`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** A slug nobody has, taken at once. */
function freeSlug({ title, identifier }: WorkInput, taken: Set<string>): string {
  for (const slug of slugChoices(title, identifier)) {
    if (taken.has(slug)) continue;
    taken.add(slug);
    return slug;
  }
  throw new Error(`No slug is free for the work ${identifier}.`);
}

function* slugChoices(title: string, identifier: string): Generator<string> {
  const slug = slugOf(title, identifier);
  yield slug;
  for (const digits of [4, 12, 40]) yield distinctSlug(slug, identifier, digits);
}

async function announceWorks(
  tx: Connection,
  added: readonly PreparedWork[],
  changed: readonly PreparedWork[],
): Promise<void> {
  if (added.length + changed.length === 0) return;
  await announce(tx, {
    kind: "works",
    addedIds: added.slice(-announcedIdsLimit).map(({ id }) => id),
    added: added.length,
    changedIds: changed.slice(-announcedIdsLimit).map(({ id }) => id),
  });
}
