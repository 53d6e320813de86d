import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState, type ComponentProps, type KeyboardEvent } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const loadSelect = () => import("../../ui/Select.tsx");
const Select = lazyPart(async () => (await loadSelect()).Select);

type LazySelectProps = Omit<ComponentProps<typeof Select>, "defaultOpen">;

/**
 * A select whose options load, with a large part of react-aria, when the user hovers or focuses it. Until then it shows
 * its value, and a press opens it as soon as possible.
 */
export function LazySelect(props: LazySelectProps) {
  const [pressed, setPressed] = useState(false);
  const waiting = <Waiting {...props} pressed={pressed} onPress={() => setPressed(true)} />;
  if (!pressed) return waiting;
  return (
    <PartBoundary waiting={waiting}>
      <Select {...props} defaultOpen />
    </PartBoundary>
  );
}

type WaitingProps = LazySelectProps & { pressed: boolean; onPress: () => void };

function Waiting({ label, options, selected, pressed, onPress }: WaitingProps) {
  const id = useId();

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    onPress();
  }

  return (
    <div className="select">
      <span className="select__label" id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        className="select__button"
        aria-labelledby={`${id}-value ${id}-label`}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-busy={pressed}
        onPointerEnter={() => preparePart(loadSelect)}
        onFocus={() => preparePart(loadSelect)}
        onKeyDown={openByArrow}
        onClick={onPress}
      >
        <span className="select__value" id={`${id}-value`}>
          {options.find((option) => option.id === selected)?.label}
        </span>
        <ChevronDown aria-hidden size={18} strokeWidth={1.5} />
      </button>
    </div>
  );
}
