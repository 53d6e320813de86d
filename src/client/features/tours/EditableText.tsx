import { useState } from "react";
import { Button } from "../../ui/Button.tsx";

type EditableTextProps = {
  label: string;
  text: string;
  /** The most characters it has. */
  most: number;
  onSave: (text: string) => void;
};

/** A text that is there to be changed; what was written and not saved stays, whatever arrives. */
export function EditableText({ label, text, most, onSave }: EditableTextProps) {
  const [written, setWritten] = useState<string | null>(null);
  const isChanged = written !== null && written !== text;
  return (
    <form
      className="editable-text"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged) return;
        setWritten(null);
        onSave(written);
      }}
    >
      <textarea
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
        <Button type="submit" variant="primary">
          Save
        </Button>
      )}
    </form>
  );
}
