import { useState, type ReactNode } from "react";
import {
  changed,
  type SearchChange,
  type WorksSearch,
} from "../../../../src/client/features/works/works-search.ts";

export type OnChoice = (search: WorksSearch, change: SearchChange) => void;

type ChoiceProps = {
  initial: WorksSearch;
  /** Called with the selection after each change, and with the change. */
  onChoice: OnChoice;
  children: (search: WorksSearch, onSearchChange: (change: SearchChange) => void) => ReactNode;
};

/** Stores the selection for a component that changes it, like the page of works. */
export function Choice({ initial, onChoice, children }: ChoiceProps) {
  const [search, setSearch] = useState(initial);
  return children(search, (change) => {
    const next = changed(search, change);
    onChoice(next, change);
    setSearch(next);
  });
}
