import { graphql, useFragment } from "react-relay";
import type { ImportRowItem_row$key } from "../../../../../__generated__/relay/ImportRowItem_row.graphql.ts";
import { formatCount } from "../../works/label.ts";
import { DeskWorkLink } from "../works/DeskWorkLink.tsx";

/** One row of an import: its work and its outcome. */
export function ImportRowItem({ row: key }: { row: ImportRowItem_row$key }) {
  const row = useFragment(
    graphql`
      fragment ImportRowItem_row on ImportRow {
        row
        identifier
        title
        fate
        changes {
          field
          label
          before
          after
        }
        message
        column
        cell
        work {
          id
        }
      }
    `,
    key,
  );
  const title = row.title ?? row.identifier ?? "Without title and identifier";
  return (
    <div className="import-row" data-fate={row.fate}>
      <span className="import-row__number numeric">
        {row.row != null && (
          <>
            <span className="import-row__word">Row </span>
            {formatCount(row.row)}
          </>
        )}
      </span>
      <div className="import-row__work">
        <span className="import-row__title">
          {row.work ? <DeskWorkLink id={row.work.id}>{title}</DeskWorkLink> : title}
        </span>
        {row.title != null && row.identifier != null && (
          <span className="import-row__quiet">{row.identifier}</span>
        )}
      </div>
      <div className="import-row__fate">
        <span className="import-row__sign">{fateWords[row.fate]}</span>
        {row.changes.length > 0 && (
          <dl className="import-row__changes">
            {row.changes.map(({ field, label, before, after }) => (
              <div key={`${field} ${label}`}>
                <dt>{label}</dt>
                <dd>
                  <del>{valueWords(before)}</del>{" "}
                  <span aria-hidden className="import-row__arrow">
                    →
                  </span>{" "}
                  <ins>{valueWords(after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {row.message != null && <p className="import-row__message">{row.message}</p>}
        {row.cell != null && (
          <p className="import-row__cell">
            {row.column != null && <span className="import-row__quiet">{row.column}: </span>}
            {row.cell.trim() === "" ? "empty" : <q>{row.cell}</q>}
          </p>
        )}
      </div>
    </div>
  );
}

const fateWords: Record<string, string> = {
  ADDED: "New",
  CHANGED: "Changed",
  UNCHANGED: "Unchanged",
  REFUSED: "Refused",
};

const valueWords = (values: readonly string[]) =>
  values.length === 0 ? "nothing" : values.join(", ");
