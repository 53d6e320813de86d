import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { Button } from "../../ui/Button.tsx";

type RenameFormProps = {
  name: string;
  /** Called with the new name, or null if it is unchanged. */
  onDone: (name: string | null) => void;
};

/** Maximum length of a name. */
const longestName = 120;

/** Inline form for a new name. */
export function RenameForm({ name, onDone }: RenameFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const wanted = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wanted !== "") onDone(wanted === name ? null : wanted);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onDone(null);
  }

  return (
    <form className="rename-form" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        Name of the search
      </label>
      <input
        ref={field}
        id={id}
        className="rename-form__field"
        autoComplete="off"
        maxLength={longestName}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <Button type="submit" disabled={wanted === ""}>
        Save
      </Button>
      <Button variant="quiet" onClick={() => onDone(null)}>
        Cancel
      </Button>
    </form>
  );
}
