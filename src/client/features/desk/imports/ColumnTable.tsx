import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ColumnTable_reading$key } from "../../../../../__generated__/relay/ColumnTable_reading.graphql.ts";
import type { ImportTableInput } from "../../../../../__generated__/relay/useChangeImportMutation.graphql.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { ColumnRow } from "./ColumnRow.tsx";
import type { ShownColumn } from "./ColumnRow.tsx";
import { formatCount } from "../../works/label.ts";
import { columnSaid, identifiersSaid, importFieldOf } from "./tableSaid.ts";

/** Option value for identifiers from a column. */
const ofColumn = "column";
/** Number of custom fields shown before the rest is collapsed. */
const customFieldsShown = 6;

type ColumnTableProps = {
  reading: ColumnTable_reading$key;
  /** The corrections so far, or null. */
  draft: ImportTableInput | null;
  /** Whether the columns are read-only. */
  isFixed: boolean;
  onChange: (table: ImportTableInput) => void;
};

/** A table that maps the columns of an import to the fields of a work. */
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
  const [isOpen, setOpen] = useState(false);
  const columns = reading.columns.map(({ number, label, sample, ...read }) => {
    const shown = draft?.columns?.find((column) => column.number === number) ?? read;
    return { number, label, sample, field: importFieldOf(shown.field), mark: shown.mark ?? null };
  });
  const { identifiersFrom = null } = draft ?? reading;
  const isIdentified = columns.some(({ field }) => field === "IDENTIFIER");
  // Uses the original reading, so that no row moves while the user corrects it.
  const isCustom = (column: ShownColumn) =>
    reading.columns.some(({ number, field }) => number === column.number && field == null);
  const custom = columns.filter(isCustom);
  const isTitled = reading.columns.some(({ field }) => field === "TITLE");
  const isComplete = isTitled && (isIdentified || identifiersFrom !== null);
  const isFolded = isComplete && custom.length > customFieldsShown;
  const rowsOf = (shown: readonly ShownColumn[]) =>
    shown.map((column) => (
      <ColumnRow
        key={column.number}
        column={column}
        isFixed={isFixed}
        onChange={(said) => onChange(columnSaid(reading, draft, said))}
      />
    ));
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
        {head}
        <tbody>{rowsOf(isFolded ? columns.filter((one) => !isCustom(one)) : columns)}</tbody>
      </table>
      {isFolded && (
        <Fold
          title={`${formatCount(custom.length)} custom fields`}
          isOpen={isOpen}
          onToggle={setOpen}
          onFocusChange={() => undefined}
        >
          <table className="column-table">
            {head}
            <tbody>{rowsOf(custom)}</tbody>
          </table>
        </Fold>
      )}
    </>
  );
}

const head = (
  <thead>
    <tr>
      <th scope="col">Column</th>
      <th scope="col">Says of a work</th>
      <th scope="col">Holds</th>
      <th scope="col">Its first cells</th>
    </tr>
  </thead>
);

/** Returns the options for generated identifiers. */
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
