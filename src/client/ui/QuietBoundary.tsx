import { Component, Suspense, type ReactNode } from "react";

type QuietBoundaryProps = {
  children: ReactNode;
  /** Rendered while the part loads, and if it fails. */
  fallback?: ReactNode;
};

/** Error boundary for an optional part of the page frame, which hides failures. */
export class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
