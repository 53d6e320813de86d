import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { importFieldOf, importFields, mayHoldSeveral } from "./tableSaid.ts";
import type { ReadColumn } from "./tableSaid.ts";

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

/** A column as shown: as detected, or corrected. */
export type ShownColumn = ReadColumn & { label: string; sample: readonly string[] };

type ColumnRowProps = {
  column: ShownColumn;
  /** Whether the column is read-only. */
  isFixed: boolean;
  onChange: (column: ReadColumn) => void;
};

/** A row of the column table: the field and value separator of one column, with its first cells. */
export function ColumnRow({ column, isFixed, onChange }: ColumnRowProps) {
  const { number, label, sample, field, mark } = column;
  return (
    <tr data-beside={field === null || undefined}>
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
              onChange({ number, field: next, mark: mayHoldSeveral(next) ? mark : null });
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
              onSelect={(id) => onChange({ number, field, mark: id === one ? null : id })}
            />
          </fieldset>
        )}
      </td>
      <td className="column-table__sample">
        <span>{sampleWords(sample)}</span>
      </td>
    </tr>
  );
}

function sampleWords(cells: readonly string[]): string {
  const written = cells.filter((cell) => cell.trim() !== "");
  return written.length === 0 ? "empty" : [...new Set(written)].join("  ·  ");
}
