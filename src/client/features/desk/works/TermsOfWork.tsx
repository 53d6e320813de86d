import type { TermKind } from "../../../../../__generated__/relay/TermSuggestionsQuery.graphql.ts";
import { FormLine } from "./FormLine.tsx";
import { RowsOfWork } from "./RowsOfWork.tsx";
import { useWorkForm } from "./WorkFormContext.ts";

type TermsOfWorkProps = { field: "subjects" | "places"; thing: string; terms: TermKind };

/** The list field for a work's subjects or places. */
export function TermsOfWork({ field, thing, terms }: TermsOfWorkProps) {
  const { written, write } = useWorkForm();
  return (
    <RowsOfWork
      field={field}
      thing={thing}
      rows={written[field]}
      onRows={(rows) => write(field, rows)}
      empty={(key) => ({ key, value: "" })}
      nameOf={({ value }) => value}
    >
      {(row, at, change) => (
        <FormLine
          label={`${thing} ${at + 1}`}
          isLabelHidden
          place={`${field}.${at}`}
          value={row.value}
          terms={terms}
          onChange={(value) => change({ ...row, value })}
        />
      )}
    </RowsOfWork>
  );
}
