import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  /** What to do now, in a sentence or two. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
};

/** Stands where a list or a page would be, when there is nothing to show. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="state">
      <h2 className="state__title">{title}</h2>
      {children && <div className="state__words">{children}</div>}
      {actions && <div className="state__actions">{actions}</div>}
    </div>
  );
}
