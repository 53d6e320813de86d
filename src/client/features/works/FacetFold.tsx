import { useState, type ReactNode } from "react";
import { Fold } from "../../ui/Fold.tsx";
import { formatCount } from "./label.ts";

type FacetFoldProps = {
  title: string;
  /** Whether there is anything to choose. If not it goes, but only when the focus is not in it. */
  isOffered: boolean;
  /** How much of it is chosen. */
  chosen: number;
  /** What is chosen, if it can be said in a few words. */
  inWords?: string;
  /** Whether it stands open without a choice. */
  isOpenFirst: boolean;
  children: ReactNode;
};

/** A facet under its title. A choice made in it opens it; whoever folds it sees how much is chosen. */
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
