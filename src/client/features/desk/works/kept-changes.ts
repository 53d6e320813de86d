import * as v from "valibot";
import { writtenFields } from "../../../../record/work-fields.ts";
import type { WorkFields, WrittenField } from "../../../../record/work-fields.ts";
import type { WorkChange } from "./work-changes.ts";
import type { Written } from "./written.ts";

const text = v.string();
const texts = v.array(text);
const orNull = v.nullable(text);
const number = v.nullable(v.number());
const lines = v.array(v.object({ key: text, value: text }));

/** Schemas of a field's original value and of its form value. */
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
  recordLanguage: [orNull, text],
  metadata: [
    v.array(v.object({ label: text, values: texts })),
    v.array(v.object({ key: text, label: text, values: lines })),
  ],
};

function isChange(value: unknown): value is WorkChange {
  const field = isRecord(value) && writtenFields.find((name) => name === value["field"]);
  if (!field) return false;
  const [was, mine] = fields[field];
  return v.safeParse(was, value["was"]).success && v.safeParse(mine, value["mine"]).success;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const nameOf = (workId: string, memberId: string) => `vitrine:work:${memberId}:${workId}`;

/** The record that this page last read or wrote for each key. Another tab may have replaced it. */
const own = new Map<string, string>();

/**
 * Returns a member's unsaved changes of a work in this browser; none if they cannot be read. Changes of other members
 * stay stored.
 */
export function keptChanges(workId: string, memberId: string): readonly WorkChange[] {
  const name = nameOf(workId, memberId);
  try {
    const text = localStorage.getItem(name);
    if (text === null) return [];
    own.set(name, text);
    const kept = parsed(text);
    return Array.isArray(kept) && kept.every(isChange) ? kept : [];
  } catch {
    // Local storage is not available.
    return [];
  }
}

/**
 * Persists unsaved changes, or deletes the record if there are none and no other tab has replaced it. Returns whether
 * that succeeded.
 */
export function keepChanges(
  workId: string,
  memberId: string,
  changes: readonly WorkChange[],
): boolean {
  const name = nameOf(workId, memberId);
  try {
    if (changes.length > 0) {
      const text = JSON.stringify(changes);
      localStorage.setItem(name, text);
      own.set(name, text);
    } else if (localStorage.getItem(name) === own.get(name)) {
      localStorage.removeItem(name);
    }
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
