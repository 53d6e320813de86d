import { useState, type ReactNode } from "react";
import {
  changed,
  type SearchChange,
  type WorksSearch,
} from "../../../../src/client/features/works/works-search.ts";

export type OnChoice = (search: WorksSearch, change: SearchChange) => void;

type ChoiceProps = {
  initial: WorksSearch;
  /** Told what is chosen after each change, and the change. */
  onChoice: OnChoice;
  children: (search: WorksSearch, onSearchChange: (change: SearchChange) => void) => ReactNode;
};

/** Keeps what is chosen for a component that changes it, as the page of works does. */
export function Choice({ initial, onChoice, children }: ChoiceProps) {
  const [search, setSearch] = useState(initial);
  return children(search, (change) => {
    const next = changed(search, change);
    onChoice(next, change);
    setSearch(next);
  });
}
