import { inArray } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { work } from "./tables/works.ts";
import { imagesOfWorks } from "./works.ts";
import type { ImageRow } from "./works.ts";
import type { WorkStatus } from "./work-input.ts";

/** Stored work with an identifier, in any status. */
export type PresentWork = {
  id: string;
  status: WorkStatus;
  creditLine: string | null;
  images: ImageRow[];
};

/** Returns the stored works with these identifiers, by identifier. */
export async function worksPresent(
  db: Connection,
  identifiers: readonly string[],
): Promise<Map<string, PresentWork>> {
  if (identifiers.length === 0) return new Map();
  const { id, identifier, status, creditLine } = work;
  const rows = await db
    .select({ id, identifier, status, creditLine })
    .from(work)
    .where(inArray(work.identifier, [...identifiers]));
  const images = await imagesOfWorks(
    db,
    rows.map((row) => row.id),
  );
  return new Map(
    rows.map((row, index) => [
      row.identifier,
      {
        id: row.id,
        status: row.status,
        creditLine: row.creditLine,
        images: images[index] ?? [],
      },
    ]),
  );
}
