import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { use, useId, useState } from "react";
import { FormProblems } from "./form-problems.ts";
import { IconButton } from "./IconButton.tsx";

type TextFieldProps = {
  label: string;
  /** The field's name in its form. */
  name: string;
  /** The HTML `autocomplete` value. */
  autoComplete: string;
  /** `password` is masked until the user reveals it. */
  type?: "text" | "email" | "password";
  /** Help text for the field. */
  description?: string;
  defaultValue?: string;
  maxLength?: number;
  /** Error message if the field is empty; without it the field is optional. */
  missing?: string;
  /** Called with the text whenever it changes. */
  onChange?: (text: string) => void;
};

/** A labelled text input in a form, with its help text and its error. */
export function TextField(props: TextFieldProps) {
  const { label, name, type = "text", description, missing, onChange, ...input } = props;
  const id = useId();
  const problems = use(FormProblems);
  /** The problems that were current when the user last edited the field; their message for it is outdated. */
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
