import { useState, type ReactNode } from "react";
import { Fold } from "../../ui/Fold.tsx";
import { formatCount } from "./label.ts";

type FacetFoldProps = {
  title: string;
  /** Whether there are values to select. If not, the section is removed, unless it has the focus. */
  isOffered: boolean;
  /** Number of selected values. */
  chosen: number;
  /** Short description of the selection, if there is one. */
  inWords?: string;
  /** Whether it is initially open without a selection. */
  isOpenFirst: boolean;
  children: ReactNode;
};

/**
 * A facet as a collapsible section. Selecting a value opens it; when it is closed, its title shows the number of
 * selected values.
 */
export function FacetFold({
  title,
  isOffered,
  chosen,
  inWords,
  isOpenFirst,
  children,
}: FacetFoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst || chosen > 0);
  const [hasFocus, setFocus] = useState(false);
  const [known, setKnown] = useState(chosen);
  if (chosen !== known) {
    setKnown(chosen);
    if (chosen > known) setOpen(true);
  }
  if (!isOffered && !hasFocus) return null;
  return (
    <Fold
      title={title}
      detail={chosen > 0 ? (inWords ?? `${formatCount(chosen)} chosen`) : undefined}
      isOpen={isOpen}
      onToggle={setOpen}
      onFocusChange={setFocus}
    >
      <fieldset className="facet-panel__group">
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </Fold>
  );
}
