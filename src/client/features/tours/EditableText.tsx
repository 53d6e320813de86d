import { useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";

type EditableTextProps = {
  label: string;
  text: string;
  /** The most characters it has. */
  most: number;
  /** Whether something else is being saved. */
  isBusy: boolean;
  /** @param onTaken is to be called once it is saved, or kept elsewhere */
  onSave: (text: string, onTaken: () => void) => void;
};

/** A text that is there to be changed; what was written and not saved stays, whatever arrives. */
export function EditableText({ label, text, most, isBusy, onSave }: EditableTextProps) {
  const [written, setWritten] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isChanged = written !== null && written !== text;
  return (
    <form
      ref={form}
      className="editable-text"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged || isBusy) return;
        onSave(written, () => {
          // What was written since goes on being there; the button goes, and maybe with the focus.
          setWritten((now) => (now === written ? null : now));
          if (form.current?.contains(document.activeElement)) field.current?.focus();
        });
      }}
    >
      <textarea
        ref={field}
        className="text-field__input"
        aria-label={label}
        rows={1}
        maxLength={most}
        value={written ?? text}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setWritten(null);
          if (event.key !== "Enter" || event.shiftKey) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {isChanged && (
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          Save
        </Button>
      )}
    </form>
  );
}
