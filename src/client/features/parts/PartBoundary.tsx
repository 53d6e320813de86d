import { Component, type ReactNode } from "react";
import { renewIfStale } from "../../page/renewal.ts";
import { buildId } from "../../relay/build.ts";
import { Button } from "../../ui/Button.tsx";
import { Waiting } from "./lazy-part.tsx";
import { MissingPart } from "./missing-part.ts";

type PartBoundaryProps = {
  children: ReactNode;
  /** What stands there until the part is loaded. */
  waiting: ReactNode;
  /** Lets the visitor go without the part where it could not be loaded: it would have had a way to close it. */
  onClose?: () => void;
};

type State = {
  error: Error | null;
  /** Whether the visitor was told that a part is missing. If it is missing still, they have tried again. */
  isTold: boolean;
};

/**
 * Around a lazy part: says that it needs the network if it could not be loaded, and lets the visitor try
 * again. After an update of the site the page is loaded anew instead.
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
    // What is wrong with the part itself is the page's to say.
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
