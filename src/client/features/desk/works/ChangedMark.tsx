import type { WrittenField } from "../../../../record/work-fields.ts";
import { fieldWords } from "./field-words.ts";
import { useWorkForm } from "./WorkFormContext.ts";

/** Says that a field is changed and not saved, with the way back to what it is in the collection. */
export function ChangedMark({ field }: { field: WrittenField }) {
  const { changed, putBack } = useWorkForm();
  if (!changed.has(field)) return null;
  return (
    <span className="work-form__changed">
      changed
      <button
        type="button"
        className="work-form__undo"
        aria-label={`Undo: ${fieldWords[field]}`}
        onClick={() => putBack(field)}
      >
        Undo
      </button>
    </span>
  );
}
