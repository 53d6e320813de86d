import type { ImportSample, ImportSampleResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import type { ImportSampleModel } from "./models.ts";
import { fieldNames } from "./work-field.ts";

export const importSample: Complete<
  ImportSample,
  Omit<ImportSampleModel, "fields">,
  ImportSampleResolvers
> = {
  fields: ({ fields }) => fields.map(({ field, value }) => ({ ...fieldNames[field], value })),
};
