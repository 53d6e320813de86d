import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { FormProblems, noProblems } from "./form-problems.ts";

type FormProps = {
  /** Labels of the submit button, when idle and while sending. */
  submit: string;
  sending: string;
  isSending: boolean;
  /** Whether it is one of several forms, so that its button is not the primary one. */
  isOneOfMany?: boolean;
  /** Errors of single fields, by field name. */
  problems?: Readonly<Record<string, string>>;
  /** Error of the whole form. */
  message?: string;
  /** Sends the same input again, if it is unknown whether the server received it. */
  again?: () => void;
  /** Called when the same input is sent again, to clear the error. */
  onAgain?: () => void;
  /** Whether the first field gets the focus on mount. */
  startsInFirstField?: boolean;
  /** Called with a function that reads a field by its name. */
  onSubmit: (read: (name: string) => string) => void;
  /** Content beside the button. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * Fields and the button that submits them. Input stays until it was accepted. An error shows at its field until the
 * user edits the field, and the first invalid field gets the focus.
 */
export function Form(props: FormProps) {
  const { submit, sending, isSending, problems = noProblems, startsInFirstField = false } = props;
  const { again } = props;
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState(noProblems);
  const shown = useMemo(() => ({ ...problems, ...missing }), [problems, missing]);

  useEffect(() => {
    if (startsInFirstField) form.current?.querySelector("input")?.focus();
  }, [startsInFirstField]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);
  useEffect(() => {
    if (!props.message) return;
    form.current?.querySelector(".form__message")?.scrollIntoView({ block: "nearest" });
  }, [props.message]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const inputs = [...event.currentTarget.querySelectorAll("input")];
    const empty = inputs.filter(({ required, value }) => required && value === "");
    setMissing(Object.fromEntries(empty.map(({ name }) => [name, missingWords(name)])));
    const values = new FormData(event.currentTarget);
    if (empty.length === 0) props.onSubmit((name) => String(values.get(name) ?? ""));
  }

  const missingWords = (name: string) =>
    form.current?.querySelector(`[name="${name}"]`)?.getAttribute("data-missing") ?? "";

  return (
    <form ref={form} className="form" noValidate onSubmit={send}>
      <FormProblems value={shown}>{props.children}</FormProblems>
      <p className="form__message" role="alert">
        {props.message}
      </p>
      {again && (
        <Button
          className="form__again"
          onClick={() => {
            props.onAgain?.();
            again();
          }}
        >
          Send the same again
        </Button>
      )}
      <div className="form__actions">
        <Button
          type="submit"
          variant={props.isOneOfMany ? "plain" : "primary"}
          aria-disabled={isSending}
        >
          {isSending ? sending : submit}
        </Button>
        {props.actions}
      </div>
    </form>
  );
}
