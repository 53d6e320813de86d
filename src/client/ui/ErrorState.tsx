import type { ReactNode } from "react";
import { Button } from "./Button.tsx";

type ErrorStateProps = {
  title: string;
  /** 1 if it replaces a whole page. */
  level?: 1 | 2;
  /** What happened and what the user can do about it. */
  children?: ReactNode;
  onRetry?: () => void;
  /** Other actions: buttons or links. */
  actions?: ReactNode;
  /** An identifier for support requests, such as a request id. */
  reference?: string | undefined;
};

/** Replaces a page or a part of it that could not be loaded. */
export function ErrorState({
  title,
  level = 2,
  children,
  onRetry,
  actions,
  reference,
}: ErrorStateProps) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div className="state" role="alert">
      <Title className="state__title">{title}</Title>
      {children && <div className="state__words">{children}</div>}
      {(onRetry || actions) && (
        <div className="state__actions">
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          {actions}
        </div>
      )}
      {reference && <p className="state__reference">Reference: {reference}</p>}
    </div>
  );
}
