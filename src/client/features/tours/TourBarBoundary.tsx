import { Component, type ReactNode } from "react";
import { onMissed } from "../../relay/missed-events.ts";
import { Button } from "../../ui/Button.tsx";

type TourBarBoundaryProps = {
  children: ReactNode;
  /** The page's path. */
  path: string;
};

/**
 * Around the bar of the guide: a tour goes on without it, so after a failure it comes back with the next page, with
 * the connection, and when somebody asks for it.
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
