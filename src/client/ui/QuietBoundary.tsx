import { Component, Suspense, type ReactNode } from "react";

type QuietBoundaryProps = {
  children: ReactNode;
  /** What stands there while the part waits, and if it fails. */
  fallback?: ReactNode;
};

/** Around a part of the frame that the page can do without: it fails quietly. */
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
