import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { derivedColumns } from "./derived.ts";
import { newId } from "./ids.ts";
import type { PreparedWork } from "./prepared-work.ts";
import { UnstorableWork } from "./problems.ts";
import { distinctSlug, slugOf } from "./slug.ts";
import { assertStorable } from "./storable.ts";
import { withUnsaid } from "./unsaid.ts";
import type { WorkInput, WorkStatus } from "./work-input.ts";
import { leftBehind, statesOf } from "./work-states.ts";
import type { WorkState } from "./work-states.ts";
import { lockWorks, writeChange } from "./write-change.ts";
import type { ChangeCause, ChangedWork } from "./write-change.ts";

/** Outcome of importing one work. */
export type AppliedWork = {
  identifier: string;
  fate: "added" | "changed" | "unchanged";
  workId: string;
};

export type ApplyOptions = {
  /** Status of works whose source contains none, by identifier: existing works retain theirs, new ones get this one. */
  unsaid?: UnsaidStatus;
  /** Runs in the same transaction, with the outcomes of the works. */
  withThem?: (tx: Connection, applied: readonly AppliedWork[]) => Promise<void>;
};

/** Identifiers of the works without a status in the source, and the status of new ones among them. */
export type UnsaidStatus = { identifiers: ReadonlySet<string>; ofNew: WorkStatus };

/** Maximum number of works in one call of `applyWorks`. */
export const applyLimit = 500;

/**
 * Adds and changes works in one short transaction, matched by identifier; the result has their order. A restored work
 * counts as added. Throws `UnstorableWork` and then changes nothing.
 */
export async function applyWorks(
  db: Connection,
  works: readonly WorkInput[],
  cause: ChangeCause = { through: "IMPORT", actor: "COMMAND" },
  { unsaid, withThem }: ApplyOptions = {},
): Promise<AppliedWork[]> {
  if (works.length > applyLimit) throw new RangeError(`At most ${applyLimit} works at a time.`);
  works.forEach((work, index) => assertStorable(work, index));
  assertDistinct(works);
  // Computed before the transaction begins, because other writers wait until it ends.
  const derived = works.map(derivedColumns);
  return db.transaction(async (tx) => {
    await lockWorks(tx);
    const known = await knownWorks(tx, works);
    const taken = await takenSlugs(tx, works);
    const settled = works.map((given, index) => {
      const old = known.get(given.identifier);
      const input = withStatus(given, old?.status ?? null, unsaid);
      return { input, old, columns: (input === given && derived[index]) || derivedColumns(input) };
    });
    const states = await statesOf(
      tx,
      settled.flatMap(({ old, columns }) =>
        old && old.content_hash !== columns.content_hash ? [old.id] : [],
      ),
    );
    const added: PreparedWork[] = [];
    const changed: PreparedWork[] = [];
    const applied = settled.map(({ input: said, old, columns: ofSaid }, index): AppliedWork => {
      const { identifier } = said;
      const present = old && states.get(old.id);
      const input = present ? withUnsaid(said, present.state) : said;
      // Stored fields that the source leaves out count towards the limits too. Otherwise a work would grow with every
      // source.
      if (input !== said) assertStorable(input, index);
      const columns = input === said ? ofSaid : derivedColumns(input);
      if (old?.content_hash === columns.content_hash) {
        return { identifier, fate: "unchanged", workId: old.id };
      }
      if (old) {
        const { id, slug, revision, status } = old;
        changed.push({ id, slug, revision, input, derived: columns });
        return { identifier, fate: status === "REMOVED" ? "added" : "changed", workId: id };
      }
      const slug = freeSlug(input, taken);
      const id = newId();
      added.push({ id, slug, revision: 1, input, derived: columns });
      return { identifier, fate: "added", workId: id };
    });
    await writeChange(tx, cause, added, withBefore(changed, states));
    await withThem?.(tx, applied);
    return applied;
  });
}

/** Returns a work with its resolved status; `present` is its stored status, null if it is new. */
export function withStatus(
  work: WorkInput,
  present: WorkStatus | null,
  unsaid: UnsaidStatus | undefined,
): WorkInput {
  if (!unsaid?.identifiers.has(work.identifier)) return work;
  const status = present === null || present === "REMOVED" ? unsaid.ofNew : present;
  return status === work.status ? work : { ...work, status };
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

/** Returns works with their previous state. An unchanged work gets no new revision. */
function withBefore(
  works: readonly PreparedWork[],
  states: ReadonlyMap<string, WorkState>,
): ChangedWork[] {
  return works.map((work) => {
    const old = states.get(work.id);
    const before = old ? leftBehind(old, work.input) : {};
    const isNew = Object.keys(before).length > 0;
    return { ...work, before, revision: work.revision + (isNew ? 1 : 0) };
  });
}

/** Stored columns that the import reads before it compares a work. */
export type KnownWork = {
  id: string;
  identifier: string;
  slug: string;
  content_hash: string;
  revision: number;
  status: WorkStatus;
};

/** Returns the stored works, including removed ones, by identifier. */
export async function knownWorks(
  tx: Connection,
  works: readonly { identifier: string }[],
): Promise<Map<string, KnownWork>> {
  const identifiers = sql.param(works.map(({ identifier }) => identifier));
  const { rows } = await tx.execute<KnownWork>(
    sql`SELECT id, identifier, slug, content_hash, revision, status FROM work WHERE identifier = ANY(${identifiers}::text[])`,
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

/** Returns a free slug and adds it to `taken`. */
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
