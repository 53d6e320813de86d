/** Someone who had a part in making a work; `role` is null for the maker. */
export type Creator = { name: string; role: string | null };

/** How large a work is: as displayed, and in centimetres where known. */
export type Dimensions = {
  text: string;
  heightCm: number | null;
  widthCm: number | null;
  depthCm: number | null;
};

/** What may be done with a work: the statement in words, and its address if it is a known one. */
export type Rights = { uri: string | null; label: string };

/** A value that has no field of its own, under the source's name for it. */
export type MetadataEntry = { label: string; values: string[] };

/** What is told of a work in words and numbers, as curators write it. */
export type WorkFields = {
  title: string;
  creators: Creator[];
  date: string | null;
  /** Whole years, negative before the common era. */
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
  /** The language that title, description and all other texts of it are written in, a tag of BCP 47; null if nobody said. */
  recordLanguage: string | null;
  metadata: MetadataEntry[];
};

/** One of these fields. */
export type WrittenField = keyof WorkFields;

/** All of them, in the order in which they are shown. */
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

/** What is told of a work of which nothing but its title is known. */
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
