import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { FacetCheckbox } from "./FacetCheckbox.tsx";
import { facetNames } from "./facet-names.ts";
import { besides, type CountedValue } from "./facet-values.ts";
import { formatCount } from "./label.ts";
import { useFacetValues, type FacetValues } from "./useFacetValues.ts";
import {
  selectionVariables,
  valueFacets,
  type SearchChange,
  type ValueFacet,
  type WorksSearch,
} from "./works-search.ts";

type FacetDialogProps = {
  facet: ValueFacet;
  search: WorksSearch;
  /** Number of values without a search. */
  all: number;
  onSearchChange: (change: SearchChange) => void;
  onClose: () => void;
};

/** Debounce of the search among the values, in milliseconds. */
const pause = 250;

/** All values of a facet, with a search among them. A selection takes effect immediately. */
export function FacetDialog({ facet, search, all, onSearchChange, onClose }: FacetDialogProps) {
  // Selecting values of a facet does not change that facet's counts, so it needs no refetch.
  const [asked] = useState(() => ({
    ...selectionVariables(search),
    kind: valueFacets[facet].kind,
  }));
  const [text, setText] = useState("");
  const words = useSettled(text.trim());
  const { found, failed, retry } = useFacetValues(asked, words);
  const { title, many } = facetNames[facet];
  const chosen = search[facet] ?? [];
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="facet-dialog">
        <div className="facet-dialog__head">
          <input
            className="facet-dialog__search"
            type="search"
            aria-label={`Search ${many}`}
            placeholder={`Search ${many}`}
            autoComplete="off"
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p className="facet-dialog__count numeric" role="status">
            {found && countInWords(found, all, many)}
          </p>
        </div>
        {failed && (
          <p role="alert">
            These could not be loaded.{" "}
            <Button variant="quiet" onClick={retry}>
              Try again
            </Button>
          </p>
        )}
        {!found && !failed && <Spinner label={`Loading ${many}`} />}
        {found && (
          <ChosenFirst key={found.words} found={found} chosen={chosen}>
            {(value) => (
              <FacetCheckbox
                facet={facet}
                value={value}
                isChosen={chosen.includes(value.value)}
                onSearchChange={onSearchChange}
              />
            )}
          </ChosenFirst>
        )}
      </div>
    </Dialog>
  );
}

type ChosenFirstProps = {
  found: FacetValues;
  chosen: readonly string[];
  children: (value: CountedValue) => ReactNode;
};

/** Lists the values, starting with those that were selected initially, so that none moves while the user selects. */
function ChosenFirst({ found, chosen, children }: ChosenFirstProps) {
  const [first] = useState(() =>
    chosen.map((value) => ({ value, count: found.counts.get(value) ?? null })),
  );
  const values = [...first, ...besides(found.values, first)];
  return (
    <ul className="facet-dialog__values">
      {values.map((value) => (
        <li key={value.value}>{children(value)}</li>
      ))}
    </ul>
  );
}

function countInWords({ words, values, total }: FacetValues, all: number, many: string): string {
  if (words !== "" && total === 0) return `None of ${formatCount(all)} ${many} begins like that`;
  const count =
    words === ""
      ? `${formatCount(total)} ${many}`
      : `${formatCount(total)} of ${formatCount(all)} ${many}`;
  return total > values.length ? `${count}, the first ${values.length} shown` : count;
}

/** Debounces a text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
