import type { ComponentProps } from "react";
import type { WrittenField } from "../../../../record/work-fields.ts";
import { ChangedMark } from "./ChangedMark.tsx";
import { fieldWords } from "./field-words.ts";
import { FormLine } from "./FormLine.tsx";
import { useWorkForm } from "./WorkFormContext.ts";
import type { Written } from "./written.ts";

/** Names of the fields that contain a single text. */
type TextField = {
  [Field in WrittenField]: Written[Field] extends string ? Field : never;
}[WrittenField];

type TextOfWorkProps = { field: TextField } & Pick<
  ComponentProps<typeof FormLine>,
  "rows" | "isLabelHidden" | "description" | "inputMode" | "terms"
>;

/** A text field of a work's form. */
export function TextOfWork({ field, ...rest }: TextOfWorkProps) {
  const { written, write } = useWorkForm();
  return (
    <FormLine
      {...rest}
      label={fieldWords[field]}
      place={field}
      value={written[field]}
      onChange={(value) => write(field, value)}
      mark={<ChangedMark field={field} />}
    />
  );
}
