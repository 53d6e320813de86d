import { createContext, use } from "react";
import type { WrittenField } from "../../../../record/work-fields.ts";
import type { Written } from "./written.ts";

/** State of a work's form, for its fields. */
export type WorkFormFields = {
  written: Written;
  write: <Field extends WrittenField>(field: Field, value: Written[Field]) => void;
  /** Errors by path, such as `creators.2.name`. */
  problems: ReadonlyMap<string, string>;
  /** Fields with unsaved changes. */
  changed: ReadonlySet<WrittenField>;
  /** Resets a field to its saved value. */
  putBack: (field: WrittenField) => void;
};

/** The form around a field; null outside of one. */
export const WorkFormContext = createContext<WorkFormFields | null>(null);

/** Returns the form around a field. Throws outside of one. */
export function useWorkForm(): WorkFormFields {
  const form = use(WorkFormContext);
  if (!form) throw new Error("There is no form around this field.");
  return form;
}
