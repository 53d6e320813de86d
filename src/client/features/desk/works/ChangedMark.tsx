import { useRef } from "react";
import type { WrittenField } from "../../../../record/work-fields.ts";
import { useFocusHandedOn } from "../../works/use-focus-handed-on.ts";
import { fieldWords } from "./field-words.ts";
import { useWorkForm } from "./WorkFormContext.ts";

/** Marks a field with unsaved changes, with a button to undo them. */
export function ChangedMark({ field }: { field: WrittenField }) {
  const { changed, putBack } = useWorkForm();
  if (!changed.has(field)) return null;
  return <Mark name={fieldWords[field]} onUndo={() => putBack(field)} />;
}

function Mark({ name, onUndo }: { name: string; onUndo: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  useFocusHandedOn(mark, fieldOf);
  return (
    <span ref={mark} className="work-form__changed">
      changed
      <button
        type="button"
        className="work-form__undo"
        aria-label={`Undo: ${name}`}
        onClick={onUndo}
      >
        Undo
      </button>
    </span>
  );
}

/** Returns the field of a mark. For a list, whose rows may disappear with the mark, it returns the add button. */
function fieldOf(mark: HTMLElement): HTMLElement | null | undefined {
  const field = mark.closest(".text-field, .work-form__rows");
  return field?.querySelector(
    field.matches(".text-field") ? "input, textarea, select" : ":scope > .work-form__add",
  );
}
