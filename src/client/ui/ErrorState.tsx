import type { ReactNode } from "react";
import { Button } from "./Button.tsx";

type ErrorStateProps = {
  title: string;
  /** What happened and what can be done about it. */
  children?: ReactNode;
  onRetry?: () => void;
  /** Something to name when asking for help, such as a request id. */
  reference?: string;
};

/** Stands where a page or a part of it would be, when it could not be had. */
export function ErrorState({ title, children, onRetry, reference }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <h2 className="state__title">{title}</h2>
      {children && <div className="state__words">{children}</div>}
      {onRetry && (
        <div className="state__actions">
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {reference && <p className="state__reference">Reference: {reference}</p>}
    </div>
  );
}
