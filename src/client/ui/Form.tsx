import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { FormProblems, noProblems } from "./form-problems.ts";

type FormProps = {
  /** What the button says that sends it, and while it is being sent. */
  submit: string;
  sending: string;
  isSending: boolean;
  /** Whether it is one form among others, and its button no more than that. */
  isOneOfMany?: boolean;
  /** What is wrong with single fields, by their names. */
  problems?: Readonly<Record<string, string>>;
  /** What is wrong otherwise. */
  message?: string;
  /** Sends the same again, if nobody knows whether it arrived. */
  again?: () => void;
  /** Called when the same is sent again: what was wrong is over. */
  onAgain?: () => void;
  /** Whether somebody begins to write as soon as it is there. */
  startsInFirstField?: boolean;
  /** Given a function that reads a field by its name. */
  onSubmit: (read: (name: string) => string) => void;
  /** What stands beside the button. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * Fields and the button that sends them; what was typed stays until it is taken. What is wrong stands at its field
 * until somebody writes there, and the first such field has the focus.
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
