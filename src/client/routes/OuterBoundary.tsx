import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorState } from "../ui/ErrorState.tsx";

type OuterBoundaryProps = {
  children: ReactNode;
  /** Called with what nothing else caught. */
  onError: (error: Error, info: ErrorInfo) => void;
};

/** Catches what the frame itself throws: without a frame, loading the page anew is all there is. */
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
