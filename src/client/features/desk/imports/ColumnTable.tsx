import { graphql, useFragment } from "react-relay";
import type { ColumnTable_reading$key } from "../../../../../__generated__/relay/ColumnTable_reading.graphql.ts";
import type { ImportTableInput } from "../../../../../__generated__/relay/useChangeImportMutation.graphql.ts";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import {
  columnSaid,
  identifiersSaid,
  importFieldOf,
  importFields,
  mayHoldSeveral,
} from "./tableSaid.ts";

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

/** That a column has the identifiers. */
const ofColumn = "column";

type ColumnTableProps = {
  reading: ColumnTable_reading$key;
  /** The corrections of it, or null. */
  draft: ImportTableInput | null;
  /** Whether it can only be looked at. */
  isFixed: boolean;
  onChange: (table: ImportTableInput) => void;
};

/** What each column of a table is taken to say of a work. */
export function ColumnTable({ reading: key, draft, isFixed, onChange }: ColumnTableProps) {
  const reading = useFragment(
    graphql`
      fragment ColumnTable_reading on ImportReading {
        identifiersFrom
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
  const columns = reading.columns.map(({ number, label, sample, ...read }) => {
    const shown = draft?.columns?.find((column) => column.number === number) ?? read;
    return { number, label, sample, field: importFieldOf(shown.field), mark: shown.mark ?? null };
  });
  const { identifiersFrom = null } = draft ?? reading;
  const isIdentified = columns.some(({ field }) => field === "IDENTIFIER");
  return (
    <>
      {!isIdentified && (
        <fieldset className="column-table__identifiers" disabled={isFixed}>
          <PlainSelect
            label="Identifiers come from"
            options={identifierChoices(columns)}
            selected={String(identifiersFrom ?? ofColumn)}
            onSelect={(id) =>
              onChange(identifiersSaid(reading, draft, id === ofColumn ? null : Number(id)))
            }
          />
        </fieldset>
      )}
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
          {columns.map(({ number, label, sample, field, mark }) => (
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
                      onChange(columnSaid(reading, draft, { number, field: next, mark: kept }));
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
                        onChange(columnSaid(reading, draft, { number, field, mark: next }));
                      }}
                    />
                  </fieldset>
                )}
              </td>
              <td className="column-table__sample">
                <span>{sampleWords(sample)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What identifiers are made from where no column has them. */
function identifierChoices(columns: readonly { number: number; label: string }[]) {
  return [
    { id: ofColumn, label: "A column: choose it below" },
    ...columns.map(({ number, label }) => ({
      id: String(number),
      label: `${label}, numbered where it repeats`,
    })),
    { id: "0", label: "The numbers of the rows" },
  ];
}

function sampleWords(cells: readonly string[]): string {
  const written = cells.filter((cell) => cell.trim() !== "");
  return written.length === 0 ? "empty" : [...new Set(written)].join("  ·  ");
}
