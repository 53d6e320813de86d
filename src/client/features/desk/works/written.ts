import type { WorkFields, WrittenField } from "../../../../record/work-fields.ts";

/** A text in a list, with a key that stays stable when it moves. */
export type Line = { key: string; value: string };

/** The form values of a work, valid or not. */
export type Written = {
  title: string;
  creators: { key: string; name: string; role: string }[];
  date: string;
  earliestYear: string;
  latestYear: string;
  workType: string;
  technique: string;
  subjects: Line[];
  places: Line[];
  dimensions: { text: string; heightCm: string; widthCm: string; depthCm: string };
  description: string;
  creditLine: string;
  rights: { uri: string; label: string };
  recordLanguage: string;
  metadata: { key: string; label: string; values: Line[] }[];
};

/** Returns the initial form values of a work. */
export function writtenOf(fields: WorkFields): Written {
  const { dimensions, rights } = fields;
  return {
    title: fields.title,
    creators: fields.creators.map(({ name, role }, at) => ({
      key: `creators-${at}`,
      name,
      role: role ?? "",
    })),
    date: fields.date ?? "",
    earliestYear: numberText(fields.earliestYear),
    latestYear: numberText(fields.latestYear),
    workType: fields.workType ?? "",
    technique: fields.technique ?? "",
    subjects: lines("subjects", fields.subjects),
    places: lines("places", fields.places),
    dimensions: {
      text: dimensions?.text ?? "",
      heightCm: numberText(dimensions?.heightCm),
      widthCm: numberText(dimensions?.widthCm),
      depthCm: numberText(dimensions?.depthCm),
    },
    description: fields.description ?? "",
    creditLine: fields.creditLine ?? "",
    rights: { uri: rights?.uri ?? "", label: rights?.label ?? "" },
    recordLanguage: fields.recordLanguage ?? "",
    metadata: fields.metadata.map(({ label, values }, at) => ({
      key: `metadata-${at}`,
      label,
      values: lines(`metadata-${at}`, values),
    })),
  };
}

/** Trims form values and removes empty rows. */
export function tidied(written: Written): Written {
  const { dimensions, rights } = written;
  return {
    title: written.title.trim(),
    creators: written.creators
      .map(({ key, name, role }) => ({ key, name: name.trim(), role: role.trim() }))
      .filter(({ name, role }) => name !== "" || role !== ""),
    date: written.date.trim(),
    earliestYear: written.earliestYear.trim(),
    latestYear: written.latestYear.trim(),
    workType: written.workType.trim(),
    technique: written.technique.trim(),
    subjects: filled(written.subjects),
    places: filled(written.places),
    dimensions: {
      text: dimensions.text.trim(),
      heightCm: dimensions.heightCm.trim(),
      widthCm: dimensions.widthCm.trim(),
      depthCm: dimensions.depthCm.trim(),
    },
    description: written.description.trim(),
    creditLine: written.creditLine.trim(),
    rights: { uri: rights.uri.trim(), label: rights.label.trim() },
    recordLanguage: written.recordLanguage,
    metadata: written.metadata
      .map(({ key, label, values }) => ({ key, label: label.trim(), values: filled(values) }))
      .filter(({ label, values }) => label !== "" || values.length > 0),
  };
}

/** Converts form values into a work's fields. Invalid numbers become NaN, which the validation rejects. */
export function fieldsOf(written: Written): WorkFields {
  const { dimensions, rights } = written;
  const hasSize = Object.values(dimensions).some((text) => text !== "");
  const hasRights = rights.label !== "" || rights.uri !== "";
  return {
    title: written.title,
    creators: written.creators.map(({ name, role }) => ({ name, role: orNull(role) })),
    date: orNull(written.date),
    earliestYear: yearIn(written.earliestYear),
    latestYear: yearIn(written.latestYear),
    workType: orNull(written.workType),
    technique: orNull(written.technique),
    subjects: written.subjects.map(({ value }) => value),
    places: written.places.map(({ value }) => value),
    dimensions: hasSize
      ? {
          text: dimensions.text,
          heightCm: sideIn(dimensions.heightCm),
          widthCm: sideIn(dimensions.widthCm),
          depthCm: sideIn(dimensions.depthCm),
        }
      : null,
    description: orNull(written.description),
    creditLine: orNull(written.creditLine),
    rights: hasRights ? { uri: orNull(rights.uri), label: rights.label } : null,
    recordLanguage: orNull(written.recordLanguage),
    metadata: written.metadata.map(({ label, values }) => ({
      label,
      values: values.map(({ value }) => value),
    })),
  };
}

/** Whether a field has equal values in two forms, regardless of row keys. */
export function isSameWritten(one: Written, other: Written, field: WrittenField): boolean {
  return one === other || withoutKeys(one[field]) === withoutKeys(other[field]);
}

function withoutKeys(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === "key" ? undefined : part));
}

function lines(field: string, values: readonly string[]): Line[] {
  return values.map((value, at) => ({ key: `${field}-${at}`, value }));
}

function filled(rows: readonly Line[]): Line[] {
  return rows
    .map(({ key, value }) => ({ key, value: value.trim() }))
    .filter(({ value }) => value !== "");
}

const numberText = (value: number | null | undefined) => (value == null ? "" : String(value));
const orNull = (text: string) => (text === "" ? null : text);

function yearIn(text: string): number | null {
  const plain = text.trim().replace(/^[\u2010-\u2015\u2212]/, "-");
  if (plain === "") return null;
  return /^[-+]?\d+$/.test(plain) ? Number(plain) + 0 : Number.NaN;
}

function sideIn(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}
