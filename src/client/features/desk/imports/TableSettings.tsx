import { graphql, useFragment } from "react-relay";
import type { TableSettings_reading$key } from "../../../../../__generated__/relay/TableSettings_reading.graphql.ts";
import type { ImportTableInput } from "../../../../../__generated__/relay/useChangeImportMutation.graphql.ts";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { tableSaid, type Said } from "./tableSaid.ts";

/** Option value that lets the server detect the setting. */
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
  /** Null if nothing could be detected. */
  reading: TableSettings_reading$key | null;
  /** The corrections so far, or null. */
  draft: ImportTableInput | null;
  /** Whether the settings are read-only. */
  isFixed: boolean;
  onChange: (table: ImportTableInput) => void;
};

/** The settings for parsing a table, each with the detected value and its confidence. */
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

/** Returns the offered header rows: the first ten, and the current one if it is further down. */
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
  /** The current value; null if it was not detected. */
  value: string | null;
  onChoose: (value: string | null) => void;
};

function Setting({ label, known, value, onChoose }: SettingProps) {
  // The server may detect a value that this list lacks.
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
