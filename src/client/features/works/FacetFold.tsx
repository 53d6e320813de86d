import { useState, type ReactNode } from "react";
import { Fold } from "../../ui/Fold.tsx";
import { formatCount } from "./label.ts";

type FacetFoldProps = {
  title: string;
  /** How much of it is chosen. */
  chosen: number;
  /** What is chosen, if it can be said in a few words. */
  inWords?: string;
  /** Whether it stands open without a choice. */
  isOpenFirst: boolean;
  children: ReactNode;
};

/** A facet under its title. A choice made in it opens it; whoever folds it sees how much is chosen. */
export function FacetFold({ title, chosen, inWords, isOpenFirst, children }: FacetFoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst || chosen > 0);
  const [known, setKnown] = useState(chosen);
  if (chosen !== known) {
    setKnown(chosen);
    if (chosen > known) setOpen(true);
  }
  return (
    <Fold
      title={title}
      detail={chosen > 0 ? (inWords ?? `${formatCount(chosen)} chosen`) : undefined}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <fieldset className="facet-panel__group">
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </Fold>
  );
}
