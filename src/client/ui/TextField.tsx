import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { use, useId, useState } from "react";
import { FormProblems } from "./form-problems.ts";
import { IconButton } from "./IconButton.tsx";

type TextFieldProps = {
  label: string;
  /** The field's name in its form. */
  name: string;
  /** What a browser may fill in by itself, in HTML's words. */
  autoComplete: string;
  /** `password` is hidden until somebody wants to see it. */
  type?: "text" | "email" | "password";
  /** What there is to know before writing. */
  description?: string;
  defaultValue?: string;
  maxLength?: number;
  /** What is said when nothing was written; without it nothing needs to be. */
  missing?: string;
  /** Called with what somebody writes. */
  onChange?: (text: string) => void;
};

/** A labelled line of text in a form, what to know about it, and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { label, name, type = "text", description, missing, onChange, ...input } = props;
  const id = useId();
  const problems = use(FormProblems);
  /** The problems since which somebody has written here: what they say of it is out of date. */
  const [answered, setAnswered] = useState<typeof problems | null>(null);
  const [isSeen, setSeen] = useState(false);
  const problem = answered === problems ? undefined : problems[name];
  return (
    <div className="text-field">
      <label className="text-field__label" htmlFor={id}>
        {label}
      </label>
      {description !== undefined && (
        <p className="text-field__description" id={`${id}-description`}>
          {description}
        </p>
      )}
      <div className="text-field__line">
        <input
          {...input}
          id={id}
          name={name}
          className="text-field__input"
          type={isSeen ? "text" : type}
          required={missing !== undefined}
          data-missing={missing}
          spellCheck={false}
          autoCapitalize={type === "text" ? "words" : "none"}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem ${id}-description`}
          onChange={({ target }) => {
            setAnswered(problems);
            onChange?.(target.value);
          }}
        />
        {type === "password" && (
          <IconButton
            className="text-field__eye"
            icon={isSeen ? EyeOff : Eye}
            label="Show the password"
            aria-pressed={isSeen}
            onClick={() => setSeen(!isSeen)}
          />
        )}
      </div>
      <p className="text-field__problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  );
}
