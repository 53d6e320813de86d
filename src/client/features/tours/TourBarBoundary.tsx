import { Component, type ReactNode } from "react";
import { onMissed } from "../../relay/missed-events.ts";
import { Button } from "../../ui/Button.tsx";

type TourBarBoundaryProps = {
  children: ReactNode;
  /** Path of the page. */
  path: string;
};

/**
 * Error boundary of the guide's bar. The tour continues without the bar, which recovers on the next page, on a
 * reconnect, or on request.
 */
export class TourBarBoundary extends Component<TourBarBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };
  #stop: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidMount() {
    this.#stop = onMissed(this.#again);
  }

  override componentDidUpdate({ path }: TourBarBoundaryProps) {
    if (path !== this.props.path && this.state.isFailed) this.#again();
  }

  override componentWillUnmount() {
    this.#stop?.();
  }

  override render() {
    if (!this.state.isFailed) return this.props.children;
    return (
      <p className="page" role="alert">
        The bar of your tour could not be shown; the tour goes on.{" "}
        <Button variant="quiet" onClick={() => this.#again()}>
          Show it again
        </Button>
      </p>
    );
  }

  readonly #again = () => this.setState({ isFailed: false });
}
