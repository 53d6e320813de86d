import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

type FoldProps = {
  title: string;
  /** Secondary text after the title, such as how many values are selected. */
  detail?: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Called when the focus enters or leaves it. */
  onFocusChange: (hasFocus: boolean) => void;
  children: ReactNode;
};

/** A collapsible section with a title, built on `<details>`. */
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
