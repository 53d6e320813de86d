import { FormLine } from "./FormLine.tsx";
import { FormSection } from "./FormSection.tsx";
import { RowsOfWork } from "./RowsOfWork.tsx";
import { ValuesOfEntry } from "./ValuesOfEntry.tsx";
import { useWorkForm } from "./WorkFormContext.ts";

/** The custom fields of a work. */
export function OtherValues() {
  const { written, write } = useWorkForm();
  return (
    <FormSection title="Other values">
      <RowsOfWork
        field="metadata"
        isLabelHidden
        thing="value"
        rows={written.metadata}
        onRows={(rows) => write("metadata", rows)}
        empty={(key) => ({ key, label: "", values: [{ key: `${key}-0`, value: "" }] })}
        nameOf={({ label }) => label}
      >
        {(row, at, change) => (
          <div className="work-form__entry">
            <FormLine
              label={`Name of value ${at + 1}`}
              isLabelHidden
              placeholder="Name"
              place={`metadata.${at}.label`}
              value={row.label}
              onChange={(label) => change({ ...row, label })}
            />
            <ValuesOfEntry
              name={row.label || `value ${at + 1}`}
              place={`metadata.${at}.values`}
              values={row.values}
              onValues={(values) => change({ ...row, values })}
            />
          </div>
        )}
      </RowsOfWork>
    </FormSection>
  );
}
