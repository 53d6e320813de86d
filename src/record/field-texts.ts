import type { WorkFields, WrittenField } from "./work-fields.ts";

/** Returns the value of a field as readable texts, one for each item; an empty list if the field is empty. */
export function textsOfField<Field extends WrittenField>(
  fields: Pick<WorkFields, Field>,
  field: Field,
): string[] {
  return writers[field](fields);
}

const one = (value: string | number | null) => (value === null ? [] : [String(value)]);

const writers: {
  readonly [Field in WrittenField]: (fields: Pick<WorkFields, Field>) => string[];
} = {
  title: ({ title }) => one(title),
  creators: ({ creators }) =>
    creators.map(({ name, role }) => (role === null ? name : `${name} (${role})`)),
  date: ({ date }) => one(date),
  earliestYear: ({ earliestYear }) => one(earliestYear),
  latestYear: ({ latestYear }) => one(latestYear),
  workType: ({ workType }) => one(workType),
  technique: ({ technique }) => one(technique),
  subjects: ({ subjects }) => subjects,
  places: ({ places }) => places,
  dimensions: ({ dimensions }) => {
    if (!dimensions) return [];
    const { text, heightCm, widthCm, depthCm } = dimensions;
    const sides = [
      ["height", heightCm],
      ["width", widthCm],
      ["depth", depthCm],
    ] as const;
    const known = sides.flatMap(([side, cm]) => (cm === null ? [] : [`${side} ${cm} cm`]));
    return known.length > 0 ? [text, known.join(", ")] : [text];
  },
  description: ({ description }) => one(description),
  creditLine: ({ creditLine }) => one(creditLine),
  rights: ({ rights }) => (rights ? [rights.label, ...one(rights.uri)] : []),
  recordLanguage: ({ recordLanguage }) => one(recordLanguage),
  metadata: ({ metadata }) =>
    metadata.map(({ label, values }) =>
      [label, ...(values.length > 0 ? [values.join("; ")] : [])].join(": "),
    ),
};
