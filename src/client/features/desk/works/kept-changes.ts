import * as v from "valibot";
import { writtenFields } from "../../../../record/work-fields.ts";
import type { WorkFields, WrittenField } from "../../../../record/work-fields.ts";
import type { WorkChange } from "./work-changes.ts";
import type { Written } from "./written.ts";

/** What somebody has written and not saved, and what of. */
export type KeptChanges = {
  /** The member who wrote it. */
  by: string;
  changes: readonly WorkChange[];
};

const text = v.string();
const texts = v.array(text);
const orNull = v.nullable(text);
const number = v.nullable(v.number());
const lines = v.array(v.object({ key: text, value: text }));

/** What a field was, and how it is written. */
const fields: {
  [Field in WrittenField]: [
    was: v.GenericSchema<WorkFields[Field]>,
    mine: v.GenericSchema<Written[Field]>,
  ];
} = {
  title: [text, text],
  creators: [
    v.array(v.object({ name: text, role: orNull })),
    v.array(v.object({ key: text, name: text, role: text })),
  ],
  date: [orNull, text],
  earliestYear: [number, text],
  latestYear: [number, text],
  workType: [orNull, text],
  technique: [orNull, text],
  subjects: [texts, lines],
  places: [texts, lines],
  dimensions: [
    v.nullable(v.object({ text, heightCm: number, widthCm: number, depthCm: number })),
    v.object({ text, heightCm: text, widthCm: text, depthCm: text }),
  ],
  description: [orNull, text],
  creditLine: [orNull, text],
  rights: [
    v.nullable(v.object({ uri: orNull, label: text })),
    v.object({ uri: text, label: text }),
  ],
  metadata: [
    v.array(v.object({ label: text, values: texts })),
    v.array(v.object({ key: text, label: text, values: lines })),
  ],
};

function isKept(value: unknown): value is KeptChanges {
  if (!isRecord(value)) return false;
  const { by, changes } = value;
  return typeof by === "string" && Array.isArray(changes) && changes.every(isChange);
}

function isChange(value: unknown): boolean {
  const field = isRecord(value) && writtenFields.find((name) => name === value["field"]);
  if (!field) return false;
  const [was, mine] = fields[field];
  return v.safeParse(was, value["was"]).success && v.safeParse(mine, value["mine"]).success;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const nameOf = (workId: string) => `vitrine:work:${workId}`;

/** What somebody wrote about a work in this browser and did not save; null if nothing, or nothing that can be read. */
export function keptChanges(workId: string, by: string): KeptChanges | null {
  try {
    const kept = parsed(localStorage.getItem(nameOf(workId)));
    // What somebody else wrote here is not for others.
    if (isKept(kept) && kept.by === by) return kept;
    localStorage.removeItem(nameOf(workId));
  } catch {
    // A browser that keeps nothing has nothing.
  }
  return null;
}

/** Keeps what is not saved, or forgets it where nothing is. Gives whether that was possible. */
export function keepChanges(workId: string, keep: KeptChanges | null): boolean {
  try {
    if (keep) localStorage.setItem(nameOf(workId), JSON.stringify(keep));
    else localStorage.removeItem(nameOf(workId));
    return true;
  } catch {
    return false;
  }
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
