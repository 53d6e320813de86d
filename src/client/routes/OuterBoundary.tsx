import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorState } from "../ui/ErrorState.tsx";

type OuterBoundaryProps = {
  children: ReactNode;
  /** Called with an error that no other boundary caught. */
  onError: (error: Error, info: ErrorInfo) => void;
};

/** Catches errors of the site's frame. Without a frame only a reload is possible. */
export class OuterBoundary extends Component<OuterBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="page">
        <ErrorState level={1} title="The site could not be shown" onRetry={() => location.reload()}>
          <p>Something went wrong. Trying again loads the page anew.</p>
        </ErrorState>
      </main>
    );
  }
}
