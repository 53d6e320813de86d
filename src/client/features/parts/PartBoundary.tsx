import { Component, type ReactNode } from "react";
import { renewIfStale } from "../../page/renewal.ts";
import { buildId } from "../../relay/build.ts";
import { Button } from "../../ui/Button.tsx";
import { Waiting } from "./lazy-part.tsx";
import { MissingPart } from "./missing-part.ts";

type PartBoundaryProps = {
  children: ReactNode;
  /** Rendered until the part has loaded. */
  waiting: ReactNode;
  /** Closes the part if it failed to load, because it would have had its own way to close. */
  onClose?: () => void;
};

type State = {
  error: Error | null;
  /** Whether the visitor has seen the error. If the part fails again, they have retried. */
  isTold: boolean;
};

/**
 * Boundary of a lazy part. If the part fails to load, it says that the network is needed and offers a retry. After an
 * update of the site, it reloads the page instead.
 */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { error: null, isTold: false };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override async componentDidCatch(error: Error) {
    const isAskedAgain = this.state.isTold;
    if (!(error instanceof MissingPart) || (await renewIfStale(buildId, { isAskedAgain }))) return;
    this.setState({ isTold: true });
  }

  override render() {
    const { children, waiting, onClose } = this.props;
    const { error, isTold } = this.state;
    if (!error) return <Waiting value={waiting}>{children}</Waiting>;
    // The page handles errors of the part itself.
    if (!(error instanceof MissingPart)) throw error;
    if (!isTold) return waiting;
    return (
      <p role="alert">
        This part of the site did not load; it needs the network.{" "}
        <Button variant="quiet" onClick={() => this.setState({ error: null })}>
          Try again
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            Go without it
          </Button>
        )}
      </p>
    );
  }
}
