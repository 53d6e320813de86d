import { ChevronDown } from "lucide-react";
import { Suspense, lazy, useId, type ComponentProps } from "react";

const Select = lazy(async () => ({ default: (await import("../../ui/Select.tsx")).Select }));

type LazySelectProps = ComponentProps<typeof Select>;

/** A select whose list of values is loaded after the page: until then it shows its value. */
export function LazySelect(props: LazySelectProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Select {...props} />
    </Suspense>
  );
}

function Waiting({ label, options, selected }: LazySelectProps) {
  const labelId = useId();
  return (
    <div className="select">
      <span className="select__label" id={labelId}>
        {label}
      </span>
      <button type="button" className="select__button" aria-labelledby={labelId} aria-disabled>
        <span className="select__value">{options.find(({ id }) => id === selected)?.label}</span>
        <ChevronDown aria-hidden size={18} strokeWidth={1.5} />
      </button>
    </div>
  );
}
