import { graphql, useFragment } from "react-relay";
import type { TableSettings_reading$key } from "../../../../../__generated__/relay/TableSettings_reading.graphql.ts";
import type { ImportTableInput } from "../../../../../__generated__/relay/useChangeImportMutation.graphql.ts";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { tableSaid, type Said } from "./tableSaid.ts";

/** What somebody wants found out again. */
const findOut = "find-out";

const encodings = [
  ["UTF-8", "UTF-8"],
  ["UTF-16LE", "UTF-16, little-endian"],
  ["UTF-16BE", "UTF-16, big-endian"],
  ["windows-1252", "Windows-1252"],
  ["ISO-8859-1", "Latin-1"],
  ["macintosh", "Mac Roman"],
] as const;
const delimiters = [
  [",", "Comma ,"],
  [";", "Semicolon ;"],
  ["\t", "Tab"],
  ["|", "Bar |"],
] as const;
const quotes = [
  ['"', "Double quotes"],
  ["'", "Single quotes"],
  ["", "Nothing: quotes are letters"],
] as const;

type TableSettingsProps = {
  /** Null if nothing could be found out. */
  reading: TableSettings_reading$key | null;
  /** The corrections of it, or null. */
  draft: ImportTableInput | null;
  /** Whether it can only be looked at. */
  isFixed: boolean;
  onChange: (table: ImportTableInput) => void;
};

/** How a table's text is taken apart, each with what was found out and how sure that is. */
export function TableSettings({ reading: key, draft, isFixed, onChange }: TableSettingsProps) {
  const reading = useFragment(
    graphql`
      fragment TableSettings_reading on ImportReading {
        encoding
        encodingSureness
        delimiter
        quote
        sheet
        otherSheets
        headerRow
        headerRowSureness
        ...tableSaid_reading
      }
    `,
    key,
  );
  const say = (said: Said) => onChange(tableSaid(reading ?? null, draft, said));
  const shown = draft ?? reading;
  const isSpreadsheet = reading != null && reading.sheet != null;
  const sheets = [reading?.sheet ?? "", ...(reading?.otherSheets ?? [])];
  return (
    <fieldset className="table-settings" disabled={isFixed}>
      <legend className="visually-hidden">The table</legend>
      {isSpreadsheet && (
        <Setting
          label="Sheet"
          known={sheets.map((name) => [name, name])}
          value={shown?.sheet ?? null}
          onChoose={(sheet) => say({ sheet })}
        />
      )}
      {!isSpreadsheet && (
        <>
          <Setting
            label={`Encoding${surenessWords(reading?.encodingSureness)}`}
            known={encodings}
            value={shown?.encoding ?? null}
            onChoose={(encoding) => say({ encoding })}
          />
          <Setting
            label="Between cells"
            known={delimiters}
            value={shown?.delimiter ?? null}
            onChoose={(delimiter) => say({ delimiter })}
          />
          <Setting
            label="Around cells"
            known={quotes}
            value={shown?.quote ?? null}
            onChoose={(quote) => say({ quote })}
          />
        </>
      )}
      <Setting
        label={`Names of columns${surenessWords(reading?.headerRowSureness)}`}
        known={headerRowsWith(shown?.headerRow ?? 0)}
        value={shown?.headerRow == null ? null : String(shown.headerRow)}
        onChoose={(row) => say({ headerRow: row === null ? null : Number(row) })}
      />
    </fieldset>
  );
}

/** The rows that are offered: the first ones, and the one it is, however far down. */
const headerRowsWith = (row: number) =>
  [
    ["0", "There are none"],
    ...Array.from({ length: 10 }, (_, at) => rowChoice(at + 1)),
    ...(row > 10 ? [rowChoice(row)] : []),
  ] as const;

const rowChoice = (row: number) => [String(row), `Row ${row}`] as const;

type SettingProps = {
  label: string;
  known: readonly (readonly [id: string, label: string])[];
  /** What it is read by; null if that was not found out. */
  value: string | null;
  onChoose: (value: string | null) => void;
};

function Setting({ label, known, value, onChoose }: SettingProps) {
  // The server may find what this list does not name.
  const isKnown = value === null || known.some(([id]) => sameName(id, value));
  const options = [
    ...(isKnown ? [] : [{ id: value, label: value }]),
    ...known.map(([id, words]) => ({ id, label: words })),
    { id: findOut, label: "Find out" },
  ];
  const selected = options.find(({ id }) => value !== null && sameName(id, value))?.id ?? findOut;
  return (
    <PlainSelect
      label={label}
      options={options}
      selected={selected}
      onSelect={(id) => onChoose(id === findOut ? null : id)}
    />
  );
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function surenessWords(sureness: string | null | undefined): string {
  if (sureness === "LIKELY") return " (likely)";
  return sureness === "ASKED" ? " (chosen)" : "";
}
