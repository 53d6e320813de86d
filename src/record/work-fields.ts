/** A person or organisation that contributed to a work; `role` is null for its maker. */
export type Creator = { name: string; role: string | null };

/** Dimensions of a work: as displayed, and in centimetres where known. */
export type Dimensions = {
  text: string;
  heightCm: number | null;
  widthCm: number | null;
  depthCm: number | null;
};

/** Rights statement of a work: its text, and its URI if it is a known statement. */
export type Rights = { uri: string | null; label: string };

/** Values without a field, under the name that the source gives them. */
export type MetadataEntry = { label: string; values: string[] };

/** The fields of a work that curators write. */
export type WorkFields = {
  title: string;
  creators: Creator[];
  date: string | null;
  /** A whole year, negative before the common era. */
  earliestYear: number | null;
  latestYear: number | null;
  workType: string | null;
  technique: string | null;
  subjects: string[];
  places: string[];
  dimensions: Dimensions | null;
  description: string | null;
  creditLine: string | null;
  rights: Rights | null;
  /** Language of all texts of the work, a BCP 47 tag; null if unknown. */
  recordLanguage: string | null;
  metadata: MetadataEntry[];
};

/** The name of such a field. */
export type WrittenField = keyof WorkFields;

/** The names of all fields, in display order. */
export const writtenFields = [
  "title",
  "creators",
  "date",
  "earliestYear",
  "latestYear",
  "workType",
  "technique",
  "subjects",
  "places",
  "dimensions",
  "description",
  "creditLine",
  "rights",
  "recordLanguage",
  "metadata",
] as const satisfies readonly WrittenField[];

/** Empty values of all fields except the title. */
export const nothingTold: Omit<WorkFields, "title"> = {
  creators: [],
  date: null,
  earliestYear: null,
  latestYear: null,
  workType: null,
  technique: null,
  subjects: [],
  places: [],
  dimensions: null,
  description: null,
  creditLine: null,
  rights: null,
  recordLanguage: null,
  metadata: [],
};
