import { useId } from "react";

type ProgressBarProps = {
  /** What is in progress, in a few words. */
  label: string;
  /** Amount done and total; `total` is null while it is unknown. */
  done: number;
  total: number | null;
  /** Text beside the bar, such as `12 of 64`. */
  detail?: string;
};

/** A progress bar; indeterminate while the total is unknown. */
export function ProgressBar({ label, done, total, detail }: ProgressBarProps) {
  const labelId = useId();
  const share = total === null || total === 0 ? null : Math.min(1, done / total);
  const percent = share === null ? undefined : Math.round(share * 100);
  return (
    <div className="progress">
      <span className="progress__label" id={labelId}>
        {label}
      </span>
      {detail && <span className="progress__detail numeric">{detail}</span>}
      <div
        className="progress__track"
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={detail}
        data-unknown={share === null || undefined}
      >
        <div
          className="progress__fill"
          suppressHydrationWarning
          style={share === null ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
