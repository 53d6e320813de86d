import { graphql, useFragment } from "react-relay";
import type { ColumnTable_reading$key } from "../../../../../__generated__/relay/ColumnTable_reading.graphql.ts";
import type { ImportTableInput } from "../../../../../__generated__/relay/useChangeImportMutation.graphql.ts";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { columnSaid, importFieldOf, importFields, mayHoldSeveral } from "./tableSaid.ts";

const beside = { id: "BESIDE", label: "Kept under its own name" } as const;
const fieldChoices = [beside, ...importFields.map(({ id, label }) => ({ id, label }))];
const one = "one";
const markChoices = [
  { id: one, label: "One value" },
  { id: "|", label: "Several, by |" },
  { id: ";", label: "Several, by ;" },
  { id: ",", label: "Several, by ," },
  { id: "/", label: "Several, by /" },
  { id: "\n", label: "Several, by lines" },
];

type ColumnTableProps = {
  reading: ColumnTable_reading$key;
  /** What was said since, and is not read yet. */
  said: ImportTableInput | null;
  /** Whether it can only be looked at. */
  isFixed: boolean;
  onChange: (table: ImportTableInput) => void;
};

/** What each column of a table is taken to say of a work. */
export function ColumnTable({ reading: key, said, isFixed, onChange }: ColumnTableProps) {
  const reading = useFragment(
    graphql`
      fragment ColumnTable_reading on ImportReading {
        columns {
          number
          label
          field
          mark
          sample
        }
        ...tableSaid_reading
      }
    `,
    key,
  );
  return (
    <table className="column-table">
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Says of a work</th>
          <th scope="col">Holds</th>
          <th scope="col">Its first cells</th>
        </tr>
      </thead>
      <tbody>
        {reading.columns.map(({ number, label, sample, ...read }) => {
          const shown = said?.columns?.find((column) => column.number === number) ?? read;
          const field = importFieldOf(shown.field);
          const mark = shown.mark ?? null;
          return (
            <tr key={number} data-beside={field === null || undefined}>
              <th scope="row">{label}</th>
              <td>
                <fieldset disabled={isFixed}>
                  <PlainSelect
                    label={`What ${label} says of a work`}
                    isLabelHidden
                    options={fieldChoices}
                    selected={field ?? beside.id}
                    onSelect={(id) => {
                      const next = importFieldOf(id);
                      const kept = mayHoldSeveral(next) ? mark : null;
                      onChange(columnSaid(reading, said, { number, field: next, mark: kept }));
                    }}
                  />
                </fieldset>
              </td>
              <td>
                {mayHoldSeveral(field) && (
                  <fieldset disabled={isFixed}>
                    <PlainSelect
                      label={`What ${label} holds`}
                      isLabelHidden
                      options={markChoices}
                      selected={mark ?? one}
                      onSelect={(id) => {
                        const next = id === one ? null : id;
                        onChange(columnSaid(reading, said, { number, field, mark: next }));
                      }}
                    />
                  </fieldset>
                )}
              </td>
              <td className="column-table__sample">
                <span>{sampleWords(sample)}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function sampleWords(cells: readonly string[]): string {
  const written = cells.filter((cell) => cell.trim() !== "");
  return written.length === 0 ? "empty" : [...new Set(written)].join("  ·  ");
}
