import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../works/label.ts";

type CorrectionsBarProps = {
  /** Number of unapplied corrections. */
  count: number;
  isApplying: boolean;
  /** Why the corrections were not applied; empty if unknown. */
  refusal: string;
  onApply: () => void;
  onDiscard: () => void;
};

/** A bar at the bottom of the window that applies or discards all corrections at once. */
export function CorrectionsBar(props: CorrectionsBarProps) {
  const { count, isApplying, refusal, onApply, onDiscard } = props;
  const bar = useRef<HTMLDivElement>(null);
  const words = `${formatCount(count)} ${count === 1 ? "correction" : "corrections"}`;
  // The pressed button disappears with the corrections.
  const keepFocus = () => bar.current?.focus({ preventScroll: true });
  return (
    <div
      ref={bar}
      className="corrections-bar"
      tabIndex={-1}
      data-quiet={(count === 0 && refusal === "") || undefined}
    >
      <p role="status">{count > 0 && `${words}, not applied yet. The table is read again once.`}</p>
      <p role="alert">{refusal}</p>
      {count > 0 && (
        <div className="corrections-bar__acts">
          <Button
            variant="quiet"
            onClick={() => {
              keepFocus();
              onDiscard();
            }}
          >
            Discard corrections
          </Button>
          <Button
            variant="primary"
            aria-disabled={isApplying}
            onClick={() => {
              keepFocus();
              onApply();
            }}
          >
            Apply {words}
          </Button>
        </div>
      )}
    </div>
  );
}
