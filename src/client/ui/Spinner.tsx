/** Loading indicator. It appears only after a moment, so that fast responses do not flash. */
export function Spinner({ label = "Loading" }: { label?: string }) {
  return (
    <span className="spinner" role="status">
      <span className="spinner__ring" aria-hidden />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
