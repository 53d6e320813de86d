import Bold from "lucide-react/icons/bold";
import Italic from "lucide-react/icons/italic";
import { useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { withMark } from "../../../text/with-mark.ts";
import type { Mark } from "../../../text/with-mark.ts";
import { IconButton } from "../../ui/IconButton.tsx";

type NoteFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Help text for the field. */
  description?: string | undefined;
  /** Error message. */
  problem?: string | undefined;
  /** Number of lines; by default it is a single-line field. */
  rows?: number;
  /** Whether the text may have bold and italic markup. */
  hasMarks?: boolean;
  /** Called on Control or Command and Enter. */
  onSend?: () => void;
  /** Whether it gets the focus on mount. */
  isFirst?: boolean;
};

const marks = [
  { mark: "**", key: "b", label: "Bold", icon: Bold },
  { mark: "*", key: "i", label: "Italic", icon: Italic },
] as const;

/** A labelled field of a note, with its error. */
export function NoteField(props: NoteFieldProps) {
  const { label, value, onChange, description, problem, rows, onSend, isFirst = false } = props;
  const { hasMarks = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const isWrong = problem !== undefined;

  useEffect(() => {
    if (isFirst || isWrong) (input.current ?? area.current)?.focus();
  }, [isFirst, isWrong]);

  const field = {
    id,
    value,
    className: "text-field__input",
    "aria-invalid": isWrong,
    "aria-describedby": `${id}-problem ${id}-description`,
  };
  function putMark(mark: Mark) {
    const element = area.current;
    if (!element) return;
    const { selectionStart: from, selectionEnd: to } = element;
    const next = withMark({ text: value, from, to }, mark);
    flushSync(() => onChange(next.text));
    element.focus();
    element.setSelectionRange(next.from, next.to);
  }

  return (
    <div className="text-field">
      <div className="note-field__head">
        <label className="text-field__label" htmlFor={id}>
          {label}
        </label>
        {hasMarks && (
          <div role="group" aria-label="Style" className="note-field__marks">
            {marks.map(({ mark, key, label: name, icon }) => (
              <IconButton
                key={key}
                icon={icon}
                label={name}
                aria-keyshortcuts={`Control+${key.toUpperCase()}`}
                onClick={() => putMark(mark)}
              />
            ))}
          </div>
        )}
      </div>
      {rows === undefined ? (
        <input {...field} ref={input} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea
          {...field}
          ref={area}
          rows={rows}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            const { ctrlKey, metaKey, shiftKey, altKey } = event;
            if ((!ctrlKey && !metaKey) || shiftKey || altKey) return;
            if (event.key === "Enter") onSend?.();
            const pressed = hasMarks && marks.find(({ key }) => key === event.key.toLowerCase());
            if (!pressed) return;
            event.preventDefault();
            putMark(pressed.mark);
          }}
        />
      )}
      <p className="text-field__problem" id={`${id}-problem`}>
        {problem}
      </p>
      {description !== undefined && (
        <p className="text-field__description" id={`${id}-description`}>
          {description}
        </p>
      )}
    </div>
  );
}
