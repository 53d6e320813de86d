import type { ReactNode } from "react";

type DeskWorksTableProps = {
  label: string;
  /** Whether all shown works are selected, or some. */
  chosen: "all" | "some" | "none";
  onChooseShown: (isNow: boolean) => void;
  isBusy?: boolean;
  /** The table rows. */
  children: ReactNode;
};

/** The dashboard's table of works. In narrow windows the stylesheet turns it into a list. */
export function DeskWorksTable(props: DeskWorksTableProps) {
  const { label, chosen, onChooseShown, isBusy = false, children } = props;
  return (
    <table className="table desk-works" aria-label={label} aria-busy={isBusy}>
      <thead>
        <tr>
          <th className="desk-work__box">
            <label className="checkbox desk-box">
              <input
                ref={(box) => {
                  if (box) box.indeterminate = chosen === "some";
                }}
                type="checkbox"
                className="checkbox__box"
                checked={chosen === "all"}
                onChange={({ target }) => onChooseShown(target.checked)}
              />
              <span className="desk-box__label">Choose all shown</span>
            </label>
          </th>
          {columns.map(({ name, words, isHidden }) => (
            <th key={name} scope="col" className={`desk-work__${name}`}>
              <span className={isHidden ? "visually-hidden" : undefined}>{words}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const columns = [
  { name: "picture", words: "Picture", isHidden: true },
  { name: "title", words: "Title" },
  { name: "identifier", words: "Identifier" },
  { name: "creators", words: "Creators" },
  { name: "date", words: "Date" },
  { name: "status", words: "Status" },
  { name: "changed", words: "Changed" },
].map((column) => ({ isHidden: false, ...column }));
