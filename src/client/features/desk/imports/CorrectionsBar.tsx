import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../works/label.ts";

type CorrectionsBarProps = {
  /** How many settings are corrected and not applied. */
  count: number;
  isApplying: boolean;
  /** Why they were not applied; empty if nothing is known of that. */
  refusal: string;
  onApply: () => void;
  onDiscard: () => void;
};

/** Applies the corrections of how a table is read, all at once; it stays at the foot of the window. */
export function CorrectionsBar(props: CorrectionsBarProps) {
  const { count, isApplying, refusal, onApply, onDiscard } = props;
  const bar = useRef<HTMLDivElement>(null);
  const words = `${formatCount(count)} ${count === 1 ? "correction" : "corrections"}`;
  // The button that was pressed goes with the corrections.
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
