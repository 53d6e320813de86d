import { useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";

type EditableTextProps = {
  label: string;
  text: string;
  /** Maximum length of the text, in UTF-16 code units. */
  most: number;
  /** Whether another change is being saved. */
  isBusy: boolean;
  /** @param onTaken must be called once the text is saved, or stored elsewhere */
  onSave: (text: string, onTaken: () => void) => void;
};

/** An inline text field. Unsaved input is not overwritten by new data. */
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
          // Input since the submit stays. The button disappears, and may have had the focus.
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
