import { useEffect, useId, useRef } from "react";

type NoteFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What there is to know before writing. */
  description?: string | undefined;
  /** What is wrong with it. */
  problem?: string | undefined;
  /** How many lines it shows; without it there is one. */
  rows?: number;
  /** Called when it is sent by Control or Command and Enter. */
  onSend?: () => void;
  /** Whether somebody begins to write as soon as it is there. */
  isFirst?: boolean;
};

/** A labelled field of a note, with what is wrong with it. */
export function NoteField(props: NoteFieldProps) {
  const { label, value, onChange, description, problem, rows, onSend, isFirst = false } = props;
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
  return (
    <div className="text-field">
      <label className="text-field__label" htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? (
        <input {...field} ref={input} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea
          {...field}
          ref={area}
          rows={rows}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSend?.();
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
