import { textsOf } from "../../graphql/work-field-texts.ts";
import { compareWorks } from "../../store/compare-works.ts";
import type { WorkComparison } from "../../store/compare-works.ts";
import type { Connection } from "../../store/connection.ts";
import type { FieldTexts } from "../../store/import-reading.ts";
import type { ImportRowInput } from "../../store/import-rows.ts";
import type { NewWorks } from "../../store/tables/import-jobs.ts";
import { changedFields } from "../../store/work-difference.ts";
import type { WorkInput } from "../../store/work-input.ts";
import type { PlannedEntry } from "./planned-entry.ts";
import { shortTexts } from "./short-texts.ts";

type PlannedWork = Extract<PlannedEntry, { work: unknown }>;

/** Predicts the outcome for works; returns a part of the plan, in the works' order. */
export async function planBatch(
  db: Connection,
  entries: readonly PlannedWork[],
  newWorks: NewWorks,
): Promise<ImportRowInput[]> {
  const unsaid = entries.filter(({ saysStatus }) => !saysStatus);
  const identifiers = new Set(unsaid.map(({ work: { identifier } }) => identifier));
  const compared = await compareWorks(
    db,
    entries.map(({ work }) => work),
    { identifiers, ofNew: newWorks },
  );
  return entries.map(({ sequence, row, work: { identifier, title } }, index) => ({
    sequence,
    row,
    identifier,
    ...shortTitle(title),
    ...fateOf(compared[index]),
  }));
}

function shortTitle(title: string) {
  const [short = ""] = shortTexts([title]);
  return { title: short };
}

function fateOf(comparison: WorkComparison | undefined): Pick<ImportRowInput, "fate" | "changes"> {
  if (!comparison) throw new Error("A work was not compared.");
  if (comparison.fate !== "CHANGED") return { fate: comparison.fate };
  const { before, after } = comparison;
  return { fate: "CHANGED", changes: changesBetween(before, after) };
}

function changesBetween(before: WorkInput, after: WorkInput): FieldTexts[] {
  return changedFields(before, after).map((field) => ({
    field,
    before: shortTexts(textsOf(before, field)),
    after: shortTexts(textsOf(after, field)),
  }));
}
