import { createContext, use } from "react";
import type { WrittenField } from "../../../../record/work-fields.ts";
import type { Written } from "./written.ts";

/** The form of a work, for its fields. */
export type WorkFormFields = {
  written: Written;
  write: <Field extends WrittenField>(field: Field, value: Written[Field]) => void;
  /** What is wrong, by place, such as `creators.2.name`. */
  problems: ReadonlyMap<string, string>;
  /** The fields that are changed and not saved. */
  changed: ReadonlySet<WrittenField>;
  /** Makes a field what it is in the collection. */
  putBack: (field: WrittenField) => void;
};

/** The form around a field; null outside of one. */
export const WorkFormContext = createContext<WorkFormFields | null>(null);

/** The form around a field. Throws outside of one. */
export function useWorkForm(): WorkFormFields {
  const form = use(WorkFormContext);
  if (!form) throw new Error("There is no form around this field.");
  return form;
}
