import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

type FoldProps = {
  title: string;
  /** A few quiet words behind the title, such as how many values are chosen. */
  detail?: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Called when the focus comes into it or leaves it. */
  onFocusChange: (hasFocus: boolean) => void;
  children: ReactNode;
};

/** A part of a page that can be folded away under its title, by the browser's own means. */
export function Fold({ title, detail, isOpen, onToggle, onFocusChange, children }: FoldProps) {
  return (
    <details
      className="fold"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      onFocus={() => onFocusChange(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        onFocusChange(currentTarget.contains(relatedTarget))
      }
    >
      <summary className="fold__title">
        {title}
        {detail !== undefined && <span className="fold__detail numeric">{detail}</span>}
        <ChevronDown className="fold__mark" aria-hidden size={18} strokeWidth={1.5} />
      </summary>
      {children}
    </details>
  );
}
