import type { WorkField as FieldName } from "../../../__generated__/resolvers.ts";
import type { WorkField } from "../store/work-difference.ts";

/** GraphQL name and label of each field of a work. */
export const fieldNames: Readonly<Record<WorkField, { field: FieldName; label: string }>> = {
  identifier: { field: "IDENTIFIER", label: "Identifier" },
  title: { field: "TITLE", label: "Title" },
  creators: { field: "CREATORS", label: "Creators" },
  date: { field: "DATE", label: "Date" },
  earliestYear: { field: "EARLIEST_YEAR", label: "Earliest year" },
  latestYear: { field: "LATEST_YEAR", label: "Latest year" },
  workType: { field: "WORK_TYPE", label: "Type" },
  technique: { field: "TECHNIQUE", label: "Technique" },
  subjects: { field: "SUBJECTS", label: "Subjects" },
  places: { field: "PLACES", label: "Places" },
  dimensions: { field: "DIMENSIONS", label: "Dimensions" },
  description: { field: "DESCRIPTION", label: "Description" },
  creditLine: { field: "CREDIT_LINE", label: "Credit line" },
  rights: { field: "RIGHTS", label: "Rights" },
  recordLanguage: { field: "RECORD_LANGUAGE", label: "Record language" },
  metadata: { field: "METADATA", label: "Other values" },
  status: { field: "STATUS", label: "Status" },
  images: { field: "IMAGES", label: "Pictures" },
};
